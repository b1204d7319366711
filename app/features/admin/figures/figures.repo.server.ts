import { type Db, repository } from '#db/client.server.ts'
import type { Bucket } from './buckets.server.ts'

/** Every statement reads only an index, and no row of a table. */
const figuresRepo = repository((_, { sqlite }) => {
  /** A row for each bucket of a JSON list. */
  const within = (table: string, column: string, sum = 'null') => `
    select count(${column}) as count, ${sum} as sum
    from json_each(?) as bucket
    left join ${table} on ${column} >= bucket.value ->> 'from' and ${column} < bucket.value ->> 'to'
    group by bucket.key order by bucket.key`
  const counts = (table: string, column: string) =>
    sqlite.prepare<[string], number>(within(table, column)).pluck()
  return {
    people: counts('users', 'created_at'),
    charts: counts('astrological_readings', 'created_at'),
    stories: counts('user_stories', 'submitted_at'),
    ratings: sqlite.prepare<[string], { count: number; sum: number | null }>(
      within('analysis_ratings', 'updated_at', 'sum(rating)'),
    ),
    first: sqlite.prepare<[], number | null>('select min(created_at) from users').pluck(),
    byThemes: sqlite.prepare<[number], { themes: string; count: number; sum: number }>(
      `select themes, count(*) as count, sum(rating) as sum from analysis_ratings
       where themes is not null and updated_at >= ? group by themes`,
    ),
    bySign: sqlite.prepare<[], { name: string; count: number }>(
      'select pof_sign as name, count(*) as count from astrological_readings group by pof_sign',
    ),
    byHouse: sqlite.prepare<[], { name: number; count: number }>(
      'select pof_house as name, count(*) as count from astrological_readings group by pof_house',
    ),
    storyStates: sqlite.prepare<[], { name: 'pending' | 'approved' | 'rejected'; count: number }>(
      'select status as name, count(*) as count from user_stories group by status',
    ),
  }
})

const COUNTED = ['people', 'charts', 'stories'] as const
type Counted = (typeof COUNTED)[number]

/** How many people registered, charts were cast and stories were sent in each bucket. */
export function countsIn(db: Db, buckets: readonly Bucket[]): Record<Counted, number[]> {
  const repo = figuresRepo(db)
  const counts = (what: Counted) => repo[what].all(JSON.stringify(buckets))
  return { people: counts('people'), charts: counts('charts'), stories: counts('stories') }
}

export interface Rated {
  count: number
  /** The mean of the ratings from 1 to 5; null if there are none. */
  mean: number | null
}

export function ratingsIn(db: Db, buckets: readonly Bucket[]): Rated[] {
  return figuresRepo(db)
    .ratings.all(JSON.stringify(buckets))
    .map(({ count, sum }) => ({ count, mean: count > 0 ? sum! / count : null }))
}

/** When the oldest account was made. */
export function firstAccountAt(db: Db): Date | null {
  const at = figuresRepo(db).first.get()
  return at == null ? null : new Date(at)
}

/** The ratings since a time, grouped by the three themes of the rated reading. */
export const ratingsByThemes = (db: Db, since: number) => figuresRepo(db).byThemes.all(since)

export const lotsBySign = (db: Db) => new Map(figuresRepo(db).bySign.all().map(pair))
export const lotsByHouse = (db: Db) => new Map(figuresRepo(db).byHouse.all().map(pair))
export const storiesByState = (db: Db) => new Map(figuresRepo(db).storyStates.all().map(pair))

function pair<Name>({ name, count }: { name: Name; count: number }): [Name, number] {
  return [name, count]
}
