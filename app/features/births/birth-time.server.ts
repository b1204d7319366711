import { resolveLocalTime } from '#app/geo/civil-time.ts'
import { offsetText } from '#app/geo/offset-text.ts'
import { fieldRefusal } from '#app/operations/operation.server.ts'

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
          label: `The first ${birthTime}, before the clock went back (${offsetText(earlier.offsetSeconds)})`,
        },
        {
          value: 'later',
          label: `The second ${birthTime}, after the clock went back (${offsetText(later.offsetSeconds)})`,
        },
      ],
    }
    throw fieldRefusal(
      'birth-time.ambiguous',
      'birthTime',
      `In this place the clocks went back that night, so ${birthTime} happened twice. Please choose the first or the second.`,
      { timeQuestion, candidates: resolved.candidates.map(({ utc }) => utc.toISOString()) },
    )
  }
  const timeQuestion: TimeQuestion = {
    kind: 'nonexistent',
    options: resolved.candidates.map(({ local, offsetSeconds }) => ({
      value: local,
      label: `${local.replace('T', ', ')} (${offsetText(offsetSeconds)})`,
    })),
  }
  throw fieldRefusal(
    'birth-time.nonexistent',
    'birthTime',
    `In this place the clocks went forward at that time, so there was no ${birthTime}. The nearest times are ${timeQuestion.options.map(({ label }) => label).join(' and ')}.`,
    { timeQuestion, candidates: resolved.candidates.map(({ utc }) => utc.toISOString()) },
  )
}
