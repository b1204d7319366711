import type { EndingKey, HardKey } from '#app/guidance/pairs.ts'
import type { Cause } from '#app/guidance/types.ts'
import type { TrackPair } from './choose-tracks.ts'

const BY_CONDITION: Readonly<Record<string, Cause>> = {
  away: 'far',
  low: 'far',
  stranger: 'far',
  averse: 'hidden',
  burnt: 'hidden',
  back: 'delay',
  first: 'delay',
}

export function causeOf({ of, key }: TrackPair): Cause {
  if (of === 'easy') return 'ease'
  if (of === 'test' || of === 'testRuler') return key.startsWith('Saturn') ? 'delay' : 'heat'
  if (of === 'hard') return causeOfHard(key)
  if (of === 'named') return key.split(' ')[1] as Cause
  if (of === 'ending') return causeOf(pairOfEnding(key))
  throw new Error(`${of} ${key} is no difficulty`)
}

function causeOfHard(key: HardKey): Cause {
  const [first, ...others] = key.split(' ')
  return BY_CONDITION[first!] ?? (others.includes('6') ? 'far' : 'hidden')
}

/** The pair of facts behind a text for people who have said that something has ended. */
export function pairOfEnding(key: EndingKey): TrackPair {
  const [of, ...rest] = key.split(' ')
  return { of, key: rest.join(' ') } as TrackPair
}
