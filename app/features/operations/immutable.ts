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
export function isImmutable(value: object): boolean {
  return known.has(value)
}
