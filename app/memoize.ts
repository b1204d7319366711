import { writingKey } from './language/current.ts'

const MINUTE = 60_000
/** Characters of the key of a writing, with which each key begins. */
const WRITING_KEY = 4

/** Values that are not used for this long are dropped, so that little about a person who has left stays in memory. */
const FORGOTTEN_AFTER = 10 * MINUTE

interface Made<Value> {
  value: Value
  usedAt: number
}

/**
 * Memoizes a pure function of a text and how texts are written now; the results are immutable. The text and the writing alone
 * are the key, so a value is right for everyone who has the same text, and a changed text never gets an old value.
 * @param mostCharacters the limit for all texts together
 */
export function memoizeByText<Value>(
  mostCharacters: number,
  make: (text: string) => Value,
  now: () => number = () => performance.now(),
): (text: string) => Value {
  // Least recently used first: a Map keeps the order in which its entries were set.
  const kept = new Map<string, Made<Value>>()
  let characters = 0

  function forget(key: string): void {
    if (kept.delete(key)) characters -= key.length - WRITING_KEY
  }

  function forgetOld(): void {
    for (const [key, { usedAt }] of kept) {
      if (now() - usedAt < FORGOTTEN_AFTER && characters <= mostCharacters) return
      forget(key)
    }
  }
  // Not before the first value: an edge runtime allows no timer while modules load.
  let forgets = false

  return (text) => {
    if (!forgets) {
      // A browser's timer is a number.
      const timer: { unref?: () => void } = setInterval(forgetOld, MINUTE)
      timer.unref?.()
    }
    forgets = true
    const key = writingKey() + text
    const found = kept.get(key)
    const one = found ?? { value: immutable(make(text)), usedAt: 0 }
    one.usedAt = now()
    if (found) kept.delete(key)
    else characters += text.length
    kept.set(key, one)
    if (!found) forgetOld()
    return one.value
  }
}

/** The same by the arguments of a function, which JSON must keep as they are. */
export function memoizeByArguments<Args extends readonly unknown[], Value>(
  mostCharacters: number,
  make: (...args: Args) => Value,
): (...args: Args) => Value {
  const kept = memoizeByText(mostCharacters, (text) => make(...(JSON.parse(text) as Args)))
  return (...args) => kept(JSON.stringify(args))
}

/**
 * Memoizes a pure function by an immutable value and how texts are written now, for as long as that value is in memory. For
 * any other value the function runs each time.
 * @param make may take a second argument, if that has few different values
 */
export function memoizeByObject<Of extends object, Value, By extends string | number = never>(
  make: (of: Of, by: By) => Value,
): (of: Of, ...by: [By] extends [never] ? [] : [By]) => Value {
  const kept = new WeakMap<Of, Map<string, Value>>()
  return (of, ...[by]) => {
    if (!isImmutable(of)) return make(of, by as By)
    const key = `${writingKey()} ${by}`
    const made = kept.get(of) ?? new Map<string, Value>()
    kept.set(of, made)
    if (!made.has(key)) made.set(key, immutable(make(of, by as By)))
    return made.get(key)!
  }
}

const known = new WeakSet<object>()

/**
 * Freezes plain data deeply. Two answers that hold the same immutable value need no further comparison.
 * @throws TypeError if the data holds anything but plain objects, arrays and primitive values: a frozen Date or Map can
 * still change
 */
export function immutable<Value>(value: Value): Value {
  if (typeof value === 'function') throw new TypeError('A function is no plain data.')
  if (typeof value !== 'object' || value === null || known.has(value)) return value
  const prototype: unknown = Object.getPrototypeOf(value)
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null)
    throw new TypeError('Only plain objects and lists can be made immutable.')
  for (const item of Object.values(value)) immutable(item)
  known.add(Object.freeze(value))
  return value
}

/** True for a value that `immutable` has returned. */
function isImmutable(value: object): boolean {
  return known.has(value)
}
