import { type Db, repository } from '#db/client.server.ts'
import type { Bucket } from './buckets.server.ts'

/** Every statement reads only an index, and no row of a table. */
const figuresRepo = repository((_, { sqlite }) => {
  const within = (table: string, column: string) =>
    sqlite
      .prepare<[number, number], number>(
        `select count(*) from ${table} where ${column} >= ? and ${column} < ?`,
      )
      .pluck()
  return {
    people: within('users', 'created_at'),
    charts: within('astrological_readings', 'created_at'),
    stories: within('user_stories', 'submitted_at'),
    ratings: sqlite.prepare<[number, number], { count: number; sum: number | null }>(
      'select count(*) as count, sum(rating) as sum from analysis_ratings where updated_at >= ? and updated_at < ?',
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
export type Counted = (typeof COUNTED)[number]

/** How many people registered, charts were cast and stories were sent in each bucket. */
export function countsIn(db: Db, buckets: readonly Bucket[]): Record<Counted, number[]> {
  const repo = figuresRepo(db)
  const counts = (what: Counted) => buckets.map(({ from, to }) => repo[what].get(from, to)!)
  return { people: counts('people'), charts: counts('charts'), stories: counts('stories') }
}

export interface Rated {
  count: number
  /** The mean of the ratings from 1 to 5; null if there are none. */
  mean: number | null
}

export function ratingsIn(db: Db, buckets: readonly Bucket[]): Rated[] {
  const { ratings } = figuresRepo(db)
  return buckets.map(({ from, to }) => {
    const { count, sum } = ratings.get(from, to)!
    return { count, mean: count > 0 ? sum! / count : null }
  })
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
