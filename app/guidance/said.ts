import { TURNS, type TurnKey } from './pairs.ts'

/** What a person can say of their own life, so that texts may speak of it. */
export const LIFE = ['loss', 'partner', 'job'] as const
export type LifeSubject = (typeof LIFE)[number]

/** What a person has said to be so. A text that assumes anything else is not shown to them. */
export type Said = Readonly<Partial<Record<LifeSubject, boolean>>> & {
  /** The difficulty that the person has named. The reading is written for it. */
  readonly named?: TurnKey
}

/** True if a text assumes nothing of the reader's life that they have not said. */
export function isSaid(
  { assuming }: { assuming: Readonly<Record<LifeSubject, RegExp>> },
  text: string,
  said: Said,
): boolean {
  const isLossNamed = said.named?.startsWith('loss ')
  return LIFE.every((one) => said[one] || (one === 'loss' && isLossNamed) || !assuming[one].test(text))
}

/** 'loss,job,named trust delay': equal answers have equal keys. */
export function saidKey(said: Said): string {
  return [...LIFE.filter((one) => said[one]), ...(said.named ? [`${NAMED}${said.named}`] : [])].join(',')
}

const NAMED = 'named '

/** Reads what `saidKey` wrote. */
export function saidFrom(key: string): Said {
  const parts = key.split(',')
  const named = TURNS.find((turn) => parts.includes(`${NAMED}${turn}`))
  const life = Object.fromEntries(LIFE.map((one) => [one, parts.includes(one)]))
  return named ? { ...life, named } : life
}
