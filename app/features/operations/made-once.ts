import { MINUTE } from './clock.ts'
import { immutable, isImmutable } from './immutable.ts'

/** Values that are not used for this time are dropped, so that little of a person who has left stays in memory. */
const FORGOTTEN_AFTER = 10 * MINUTE

interface Made<Value> {
  value: Value
  usedAt: number
}

/**
 * Keeps what a pure function makes of a text, as an immutable value. The text is the whole key, so the value is right for
 * everybody who comes with the same text, and a text that has changed is never answered with the value of another.
 * @param mostCharacters of all texts together
 */
export function madeOnceFrom<Value>(
  mostCharacters: number,
  make: (text: string) => Value,
  now: () => number = () => performance.now(),
): (text: string) => Value {
  // The oldest first: a Map keeps the order in which its entries were set.
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
 * Keeps the result of a pure function for an immutable value as long as that value is in memory. For any other value the
 * function runs each time.
 * @param make may have a second argument, of which there are few
 */
export function madeOnceOf<Of extends object, Value, By extends string | number = never>(
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
