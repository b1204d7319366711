import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { HOUSE_SYSTEM_KEYS, HOUSE_SYSTEMS_IN_SENTENCE } from '#app/astro/types.ts'
import { publicHeaders, publicPage } from '#app/http/public-page.server.ts'
import { paths } from '#app/paths.ts'
import { PRODUCT, pageTitle } from '#app/ui/page/page.tsx'
import { TextPage, type TextSection } from './text-page.tsx'

export const meta: MetaFunction = () =>
  pageTitle(
    'FAQ',
    'The Part of Fortune, what Islam’s scholars say of astrology, how charts are calculated, and your data.',
  )
export const headers = publicHeaders

/** What differs between installations. */
interface Installation {
  /** A language model that rewords the analyses of people who agree to it. */
  writer: string | null
}

export const loader = (args: LoaderFunctionArgs) =>
  publicPage<Installation>(args, { writer: args.context.services.settings.writer?.model ?? null })

/** The systems that a person can choose instead of Placidus: `whole signs, Porphyry or equal houses`. */
const OTHER_HOUSES = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  HOUSE_SYSTEM_KEYS.filter((system) => system !== 'placidus').map(
    (system) => HOUSE_SYSTEMS_IN_SENTENCE[system],
  ),
)

const sectionsFor = ({ writer }: Installation): readonly TextSection[] => [
  {
    id: 'about',
    heading: `What ${PRODUCT} is`,
    body: (
      <>
        <h3 id="part-of-fortune">What is the Part of Fortune?</h3>
        <p>
          It is a point in the birth chart, not a body in the sky. The distance from the Sun to the Moon is
          measured along the zodiac and then counted from the Ascendant, the degree that rises in the east at
          the moment of birth. The point where it ends is the Part of Fortune, also called the Lot of Fortune.
          Greek authors used it two thousand years ago, and authors writing in Arabic, such as Abu Ma‘shar and
          al-Biruni, described it with many other lots.
        </p>
        <p>
          {PRODUCT} reads its sign, its house and the planet that rules its sign, and describes what those
          books connect with them, as a portrait of character.
        </p>

        <h3 id="permitted">Is this permitted in Islam?</h3>
        <p>
          Most Muslim scholars, past and present, prohibit astrology as fortune-telling. Knowledge of the
          unseen belongs to God alone, and no chart gives a share in it. You should know that before you
          begin.
        </p>
        <p>
          What {PRODUCT} is: a presentation of the historical science of the lots, with its calculations and
          its books named, for study and for reflecting on your own character. What it is not: it does not
          tell the future, it does not give advice on what will succeed, it knows nothing of what is hidden,
          and it does not say that the stars cause anything.
        </p>
        <p>
          Some people will find that this keeps the necessary distance, and others that it does not. {PRODUCT}{' '}
          cannot give a ruling and does not try to. If you are in doubt, ask a scholar whom you trust, or
          leave it. <a href={paths.adab}>Adab</a> says what is left out here, and why.
        </p>

        <h3 id="predictions">Can it tell me what will happen?</h3>
        <p>
          No. Nothing here predicts events, lifespan, illness, marriage or money. If a sentence ever reads
          like a prediction, it is a mistake: please <a href="/contact">tell us</a>.
        </p>

        <h3 id="verses">What do the verses of the Qur’an have to do with my chart?</h3>
        <p>
          They are set apart from it. A verse is chosen for a theme of the guidance, such as patience or
          gratitude, and is offered for reflection. No verse confirms a placement in a chart, and the analysis
          never says so. The Arabic is shown word for word and in whole verses, with its reference. The line
          in English is the meaning in brief, not a translation.
        </p>
      </>
    ),
  },
  {
    id: 'calculation',
    heading: 'How it is calculated',
    body: (
      <>
        <h3 id="exact-time">Why is the exact time of birth needed?</h3>
        <p>
          The Part of Fortune moves about a quarter of a degree in every minute, and the houses turn with it.
          An hour moves it by half a sign. Without a time there are no houses, and {PRODUCT} does not use noon
          instead. <a href="/birth-time-help">Birth Time Help</a> says where to find yours.
        </p>

        <h3 id="day-and-night">Which formula is used, the one for day or the one for night?</h3>
        <p>
          Both: one for births by day, one for births by night. By day: Ascendant plus Moon minus Sun. By
          night: Ascendant plus Sun minus Moon. That is the rule of Dorotheus, Valens and al-Biruni. Ptolemy
          and, much later, Lilly always use the day formula, so the other position is shown as “the other
          tradition”.
        </p>
        <p>
          It is day when the centre of the Sun is above the horizon of your birthplace, by calculation. If it
          was within one degree of the horizon, your analysis says so and shows both.
        </p>

        <h3 id="houses">Which houses are used?</h3>
        <p>
          Placidus. Beyond the polar circles Placidus houses are not defined everywhere; there Porphyry houses
          are used, and your report says so. A planet belongs to the house whose cusp it has passed, even if
          it is close to the next cusp. In Settings you can choose other houses for your reports:{' '}
          {OTHER_HOUSES}.
        </p>

        <h3 id="rulers">Which rulers are used?</h3>
        <p>
          The traditional ones: the Sun, the Moon, and the five planets from Mercury to Saturn.{' '}
          <a href={paths.partOfFortune}>Part of Fortune</a> shows the modern ones beside them where they
          differ. The zodiac is the tropical one.
        </p>

        <h3 id="accuracy">How accurate is it?</h3>
        <p>
          The calculation was compared with 150 charts by Swiss Ephemeris, the usual reference. The Sun, the
          Moon, the Ascendant and the houses agree within a hundredth of a second of arc, the planets within a
          quarter of a second, and the Part of Fortune within two hundredths. A second of arc is one part in
          3,600 of a degree. The birth time that you enter is by far the larger uncertainty.
        </p>
        <p>
          That a chart is calculated exactly does not make what is read from it true. There is no scientific
          evidence that character can be read from a birth chart. Take the text as an old language for asking
          yourself questions.
        </p>

        <h3 id="clock-changes">What if I was born when the clocks changed?</h3>
        <p>
          Enter what the clocks showed. If that time happened twice, because they went back, the form asks
          which one it was. If it did not exist, because they went forward, the form says so and offers the
          nearest times that did. Summer time, wartime and changed zones are known back to 1900.
        </p>

        <h3 id="unlisted-place">What if my birthplace is not in the list?</h3>
        <p>
          Choose “My place is not listed” in the form and give its coordinates.{' '}
          <a href="/birth-time-help#place">Here is how</a>.
        </p>
      </>
    ),
  },
  {
    id: 'texts',
    heading: 'The text of the analysis',
    body: (
      <>
        <h3 id="who-wrote">Who wrote the guidance?</h3>
        <p>
          The sentences were written for {PRODUCT}, on the basis of books that are named: among them
          Dorotheus, Valens, Ptolemy, Abu Ma‘shar, al-Qabisi, al-Biruni and Lilly. Fixed rules put them
          together for your chart. The same chart gets the same text from the same version of the sentences,
          and no text is made up while you wait. No scholar of religion has approved it.
        </p>
        {writer ? (
          <p>
            On this site the language model {writer} can put the sentences into easier words, if you agree on
            the page of your analysis. Nothing is sent to it before. It works on whole paragraphs. Rules
            compare the words of each sentence with our own sentence; where one seems to say more or less, we
            keep our own paragraph. Such rules can miss something, so you can read our own sentences beside
            the reasons.
          </p>
        ) : null}

        <h3 id="reasons">How do I know why a sentence is there?</h3>
        <p>
          Open the reasons below each part. For every sentence they name what in your chart it goes back to,
          the rule, and the book. Where a sentence is our own reflection on a rule, it says so.
        </p>

        <h3 id="wrong">Can the text be wrong?</h3>
        <p>
          Yes. It may not fit you, and that says nothing about you: you know yourself better than any chart
          does. It can also contain a mistake. If you find one, please <a href="/contact">write to us</a> and
          name the sentence.
        </p>

        <h3 id="examples">Are the real-life examples real?</h3>
        <p>
          Each is labelled. Some are stories that people sent in and that an administrator approved, some are
          events that an administrator added to a birth record, shown without a name, and some are
          illustrations that were written to make a thought clear. The label says which.
        </p>
      </>
    ),
  },
  {
    id: 'your-data',
    heading: 'Your data',
    body: (
      <>
        <h3 id="anonymous">Is it anonymous?</h3>
        <p>
          You can use any name. Your account is known by a random number. You do need an email address. The
          administrators of this site can see your email address, your birth information and your stories.
          Other people see only stories that were approved, and events that administrators added. They see
          your name with a story only if you chose to show it, and never with an event. The{' '}
          <a href="/privacy">Privacy Policy</a> has the details.
        </p>

        <h3 id="change">Can I change my birth information?</h3>
        <p>
          You cannot change it yourself. It is saved once, so that your chart stays the same. If something is
          wrong, open your <a href={paths.birthInfo}>birth information</a> and request a correction. An
          administrator decides, and your chart and analysis are then recalculated. You can also delete
          everything and start again.
        </p>

        <h3 id="delete">How do I delete my data?</h3>
        <p>
          In <a href={paths.settings}>Settings</a>, under “Danger Zone”. It is done at once.{' '}
          <a href="/delete-my-data">Delete My Data</a> says what is deleted and what happens to backups.
        </p>

        <h3 id="download">Can I have a copy of it?</h3>
        <p>
          Yes. <a href={paths.settings}>Settings</a> has a download of everything that is kept about you.
        </p>

        <h3 id="what-happens-to-stories">What happens to a story that I send?</h3>
        <p>
          An administrator reads it first. If it is approved, it may be shown as an example beside other
          people’s analyses and may be featured on the video channel. You can withdraw it at any time. The{' '}
          <a href="/terms#stories">Terms of Service</a> have the details.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    heading: 'Your account',
    body: (
      <>
        <h3 id="password">I have forgotten my password.</h3>
        <p>
          <a href={paths.forgotPassword}>Request a reset link</a>. It works once, and for 30 minutes.
        </p>

        <h3 id="suspended">Why is my account suspended?</h3>
        <p>
          An administrator has suspended your account. Please <a href="/contact">write to the operator</a>.
        </p>

        <h3 id="javascript">Do I need JavaScript?</h3>
        <p>
          Only to sign in with a passkey or to add one. Everything else works without it. Pages such as this
          one send none.
        </p>
      </>
    ),
  },
]

export default function Faq() {
  const installation = useLoaderData<typeof loader>()
  return (
    <TextPage title="FAQ" lead="Short answers to common questions." sections={sectionsFor(installation)} />
  )
}
