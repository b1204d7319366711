import { resolveInPeriods } from '#app/geo/civil-time.ts'
import { type ClockPeriod, periodAt } from '#app/geo/clock-of-place.ts'
import type { ClockRule } from '#app/geo/clock-rules.ts'
import { offsetText } from '#app/geo/offset-text.ts'
import { fieldRefusal } from '#app/operations/operation.server.ts'
import { birthFormWords as words } from './birth-form-messages.ts'

interface BirthInstant {
  utc: Date
  offsetSeconds: number
  offsetSource: ClockRule
  clockLaw: string | null
  repeatedTime: 'earlier' | 'later' | null
}

/** The question in the form if a clock time happened twice, or never. */
export interface TimeQuestion {
  kind: 'ambiguous' | 'nonexistent'
  options: { label: string; value: string }[]
}

/**
 * The instant of a birth from the local clock time.
 * @throws Refusal about the time if it happened twice and neither was chosen, or if it never happened; its details have
 * the `timeQuestion` for the screen.
 */
export function resolveBirthTime(
  {
    dateOfBirth,
    birthTime,
    repeatedTime,
  }: {
    dateOfBirth: string
    birthTime: string
    repeatedTime?: 'earlier' | 'later' | null | undefined
  },
  periods: readonly ClockPeriod[],
): BirthInstant {
  const toInstant = ({ utc, offsetSeconds }: { utc: Date; offsetSeconds: number }) => {
    const { rule, law } = periodAt(periods, utc)
    return { utc, offsetSeconds, offsetSource: rule, clockLaw: law }
  }
  const resolved = resolveInPeriods(periods, `${dateOfBirth}T${birthTime}`)
  if (resolved.kind === 'unique') return { ...toInstant(resolved), repeatedTime: null }
  if (resolved.kind === 'ambiguous') {
    if (repeatedTime)
      return { ...toInstant(resolved.candidates[repeatedTime === 'earlier' ? 0 : 1]), repeatedTime }
    const [earlier, later] = resolved.candidates
    const timeQuestion: TimeQuestion = {
      kind: 'ambiguous',
      options: [
        {
          value: 'earlier',
          label: words.firstTime(birthTime, offsetText(earlier.offsetSeconds)),
        },
        {
          value: 'later',
          label: words.secondTime(birthTime, offsetText(later.offsetSeconds)),
        },
      ],
    }
    throw fieldRefusal('birth-time.ambiguous', 'birthTime', words.errors.timeTwice(birthTime), {
      timeQuestion,
      candidates: resolved.candidates.map(({ utc }) => utc.toISOString()),
    })
  }
  const timeQuestion: TimeQuestion = {
    kind: 'nonexistent',
    options: resolved.candidates.map(({ local, offsetSeconds }) => ({
      value: local,
      label: words.nearTime(local.slice(0, 10), local.slice(11), offsetText(offsetSeconds)),
    })),
  }
  throw fieldRefusal(
    'birth-time.nonexistent',
    'birthTime',
    words.errors.timeNever(
      birthTime,
      timeQuestion.options.map(({ label }) => label),
    ),
    { timeQuestion, candidates: resolved.candidates.map(({ utc }) => utc.toISOString()) },
  )
}
