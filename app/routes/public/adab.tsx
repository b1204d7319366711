import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { publicHeaders, publicPage } from '#app/http/public-page.server.ts'
import { paths } from '#app/paths.ts'
import { PRODUCT, pageTitle } from '#app/ui/page/page.tsx'
import { TextPage, type TextSection } from './text-page.tsx'

export const meta: MetaFunction = () =>
  pageTitle('Adab', 'What Qismah is and is not, what it does not show and why, and how to report a mistake.')
export const headers = publicHeaders
export const loader = (args: LoaderFunctionArgs) => publicPage(args, null)

const sections: readonly TextSection[] = [
  {
    id: 'what-it-is',
    heading: `What ${PRODUCT} is`,
    body: (
      <>
        <p>
          {PRODUCT} shows a piece of the history of science: how authors who wrote in Greek, Arabic and Latin
          calculated the Part of Fortune, and what they connected with it. The calculation is shown and the
          books are named. Their old picture is used as a way to ask yourself questions about your character
          and your conduct.
        </p>
        <p>
          The name means “share” or “portion”. It is the subject of the old books. It does not mean that a
          chart shows what God has given you. No chart does.
        </p>
      </>
    ),
  },
  {
    id: 'what-it-is-not',
    heading: 'What it is not',
    body: (
      <>
        <ul>
          <li>It is not a teaching of Islam, and not religious guidance.</li>
          <li>It does not tell the future, and it knows nothing of the unseen.</li>
          <li>It does not say what to decide, or what is going to succeed.</li>
          <li>
            It is not modern science: there is no evidence that character can be read from a birth chart.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'scholars',
    heading: 'What scholars say',
    body: (
      <>
        <p>
          Scholars disagree about astrology. Some learned people of the Muslim past practised it or wrote
          books on it, and their books are quoted here. Most scholars of religion, past and present, forbid it
          as fortune-telling; some hold that it should not even be read out of curiosity.
        </p>
        <p>
          Their reasons are serious. Knowledge of the unseen belongs to God alone, and the Prophet, peace be
          upon him, said: ‘Whoever goes to a diviner and asks him about anything, no prayer of his is accepted
          for forty nights’ (Sahih Muslim 2230).
        </p>
        <p>
          {PRODUCT} gives no ruling. If you are in doubt, ask a scholar whom you trust, or leave it. Nothing
          is lost by leaving it.
        </p>
      </>
    ),
  },
  {
    id: 'not-shown',
    heading: 'What we do not show, and why',
    body: (
      <>
        <ul>
          <li>
            <strong>No prediction.</strong> No events, no dates, no lucky days. What comes is known to God
            alone.
          </li>
          <li>
            <strong>No lots of death, illness or prison.</strong> The old books have them. They frighten
            people and help nobody.
          </li>
          <li>
            <strong>No verse or hadith as proof.</strong> Revelation is not a witness for astrology. Verses
            and hadith are chosen for a difficulty that people have, such as anger or impatience, and never
            for a planet.
          </li>
          <li>
            <strong>No verse about shares, decree, measures or the scales beside a chart.</strong> Next to
            words such as “lot” or “Libra” it would seem to speak about the chart, which it does not.
          </li>
          <li>
            <strong>No new devotions.</strong> No prayers for a planet or a sign, no charms and no stones.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'planets',
    heading: 'The planets do nothing',
    body: (
      <>
        <p>
          Planets are created things. They give nothing, send nothing, guard nobody and take nothing away.
          Provision is from God alone, and so are benefit and harm.
        </p>
        <p>
          “Ruler”, “lot” and “fortune” are terms of the old books. Where we write that a planet “stands for”
          something or “is read as” something, we say how those books were read, not what a planet does. A
          sentence that makes a planet the doer is a mistake of ours.
        </p>
      </>
    ),
  },
  {
    id: 'mistakes',
    heading: 'Not reviewed by a scholar: how to report a mistake',
    body: (
      <>
        <p>
          The makers of {PRODUCT} wrote the texts, chose the verses and the hadith, and put their meaning into
          English. No scholar has reviewed or approved any of it. The Arabic of the verses is copied verbatim,
          in whole verses, from <a href={paths.dataSources}>a named source</a>; a hadith has its collection
          and number, so that you can look it up.
        </p>
        <p>
          If you find a mistake in a verse, a meaning or a hadith, or a sentence that should not be here,
          please <a href="/contact">write to us</a>. Name the page, and the verse or the sentence. We correct
          or remove what is wrong.
        </p>
      </>
    ),
  },
]

export default function Adab() {
  return (
    <TextPage
      title="Adab"
      lead={`Adab is good manners: to know what is due, and to whom. This page says in plain words what ${PRODUCT} is, what it is not, and what it leaves out.`}
      sections={sections}
    />
  )
}
