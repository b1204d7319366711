import { isImmutable } from '#app/features/operations/immutable.ts'

/** A value made for one answer: a nonce or a form's key. It is long and random, so it never occurs by chance. */
const TOKEN = /^[\w+/=.-]{16,}$/

/** A text with tokens: the pieces between the tokens, and the number of each token. */
class TokenText {
  constructor(
    readonly between: readonly string[],
    readonly order: readonly number[],
  ) {}
}

/** The answers of a page's loaders, to compare later answers with. */
export interface AnswerPattern {
  /** A copy in which texts with tokens are `TokenText`. Immutable values are not copied. */
  readonly value: unknown
  readonly tokens: number
  /** Approximate bytes of memory. */
  readonly weight: number
}

interface Copying {
  readonly made: readonly string[]
  /** In the order in which they were found. */
  readonly tokens: string[]
  weight: number
}

class NotComparable extends Error {}

/**
 * Copies what loaders answered.
 * @param made the tokens of the answer
 * @returns null if the answer has content that cannot be compared, such as a promise, or if a token is too short or has
 * characters that make finding it again uncertain.
 */
export function patternOf(
  value: unknown,
  made: readonly string[],
): { pattern: AnswerPattern; tokens: string[] } | null {
  if (made.some((token) => !TOKEN.test(token))) return null
  const copying: Copying = { made: [...new Set(made)], tokens: [], weight: 0 }
  try {
    const copied = copyOf(value, copying)
    const { tokens, weight } = copying
    return { pattern: { value: copied, tokens: tokens.length, weight }, tokens }
  } catch (error) {
    if (error instanceof NotComparable) return null
    throw error
  }
}

/**
 * Compares an answer with a pattern.
 * @param made the tokens of the answer
 * @returns the tokens at the places of the pattern's tokens; null if the answer differs.
 */
export function tokensIn(pattern: AnswerPattern, value: unknown, made: readonly string[]): string[] | null {
  const found: (string | undefined)[] = new Array(pattern.tokens).fill(undefined)
  if (!isSame(pattern.value, value, found, made)) return null
  return found.every((token) => token !== undefined) ? (found as string[]) : null
}

const BYTES_A_VALUE = 24

function copyOf(value: unknown, copying: Copying): unknown {
  copying.weight += BYTES_A_VALUE
  if (typeof value === 'string') return copyOfText(value, copying)
  if (typeof value === 'function' || typeof value === 'symbol') throw new NotComparable()
  if (typeof value !== 'object' || value === null) return value
  if (isImmutable(value)) {
    copying.weight += weightOf(value)
    return value
  }
  if (value instanceof Date) return new Date(value)
  if (Array.isArray(value)) return value.map((item) => copyOf(item, copying))
  if (value instanceof Map)
    return new Map([...value].map(([key, item]) => [keyOf(key), copyOf(item, copying)]))
  if (value instanceof Set) return new Set([...value].map(keyOf))
  if (!isPlain(value)) throw new NotComparable()
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, copyOf(item, copying)]))
}

function copyOfText(text: string, copying: Copying): string | TokenText {
  copying.weight += 2 * text.length
  const held = copying.made
    .map((token) => ({ token, at: text.indexOf(token) }))
    .filter(({ at }) => at !== -1)
    .sort((a, b) => a.at - b.at)
  if (held.length === 0) return text
  for (const { token } of held) if (!copying.tokens.includes(token)) copying.tokens.push(token)
  const pieces = text.split(new RegExp(`(${held.map(({ token }) => escaped(token)).join('|')})`))
  // Every second piece is a token.
  return new TokenText(
    pieces.filter((_, index) => index % 2 === 0),
    pieces.filter((_, index) => index % 2 === 1).map((token) => copying.tokens.indexOf(token)),
  )
}

/** Keys are compared by identity, so a key must be a primitive value. */
function keyOf(key: unknown): unknown {
  if (typeof key === 'object' && key !== null) throw new NotComparable()
  return key
}

const weights = new WeakMap<object, number>()

function weightOf(value: object): number {
  const known = weights.get(value)
  if (known !== undefined) return known
  const weight = Object.values(value).reduce(
    (sum: number, item: unknown) =>
      sum +
      BYTES_A_VALUE +
      (typeof item === 'string' ? 2 * item.length : typeof item === 'object' && item ? weightOf(item) : 0),
    0,
  )
  weights.set(value, weight)
  return weight
}

function isSame(
  kept: unknown,
  value: unknown,
  found: (string | undefined)[],
  made: readonly string[],
): boolean {
  if (kept instanceof TokenText) return typeof value === 'string' && isSameText(kept, value, found, made)
  if (Object.is(kept, value)) return true
  if (typeof kept !== 'object' || typeof value !== 'object' || kept === null || value === null) return false
  if (Array.isArray(kept)) {
    if (!Array.isArray(value) || value.length !== kept.length) return false
    return kept.every((item, index) => isSame(item, value[index], found, made))
  }
  if (kept instanceof Date) return value instanceof Date && Object.is(kept.getTime(), value.getTime())
  if (kept instanceof Map) {
    if (!(value instanceof Map) || value.size !== kept.size) return false
    const others = value.entries()
    for (const [key, item] of kept) {
      const [otherKey, other] = others.next().value as [unknown, unknown]
      if (!Object.is(key, otherKey) || !isSame(item, other, found, made)) return false
    }
    return true
  }
  if (kept instanceof Set) {
    if (!(value instanceof Set) || value.size !== kept.size) return false
    const others = value.values()
    for (const key of kept) if (!Object.is(key, others.next().value)) return false
    return true
  }
  if (!isPlain(value)) return false
  return haveSameFields(kept as Fields, value as Fields, found, made)
}

type Fields = Record<string, unknown>

/** The order of the keys counts too, because a page may show its values in this order. */
function haveSameFields(
  kept: Fields,
  value: Fields,
  found: (string | undefined)[],
  made: readonly string[],
): boolean {
  const names = Object.keys(kept)
  const others = Object.keys(value)
  if (names.length !== others.length) return false
  for (let index = 0; index < names.length; index += 1) {
    const name = names[index]!
    if (name !== others[index] || !isSame(kept[name], value[name], found, made)) return false
  }
  return true
}

/** Each token of the stored text matches one token of the new answer, and the same one in every place. */
function isSameText(
  { between, order }: TokenText,
  text: string,
  found: (string | undefined)[],
  made: readonly string[],
): boolean {
  let at = 0
  for (let index = 0; index < between.length; index += 1) {
    const fixed = between[index]!
    if (!text.startsWith(fixed, at)) return false
    at += fixed.length
    const number = order[index]
    if (number === undefined) continue
    const token = made.find((one) => text.startsWith(one, at))
    if (token === undefined) return false
    if (found[number] === undefined && !found.includes(token)) found[number] = token
    if (found[number] !== token) return false
    at += token.length
  }
  return at === text.length
}

function isPlain(value: object): boolean {
  if (Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function escaped(token: string): string {
  return token.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
