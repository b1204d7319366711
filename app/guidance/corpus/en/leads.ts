import { pairOfEnding } from '#app/guidance/judge/causes.ts'
import type { ChosenTrack } from '#app/guidance/judge/choose-tracks.ts'
import { variant } from '#app/guidance/seed.ts'
import { joined } from './joints.ts'
import { named, nth } from './names.ts'

/** Before the short form of a difficulty, where its answer takes it up again. */
const LEADS = [
  'Look again at {fact}:',
  'Remember {fact}:',
  'Think again of {fact}:',
  'It began with {fact}:',
  'This answer is for {fact}:',
  'We come back to {fact}:',
  'Take {fact} again:',
  'The hard part was {fact}:',
] as const

/** The difficulty that was told, in its own short form, with the fact that it follows from. */
export function takenUp(difficulty: ChosenTrack, short: string, ruler: string): string {
  const fact = factOf(difficulty.pair, ruler)
  const leads = difficulty.pair.of === 'easy' ? LEADS.slice(0, -1) : LEADS
  return joined(variant(leads, `${difficulty.pair.key} ${short}`).replace('{fact}', fact), short)
}

function factOf(pair: ChosenTrack['pair'], ruler: string): string {
  if (pair.of === 'ending') return factOf(pairOfEnding(pair.key), ruler)
  const [first, second, third] = pair.key.split(' ') as [string, string?, string?]
  switch (pair.of) {
    case 'test':
      return second === 'with' ? `${first} beside your lot` : `${first}’s ${second}`
    case 'testRuler':
      return `${first} ${third === 'with' ? 'beside' : 'against'} ${named(second as 'Sun')}`
    case 'easy':
      return 'a lot without a hard fact'
    default:
      return conditionOf(first, second, third, ruler)
  }
}

const CONDITIONS: Readonly<Record<string, string>> = {
  away: 'far from home',
  low: 'in its fall',
  stranger: 'as a stranger',
  averse: 'out of sight of your lot',
  burnt: 'hidden by the Sun',
  back: 'going backwards',
  first: 'about to turn back',
}

function conditionOf(first: string, second: string | undefined, third: string | undefined, ruler: string) {
  if (first === 'lot') return `your lot in the ${nth(Number(second))} place`
  if (first === 'ruler') return `${ruler} in the ${nth(Number(third))} place`
  return `${ruler} ${CONDITIONS[first]}`
}
