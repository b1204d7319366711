import { type Chart, readStoredChart } from '#app/astro/index.server.ts'
import { type Db, repository } from '#db/client.server.ts'

interface AnalysisOfPerson {
  analysisId: string
  userId: string
  name: string
  chart: Chart
}

type Row = Omit<AnalysisOfPerson, 'chart'> & { chart: string }

const PERSON = 'a.id as analysisId, a.user_id as userId, coalesce(u.name, u.email) as name, r.chart'
const OF_PERSON = 'join users u on u.id = a.user_id join astrological_readings r on r.id = a.reading_id'

const storyUseRepo = repository((_, { sqlite }) => ({
  story: sqlite.prepare<
    [string],
    { text: string; forAnalyses: 0 | 1; vectorId: number | null; themes: string | null }
  >(
    `select s.title || char(10) || s.story_content as text, s.for_analyses as forAnalyses, v.id as vectorId, v.themes
     from user_stories s left join vectors v on v.story_id = s.id where s.id = ?`,
  ),
  showing: sqlite.prepare<{ vectorId: number; limit: number }, Row & { place: number; reason: string }>(
    `select ${PERSON}, x.place, x.reason from analysis_examples x
     join analyses a on a.id = x.analysis_id ${OF_PERSON}
     where x.vector_id = @vectorId order by x.place, a.created_at, a.id limit @limit`,
  ),
  showingCount: sqlite
    .prepare<[number], number>('select count(*) from analysis_examples where vector_id = ?')
    .pluck(),
  likest: sqlite.prepare<{ profile: Buffer; limit: number }, Row>(
    `with likest as materialized (
       select rowid as place_of, vec_distance_cosine(vec_int8(theme_weights), vec_int8(@profile)) as distance
       from analyses a where theme_weights is not null and not exists (
         select 1 from analyses later where later.reading_id = a.reading_id and later.language = a.language
         and later.created_at > a.created_at)
       order by distance limit @limit
     )
     select ${PERSON} from likest l join analyses a on a.rowid = l.place_of ${OF_PERSON}
     order by l.distance, a.id`,
  ),
  approve: sqlite.prepare("update user_stories set status = 'approved', is_unfeatured = 0 where id = ?"),
}))

export function storyToCompare(db: Db, storyId: string) {
  const story = storyUseRepo(db).story.get(storyId)
  return story && { ...story, themes: JSON.parse(story.themes ?? '[]') as string[] }
}

/** The analyses that show a vector's story now. */
export function analysesShowing(db: Db, vectorId: number, limit: number) {
  const { showing, showingCount } = storyUseRepo(db)
  return {
    total: showingCount.get(vectorId)!,
    analyses: showing.all({ vectorId, limit }).flatMap(withChart),
  }
}

/** The newest analysis of each chart in each language, those whose theme weights are nearest to a profile. */
export function mostSimilarAnalyses(db: Db, search: { profile: Buffer; limit: number }): AnalysisOfPerson[] {
  return storyUseRepo(db).likest.all(search).flatMap(withChart)
}

/** Runs `work` as if the story were approved, then rolls everything back. */
export function asIfApproved<T>(db: Db, storyId: string, work: () => T): T {
  return db.write(() => {
    db.sqlite.exec('savepoint as_if_approved')
    try {
      storyUseRepo(db).approve.run(storyId)
      return work()
    } finally {
      db.sqlite.exec('rollback to as_if_approved; release as_if_approved')
    }
  })
}

/** Leaves out rows whose chart has to be cast again. */
function withChart<R extends Row>({ chart, ...row }: R) {
  const read = readStoredChart(chart)
  return read ? [{ ...row, chart: read }] : []
}
