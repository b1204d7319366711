import type { ChosenExample } from '#app/guidance/index.server.ts'
import { type Db, repository } from '#db/client.server.ts'
import { MAY_BE_SHOWN } from './similarity.repo.server.ts'

interface ShownRow {
  id: number
  kind: 'story' | 'event'
  text: string
  /** The name that its author chose; null for none. */
  teller: string | null
  factor: string
  reason: string
}

const shownRepo = repository((_, { sqlite }) => ({
  of: sqlite.prepare<[string], ShownRow>(
    `select v.id, iif(v.story_id is null, 'event', 'story') as kind,
       coalesce(s.story_content, e.description) as text,
       iif(s.is_anonymous, s.pseudonym, u.name) as teller, x.factor, x.reason
     from analysis_examples x
     join vectors v on v.id = x.vector_id
     left join user_stories s on s.id = v.story_id
     left join users u on u.id = s.user_id
     left join events_enhanced e on e.id = v.event_id
     where x.analysis_id = ? and (e.id is not null or (${MAY_BE_SHOWN}))
     order by x.place`,
  ),
  forget: sqlite.prepare('delete from analysis_examples where analysis_id = ?'),
  keep: sqlite.prepare(
    'insert into analysis_examples (analysis_id, place, vector_id, factor, reason) values (?, ?, ?, ?, ?)',
  ),
  choose: sqlite.prepare('update analyses set examples_key = ?, theme_weights = ? where id = ?'),
}))

/**
 * The real-life examples of an analysis, read from the stories and events themselves, so withdrawn ones are left out.
 */
export function shownExamples(db: Db, analysisId: string): ShownRow[] {
  return shownRepo(db).of.all(analysisId)
}

/** Stores the examples that an analysis shows, and the key and theme weights that they were chosen by. */
export function keepExamples(
  db: Db,
  analysisId: string,
  choice: { key: string; themeWeights: Buffer; chosen: readonly ChosenExample[] },
): void {
  const { forget, keep, choose } = shownRepo(db)
  db.write(() => {
    forget.run(analysisId)
    choice.chosen.forEach(({ id, factor, reason }, place) => {
      keep.run(analysisId, place, BigInt(id), factor, reason)
    })
    choose.run(choice.key, choice.themeWeights, analysisId)
  })
}
