import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { hash, paragraphText } from '#app/guidance/index.server.ts'
import { LANGUAGES } from '#app/language/language.ts'
import { monthBegins } from '#app/operations/clock.ts'
import { operation } from '#app/operations/operation.server.ts'
import type { Services } from '#app/operations/services.ts'
import { type Db, repository } from '#db/client.server.ts'
import { receivedTexts } from '#db/schema/index.ts'

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

/** The counts that may be seen. */
function countReceived(db: Db, until: Date): Received[] {
  return receivedRepo(db)
    .all.all({ until: until.getTime() })
    .filter(({ shown }) => shown >= FEWEST)
    .map(({ paragraph, wording, ...counts }) => {
      const rounded = Object.entries(counts).map(([name, count]) => [name, count - (count % FEWEST)])
      return { paragraph, wording, ...(Object.fromEntries(rounded) as typeof counts) }
    })
}

const countsOf = (db: Db, until: Date): Received[] =>
  db.orm.select().from(receivedTexts).where(eq(receivedTexts.until, until)).all()

/**
 * Counts once a month. The counts stay as they are until the next month: a person who deletes their account would
 * otherwise show in the difference what they answered.
 */
export function keepReceivedTexts({ db, clock }: Pick<Services, 'db' | 'clock'>): void {
  const until = monthBegins(clock.now())
  if (countsOf(db, until).length > 0) return
  db.write(() => {
    db.orm.delete(receivedTexts).run()
    const counted = countReceived(db, until)
    if (counted.length > 0)
      db.orm
        .insert(receivedTexts)
        .values(counted.map((one) => ({ ...one, until })))
        .run()
  })
}

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
    const until = monthBegins(clock.now())
    const kept = countsOf(db, until)
    // Until the hourly work has counted, they are counted here.
    const texts = (kept.length > 0 ? kept : countReceived(db, until))
      .flatMap(({ paragraph, wording, shown, fits, part, not }) => {
        const texts = LANGUAGES.map((language) => paragraphText(paragraph, language))
        const text = texts.find((one) => one !== null && hash(one) === wording)
        if (!text) return []
        const answered = fits + part + not
        const begins = text.length > SHOWN ? `${text.slice(0, SHOWN).replace(/\s\S*$/, '')} …` : text
        return [{ paragraph, begins, shown, fits, part, not, share: answered > 0 ? not / answered : null }]
      })
      .sort((a, b) => (b.share ?? -1) - (a.share ?? -1) || a.paragraph.localeCompare(b.paragraph))
    return { until, texts }
  },
})
