import { MINUTE } from './clock.ts'
import { immutable, isImmutable } from './immutable.ts'

/** Values that are not used for this long are dropped, so that little about a person who has left stays in memory. */
const FORGOTTEN_AFTER = 10 * MINUTE

interface Made<Value> {
  value: Value
  usedAt: number
}

/**
 * Memoizes a pure function of a text; the results are immutable. The text alone is the key, so a value is right for
 * everyone who has the same text, and a changed text never gets an old value.
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

  function forget(text: string): void {
    if (kept.delete(text)) characters -= text.length
  }

  function forgetOld(): void {
    for (const [text, { usedAt }] of kept) {
      if (now() - usedAt < FORGOTTEN_AFTER && characters <= mostCharacters) return
      forget(text)
    }
  }
  setInterval(forgetOld, MINUTE).unref()

  return (text) => {
    const found = kept.get(text)
    const one = found ?? { value: immutable(make(text)), usedAt: 0 }
    one.usedAt = now()
    if (found) kept.delete(text)
    else characters += text.length
    kept.set(text, one)
    if (!found) forgetOld()
    return one.value
  }
}

/**
 * Memoizes a pure function by an immutable value, for as long as that value is in memory. For any other value the
 * function runs each time.
 * @param make may take a second argument, if that has few different values
 */
export function memoizeByObject<Of extends object, Value, By extends string | number = never>(
  make: (of: Of, by: By) => Value,
): (of: Of, ...by: [By] extends [never] ? [] : [By]) => Value {
  const kept = new WeakMap<Of, Map<By, Value>>()
  return (of, ...[by]) => {
    const key = by as By
    if (!isImmutable(of)) return make(of, key)
    const made = kept.get(of) ?? new Map<By, Value>()
    kept.set(of, made)
    if (!made.has(key)) made.set(key, immutable(make(of, key)))
    return made.get(key)!
  }
}
