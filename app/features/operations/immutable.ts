const known = new WeakSet<object>()

/**
 * Freezes plain data through and through. Two answers that hold the same immutable value need not be compared further.
 * @throws TypeError where the data holds anything but plain objects, lists and simple values: freezing keeps no Date and
 * no Map from changing
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

/** True for what `immutable` has returned. */
export function isImmutable(value: object): boolean {
  return known.has(value)
}
