import { z } from 'zod'
import { hash, paragraphText } from '#app/guidance/index.server.ts'
import { LANGUAGES } from '#app/language/language.ts'
import { operation } from '#app/operations/operation.server.ts'
import { repository } from '#db/client.server.ts'

/** A smaller count is not shown. The others are rounded down to a multiple of it. */
const FEWEST = 10

/** Beginning of a paragraph that is shown, in characters. */
const SHOWN = 90

interface Received {
  paragraph: string
  wording: number
  shown: number
  fits: number
  part: number
  not: number
}

/** People and not analyses are counted, from a covering index. */
const receivedRepo = repository((_, { sqlite }) => {
  const people = (answer: string) =>
    `count(distinct case when answer = '${answer}' and answered_at < @until then user_id end)`
  return {
    all: sqlite.prepare<{ until: number }, Received>(
      `select paragraph, wording, count(distinct user_id) as shown,
         ${people('fits')} as fits, ${people('part')} as part, ${people('not')} as "not"
       from analysis_subjects where shown_at < @until group by paragraph, wording`,
    ),
  }
})

/**
 * How the present texts of paragraphs that name a subject were received, the one with the greatest share of “Not me”
 * first. Every number could be published: see docs/decisions/0050-the-reader-answers.md.
 */
export const listReceivedTexts = operation({
  name: 'texts.received',
  summary: 'How often each paragraph was shown and what readers answered to it, without persons',
  who: 'admin',
  input: z.object({}),
  limit: 'read',
  run({ services: { db, clock } }) {
    const now = clock.now()
    const until = Date.UTC(now.getUTCFullYear(), now.getUTCMonth())
    const texts = receivedRepo(db)
      .all.all({ until })
      .flatMap(({ paragraph, wording, ...counts }) => {
        const texts = LANGUAGES.map((language) => paragraphText(paragraph, language))
        const text = texts.find((one) => one !== null && hash(one) === wording)
        if (!text || counts.shown < FEWEST) return []
        const [shown, fits, part, not] = [counts.shown, counts.fits, counts.part, counts.not].map(
          (count) => count - (count % FEWEST),
        ) as [number, number, number, number]
        const answered = fits + part + not
        const begins = text.length > SHOWN ? `${text.slice(0, SHOWN).replace(/\s\S*$/, '')} …` : text
        return [{ paragraph, begins, shown, fits, part, not, share: answered > 0 ? not / answered : null }]
      })
      .sort((a, b) => (b.share ?? -1) - (a.share ?? -1) || a.paragraph.localeCompare(b.paragraph))
    return { until: new Date(until), texts }
  },
})
