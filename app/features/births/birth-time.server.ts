import { resolveLocalTime } from '#app/geo/civil-time.ts'
import { offsetText } from '#app/geo/offset-text.ts'
import { fieldRefusal } from '#app/operations/operation.server.ts'
import { birthFormWords as words } from './birth-form-messages.ts'

interface BirthInstant {
  utc: Date
  offsetSeconds: number
  offsetSource: 'zone' | 'local-mean-time'
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
  zone: string,
): BirthInstant {
  const resolved = resolveLocalTime({ local: `${dateOfBirth}T${birthTime}`, zone })
  if (resolved.kind === 'unique') {
    const { utc, offsetSeconds, source } = resolved
    return { utc, offsetSeconds, offsetSource: source, repeatedTime: null }
  }
  if (resolved.kind === 'ambiguous') {
    if (repeatedTime) {
      const { utc, offsetSeconds } = resolved.candidates[repeatedTime === 'earlier' ? 0 : 1]
      return { utc, offsetSeconds, offsetSource: 'zone', repeatedTime }
    }
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
