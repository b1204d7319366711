/** What a person can say of their own life, so that texts may speak of it. */
export const LIFE = ['loss', 'partner', 'job'] as const
export type LifeSubject = (typeof LIFE)[number]

/** What a person has said to be so. A text that assumes anything else is not shown to them. */
export type Said = Readonly<Partial<Record<LifeSubject, boolean>>>

/** True if a text assumes nothing of the reader's life that they have not said. */
export function isSaid(
  { assuming }: { assuming: Readonly<Record<LifeSubject, RegExp>> },
  text: string,
  said: Said,
): boolean {
  return LIFE.every((one) => said[one] || !assuming[one].test(text))
}

/** 'loss,job': equal answers have equal keys. */
export function saidKey(said: Said): string {
  return LIFE.filter((one) => said[one]).join(',')
}

/** Reads what `saidKey` wrote. */
export function saidFrom(key: string): Said {
  return Object.fromEntries(LIFE.map((one) => [one, key.split(',').includes(one)]))
}
