import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { publicHeaders, publicPage } from '#app/http/public-page.server.ts'
import { paths } from '#app/paths.ts'
import { Notice } from '#app/ui/base/notice.tsx'
import { PRODUCT, pageTitle } from '#app/ui/page/page.tsx'
import { TextPage, type TextSection } from './text-page.tsx'

export const meta: MetaFunction = () =>
  pageTitle(
    'Birth Time Help',
    'What a few minutes change, where the exact time of a birth is written down, and what to do without it.',
  )
export const headers = publicHeaders
export const loader = (args: LoaderFunctionArgs) => publicPage(args, null)

const sections: readonly TextSection[] = [
  {
    id: 'minutes',
    heading: 'What a few minutes change',
    body: (
      <>
        <p>
          The Part of Fortune is counted from the Ascendant, the degree that rises in the east. The whole
          zodiac rises once a day, so the Ascendant moves quickly, and the Part of Fortune with it: about a
          quarter of a degree for every minute of the clock.
        </p>
        <dl className="facts">
          {[
            ['1 minute', 'a quarter of a degree'],
            ['4 minutes', 'one degree'],
            ['15 minutes', 'nearly four degrees'],
            ['1 hour', 'fifteen degrees, half a sign'],
            ['2 hours', 'a whole sign'],
          ].map(([time, distance]) => (
            <div key={time}>
              <dt>{time}</dt>
              <dd>{distance}</dd>
            </div>
          ))}
        </dl>
        <p>
          These are averages. The speed depends on the sign that is rising. The further a birthplace is from
          the equator, the more it varies.
        </p>
        <p>
          Often nothing changes, because the lot stands in the middle of a sign. Near an edge one minute is
          enough. Within 15 minutes either way its sign changes in 27 charts of 100, and its house in 10.
          Another sign means another ruler, and so another analysis.
        </p>
        <p>
          Near sunrise and sunset there is one more point: births by day and by night use different formulas.
          If the Sun stood within one degree of the horizon, your analysis says so and shows both places.
        </p>
      </>
    ),
  },
  {
    id: 'where-to-look',
    heading: 'Where the exact time is written down',
    body: (
      <>
        <ol>
          <li>
            <strong>The birth certificate.</strong> Many show the time. Where the short form does not, the
            full copy of the entry in the register often does, so ask for the full copy.
          </li>
          <li>
            <strong>The hospital or the midwife.</strong> The time is noted at the birth itself, in the notes
            of the delivery and often on the bracelet or card that the family took home. Ask the records
            office of the hospital. Records are not kept for ever.
          </li>
          <li>
            <strong>The child’s health book,</strong> given to the parents after the birth.
          </li>
          <li>
            <strong>Family papers.</strong> A note in a family Qur’an or Bible, a baby book, a diary, a
            letter, a telegram, an announcement in a newspaper, the back of a photograph.
          </li>
          <li>
            <strong>People.</strong> Ask more than one, and ask each alone. What was happening helps memory:
            which prayer had just been called, whether it was light, who was on the way to work.
          </li>
        </ol>
      </>
    ),
  },
  {
    id: 'by-country',
    heading: 'What to ask for, in some countries',
    body: (
      <>
        <ul>
          <li>
            <strong>France:</strong> the <span lang="fr">copie intégrale de l’acte de naissance</span>, from
            the town hall of the birthplace. It gives the hour.
          </li>
          <li>
            <strong>Germany:</strong> a certified print-out of the birth register (
            <span lang="de">beglaubigter Ausdruck aus dem Geburtenregister</span>), from the registry office
            of the birthplace. It gives hour and minute; the ordinary certificate does not.
          </li>
          <li>
            <strong>Italy:</strong> the <span lang="it">copia integrale dell’atto di nascita</span>, from the
            comune of the birthplace.
          </li>
          <li>
            <strong>Spain:</strong> the <span lang="es">certificación literal de nacimiento</span>, from the
            civil registry.
          </li>
          <li>
            <strong>Netherlands:</strong> the <span lang="nl">afschrift van de geboorteakte</span>, the full
            copy, from the municipality of the birthplace.
          </li>
          <li>
            <strong>Scotland:</strong> the full extract of the birth entry. It gives the time.
          </li>
          <li>
            <strong>England and Wales:</strong> the certificate gives a time for twins and other multiple
            births, and rarely otherwise. Try the maternity unit and the child’s red book.
          </li>
          <li>
            <strong>United States:</strong> the long-form certificate, from the vital records office of the
            state. The short form often leaves the time out.
          </li>
          <li>
            <strong>Brazil:</strong> the <span lang="pt-BR">certidão de nascimento</span>. It normally gives
            the hour.
          </li>
        </ul>
        <p>
          For other countries we would rather say nothing than something wrong. Ask the office that keeps the
          register of births for a full copy, and whether it shows the time.
        </p>
      </>
    ),
  },
  {
    id: 'check',
    heading: 'Before you type it in',
    body: (
      <ul>
        <li>Is it morning or evening? The form takes 24 hours: half past two in the afternoon is 14:30.</li>
        <li>
          Was it just after midnight? Then the date is that of the new day. 00:10 on the 15th is ten minutes
          after the end of the 14th.
        </li>
        <li>
          Is it a round number? 10:00 or 10:30 may have been rounded by the person who wrote it down. Look for
          a second source.
        </li>
        <li>
          Is it the time of birth? Some papers show the time of registration or of admission to the hospital
          beside it.
        </li>
        <li>
          Is the place the place of birth? Enter where you were born, not where you were registered or grew
          up.
        </li>
        <li>
          Check it twice. Birth information is saved once, and you cannot change it yourself afterwards.
        </li>
      </ul>
    ),
  },
  {
    id: 'approximate',
    heading: 'If you know the time only roughly',
    body: (
      <>
        <p>
          Look further first. If that leads nowhere, enter the time that you think most likely, and read the
          analysis as the analysis of that time. With an uncertainty of a few minutes the sign and the house
          usually stay the same. With half an hour they often change. If all you know is “in the morning”,
          they say nothing. Once your birth information is saved,{' '}
          <a href={paths.partOfFortune}>Part of Fortune</a> shows how much your birth time matters: for a time
          that may be 2, 5, 15 or 30 minutes off it says what stays the same, and at which minute the rest
          changes.
        </p>
        <p>
          The signs of the Sun and the planets seldom depend on the hour, and the Moon’s sign does on some
          days. The Ascendant, the houses and the Part of Fortune always do.
        </p>
        <Notice title="We do not use noon instead">
          <p>
            Some programs take twelve o’clock when no time is given. {PRODUCT} does not. Houses from a made-up
            time would be made up too, so the form asks for hour and minute.
          </p>
        </Notice>
        <p>
          If you find a better time later, you can <a href={paths.birthInfo}>request a correction</a>: an
          administrator decides, and your chart is then recalculated.
        </p>
      </>
    ),
  },
  {
    id: 'time-zones',
    heading: 'Time zones and summer time are taken into account',
    body: (
      <>
        <p>
          Type the time that the clocks showed where you were born. Do not take off an hour for summer time,
          and do not convert it to the time zone in which you live now.
        </p>
        <p>
          {PRODUCT} knows the zone of each place and its history: when summer time began and ended in each
          year, wartime and double summer time, and the years in which a country changed its zone. It goes
          back to 1900, the first year for which birth information is taken. Where a place did not yet keep a
          zone’s time, local mean time is used, and your record says so.
        </p>
      </>
    ),
  },
  {
    id: 'clock-changes',
    heading: 'Births in the night of a clock change',
    body: (
      <>
        <p>
          When the clocks go back, one hour comes twice. If you were born in it, the form asks whether it was
          the first time or the second. A note on the hospital’s paper, such as “summer time”, settles it.
        </p>
        <p>
          When the clocks go forward, one hour does not come at all. If you enter a time in it, the form says
          so and offers the two nearest times that did exist. It does not choose for you.
        </p>
      </>
    ),
  },
  {
    id: 'place',
    heading: 'If your birthplace is not in the list',
    body: (
      <>
        <p>
          The list has nearly 200,000 places, with older and Arabic spellings. Try another spelling, or leave
          out the district. A nearby town is nearly as good: in the latitudes where most people live, a place
          20 kilometres to the east or west changes the houses by about a quarter of a degree, as much as one
          minute of time does.
        </p>
        <p>
          You can also open “My place is not listed” in the form and give the coordinates, such as 41.0082 and
          28.9784, or 41°00′30″N and 28°58′42″E. You find them by pressing long on the place in a map
          application. The time zone is then looked up from them; if you know it better, you can type it, such
          as Europe/Istanbul.
        </p>
      </>
    ),
  },
]

export default function BirthTimeHelp() {
  return (
    <TextPage
      title="Birth Time Help"
      lead="An exact birth time is needed, because without it the houses cannot be calculated correctly. Here is where to find it."
      sections={sections}
    />
  )
}
