import { dayOfYear, monthText } from '#app/format.ts'
import { DAY } from '#app/operations/clock.ts'
import type { FigureRange } from './figure-range.ts'

/** A span of time, from `from` to before `to`, in milliseconds; it begins and ends at midnight UTC. */
export interface Bucket {
  from: number
  to: number
  label: string
}

/** How many days a bucket has. 90 days make 18 buckets. */
const DAYS_IN_BUCKET = { 7: 1, 30: 1, 90: 5 } as const

/** The most buckets of a figure over all time. */
const MOST = 36

/** Months in a bucket, shortest first; the first that gives few enough buckets is used. */
const MONTHS_IN_BUCKET = [1, 3, 6, 12] as const

/**
 * The buckets of a range, oldest first. The last one contains `now`.
 * @param first the start of the oldest data, for 'all'
 */
export function makeBuckets(range: FigureRange, now: Date, first: Date): Bucket[] {
  return range === 'all' ? monthBuckets(now, first) : dayBuckets(Number(range), DAYS_IN_BUCKET[range], now)
}

function dayBuckets(days: number, each: number, now: Date): Bucket[] {
  const end = (Math.floor(now.getTime() / DAY) + 1) * DAY
  return Array.from({ length: days / each }, (_, i) => {
    const from = end - (days - i * each) * DAY
    const to = from + each * DAY
    const label = each === 1 ? dayOfYear(from) : `${dayOfYear(from)} to ${dayOfYear(to - DAY)}`
    return { from, to, label }
  })
}

function monthBuckets(now: Date, first: Date): Bucket[] {
  const since = first < now ? first : now
  const start = since.getUTCFullYear() * 12 + since.getUTCMonth()
  const months = now.getUTCFullYear() * 12 + now.getUTCMonth() - start + 1
  const each = MONTHS_IN_BUCKET.find((size) => months / size <= MOST) ?? Math.ceil(months / MOST / 12) * 12
  return Array.from({ length: Math.ceil(months / each) }, (_, i) => {
    const from = monthStart(start + i * each)
    const to = monthStart(start + (i + 1) * each)
    const label = each === 1 ? monthText(from) : `${monthText(from)} to ${monthText(to - DAY)}`
    return { from, to, label }
  })
}

/** @param months since January of the year 0 */
const monthStart = (months: number) => Date.UTC(2000, months - 2000 * 12)
