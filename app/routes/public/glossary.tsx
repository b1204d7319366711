import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import type { ReactNode } from 'react'
import { publicHeaders, publicPage } from '#app/http/public-page.server.ts'
import { paths } from '#app/paths.ts'
import type { TermId } from '#app/ui/base/term.tsx'
import { ContentsList } from '#app/ui/page/contents-list.tsx'
import { PageBody, PageHeader, pageTitle } from '#app/ui/page/page.tsx'

export const meta: MetaFunction = () =>
  pageTitle(
    'Glossary',
    'The words of a chart in plain English: lot, house, ruler, sect, aspect, orb, dignity and the rest.',
  )
export const headers = publicHeaders
export const loader = (args: LoaderFunctionArgs) => publicPage(args, null)

interface Entry {
  word: string
  /** The term in al-Qabisi's Introduction, without vowels. */
  arabic?: { text: string; latin: string }
  meaning: ReactNode
}

const to = (id: TermId, text: string) => <a href={`#${id}`}>{text}</a>

const ENTRIES: Readonly<Record<TermId, Entry>> = {
  'part-of-fortune': {
    word: 'Part of Fortune',
    arabic: { text: 'سهم السعادة', latin: 'sahm al-saʿāda' },
    meaning: (
      <>
        The {to('lot', 'lot')} counted from the Sun, the Moon and the {to('rising-sign', 'rising degree')}. By
        day it is as far from the rising degree as the Moon is from the Sun; by night as far as the Sun is
        from the Moon. Al-Qabisi relates it to earnings, gains, hardship and ease.
      </>
    ),
  },
  lot: {
    word: 'Lot',
    arabic: { text: 'سهم', latin: 'sahm' },
    meaning: (
      <>
        A calculated point, not a body in the sky: the distance between two points of the chart, measured from
        a third. Each lot has its own subject. “Part” is the older English word for the same.
      </>
    ),
  },
  'lot-of-spirit': {
    word: 'Lot of Spirit',
    meaning: (
      <>
        The {to('lot', 'lot')} that is counted like the {to('part-of-fortune', 'Part of Fortune')}, but the
        other way round: by day from the Moon to the Sun, by night from the Sun to the Moon.
      </>
    ),
  },
  'rising-sign': {
    word: 'Rising sign, Ascendant',
    arabic: { text: 'الطالع', latin: 'al-ṭāliʿ' },
    meaning: (
      <>
        The degree of the zodiac that comes up over the eastern horizon at the minute and place of birth is
        the Ascendant; its sign is the rising sign. The Ascendant moves one degree about every four minutes,
        so it needs an exact time.
      </>
    ),
  },
  sign: {
    word: 'Sign',
    arabic: { text: 'برج', latin: 'burj' },
    meaning: (
      <>
        A twelfth of the zodiac, 30 degrees, from Aries to Pisces. Qismah counts the signs from the March
        equinox (the tropical zodiac), not from the stars of the same names.
      </>
    ),
  },
  house: {
    word: 'House',
    arabic: { text: 'بيت', latin: 'bayt' },
    meaning: (
      <>
        A twelfth of the chart, counted from the {to('rising-sign', 'Ascendant')}. Each house stands for a
        field of life, such as home, work or friends. There are several ways to draw the borders, such as{' '}
        {to('placidus', 'Placidus')} and {to('whole-signs', 'whole signs')}. Where these two disagree, Qismah
        shows both.
      </>
    ),
  },
  cusp: {
    word: 'Cusp',
    meaning: <>The degree at which a {to('house', 'house')} begins.</>,
  },
  ruler: {
    word: 'Ruler, lord',
    arabic: { text: 'صاحب البيت', latin: 'ṣāḥib al-bayt' },
    meaning: (
      <>
        The planet to which a {to('sign', 'sign')} belongs: Mars rules Aries, Venus rules Taurus, and so on.
        What is in a sign is read together with its ruler, and with the sign and house of that ruler.
        “Dispositor” is another word for ruler.
      </>
    ),
  },
  'modern-rulers': {
    word: 'Traditional and modern rulers',
    meaning: (
      <>
        The traditional {to('ruler', 'rulers')} are the Sun, the Moon and the five planets from Mercury to
        Saturn. Modern authors give Scorpio to Pluto, Aquarius to Uranus and Pisces to Neptune. Qismah reads
        the traditional rulers and shows the modern ones beside them where they differ.
      </>
    ),
  },
  chain: {
    word: 'Chain of rulers',
    meaning: (
      <>
        The {to('ruler', 'ruler')} of the lot is in a sign as well, and that sign has a ruler too. Followed
        from planet to planet, the chain ends in a planet in its own sign, or in a{' '}
        {to('mutual-reception', 'mutual reception or a loop')}.
      </>
    ),
  },
  'mutual-reception': {
    word: 'Mutual reception, loop',
    meaning: (
      <>
        Two planets, each in a sign of the other, are in mutual reception: each is the {to('ruler', 'ruler')}{' '}
        of the other. Where three or more planets are each in a sign of the next, and the last in a sign of
        the first, Qismah calls it a loop. A {to('chain', 'chain of rulers')} that reaches one of these ends
        there.
      </>
    ),
  },
  'final-dispositor': {
    word: 'Final dispositor',
    meaning: (
      <>
        A planet in its own sign in which every {to('chain', 'chain of rulers')} of the chart ends. A chart
        can be without one.
      </>
    ),
  },
  sect: {
    word: 'Sect',
    arabic: { text: 'حيّز', latin: 'ḥayyiz' },
    meaning: (
      <>
        Whether a birth is by day or by night, that is, whether the Sun was above or below the horizon. The
        Sun, Jupiter and Saturn belong to the day; the Moon, Venus and Mars to the night. Planets of the same
        sect as the birth are read more gently. The Arabic word has a narrower meaning: a day planet above the
        horizon by day, or a night planet above it at night.
      </>
    ),
  },
  aspect: {
    word: 'Aspect',
    arabic: { text: 'نظر', latin: 'naẓar' },
    meaning: (
      <>
        An angle between two points at which they are said to “see” each other: conjunction (0°), sextile
        (60°), square (90°), trine (120°) and opposition (180°). Signs that make none of these angles do not
        see each other ({to('aversion', 'aversion')}).
      </>
    ),
  },
  orb: {
    word: 'Orb',
    meaning: (
      <>
        How many degrees an {to('aspect', 'aspect')} is from exact. The smaller the orb, the closer the
        connection.
      </>
    ),
  },
  aversion: {
    word: 'Sees, aversion',
    meaning: (
      <>
        A planet “sees” a point where their signs make an {to('aspect', 'aspect')}. Neighbouring signs, and
        signs that are five apart, make none: what is in them does not see the other. This is called aversion.
      </>
    ),
  },
  dignity: {
    word: 'Dignity',
    arabic: { text: 'حظّ', latin: 'ḥaẓẓ' },
    meaning: (
      <>
        A kind of strength that a planet has in certain parts of the zodiac. There are five: its own sign,{' '}
        {to('exaltation', 'exaltation')}, triplicity (three signs of one element), {to('bound', 'bound')} and
        face (ten degrees of a sign). A planet without any dignity is called peregrine.
      </>
    ),
  },
  exaltation: {
    word: 'Exaltation',
    arabic: { text: 'شرف', latin: 'sharaf' },
    meaning: (
      <>
        The sign in which a planet is honoured as a guest, such as the Sun in Aries or the Moon in Taurus. The
        opposite sign is its fall (<bdi lang="ar">هبوط</bdi>, <span lang="ar-Latn">hubūṭ</span>).
      </>
    ),
  },
  detriment: {
    word: 'Detriment',
    arabic: { text: 'وبال', latin: 'wabāl' },
    meaning: <>The sign opposite to a planet’s own. The books call a planet weak there.</>,
  },
  bound: {
    word: 'Bound, term',
    arabic: { text: 'حدّ', latin: 'ḥadd' },
    meaning: (
      <>A part of a sign that belongs to one of five planets. Qismah uses the table called Egyptian.</>
    ),
  },
  reception: {
    word: 'Reception',
    arabic: { text: 'قبول', latin: 'qabūl' },
    meaning: (
      <>
        A planet is in a {to('dignity', 'dignity')} of another planet, such as its sign, and makes an{' '}
        {to('aspect', 'aspect')} to it. The other planet “receives” it. Where each is in a dignity of the
        other, the reception is mutual.
      </>
    ),
  },
  retrograde: {
    word: 'Retrograde',
    arabic: { text: 'راجع', latin: 'rājiʿ' },
    meaning: (
      <>
        Seen from Earth, a planet moves backwards through the zodiac for a while, between two{' '}
        {to('station', 'stations')}. In tables it is marked R or ℞.
      </>
    ),
  },
  station: {
    word: 'Station',
    meaning: (
      <>
        The time at which a planet, seen from Earth, stands still: before it turns{' '}
        {to('retrograde', 'retrograde')}, and before it moves forward again.
      </>
    ),
  },
  combust: {
    word: 'Combust, under the beams',
    arabic: { text: 'احتراق', latin: 'iḥtirāq' },
    meaning: (
      <>
        Too near to the Sun to be seen: within 8½ degrees in the Sun’s sign (combust) or 15 degrees (under the
        beams). Within 17 minutes of arc of the Sun’s centre, the old authors call a planet strengthened
        instead: cazimi.
      </>
    ),
  },
  'good-and-difficult': {
    word: 'Benefic and malefic',
    arabic: { text: 'سعود ونحوس', latin: 'suʿūd wa-nuḥūs' },
    meaning: (
      <>
        Venus and Jupiter are called benefics, because what they stand for is usually pleasant; Mars and
        Saturn malefics, because what they stand for is often difficult. These are names of two groups of
        planets, not judgements of people.
      </>
    ),
  },
  lights: {
    word: 'Lights',
    meaning: <>The Sun and the Moon. Another word for them is luminaries.</>,
  },
  angles: {
    word: 'Angles: Asc, MC, Dsc, IC',
    meaning: (
      <>
        Four points of a chart: the {to('rising-sign', 'Ascendant')} (Asc), where the zodiac rises; the{' '}
        {to('midheaven', 'Midheaven')} (MC); the Descendant (Dsc), opposite the Ascendant, where the zodiac
        sets; and the Imum Coeli (IC), opposite the Midheaven.
      </>
    ),
  },
  midheaven: {
    word: 'Midheaven, MC',
    meaning: (
      <>
        The degree of the zodiac that crosses the meridian, the line through south and north, at the minute
        and place of birth. In the {to('placidus', 'Placidus')} houses the tenth house begins there.
      </>
    ),
  },
  angular: {
    word: 'Angular',
    meaning: (
      <>
        In the first, fourth, seventh or tenth {to('house', 'house')}. The houses after these are called
        succedent, and the others cadent.
      </>
    ),
  },
  placidus: {
    word: 'Placidus',
    meaning: (
      <>
        The {to('house', 'house')} system of your chart in Qismah. It divides the time that each degree takes
        between the horizon and the meridian into three. Beyond the polar circles it is not defined
        everywhere; Porphyry houses are used there.
      </>
    ),
  },
  'whole-signs': {
    word: 'Whole signs',
    meaning: (
      <>
        A {to('house', 'house')} system in which every sign is one house: the{' '}
        {to('rising-sign', 'rising sign')} is the first house, the next sign the second, and so on.
      </>
    ),
  },
}

const entries = Object.entries(ENTRIES)

export default function Glossary() {
  return (
    <PageBody>
      <PageHeader
        title="Glossary"
        lead="What the words of a chart mean, in plain English. The Arabic words are those of al-Qabisi’s Introduction, tenth century."
      />
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <ContentsList long sections={entries.map(([id, { word }]) => ({ id, heading: word }))} />
        <div className="min-w-0">
          <dl className="glossary">
            {entries.map(([id, { word, arabic, meaning }]) => (
              <div key={id} id={id}>
                <dt>
                  {word}
                  {arabic ? (
                    <span className="glossary-arabic">
                      <bdi lang="ar">{arabic.text}</bdi> <span lang="ar-Latn">{arabic.latin}</span>
                    </span>
                  ) : null}
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-8 max-w-measure text-faded">
            These words belong to a historical science and are explained here as its books use them.{' '}
            <a href={paths.books}>The books</a> quote the passages, and <a href={paths.adab}>Adab</a> says
            what Qismah is and is not.
          </p>
        </div>
      </div>
    </PageBody>
  )
}
