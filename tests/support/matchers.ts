import { expect } from 'vitest'

declare module 'vitest' {
  interface Matchers<T> {
    /** Every one of them is in the text or list; with `not`, none of them is. */
    toContainAll(...parts: string[]): T
  }
}

expect.extend({
  toContainAll(received: string | readonly string[], ...parts: string[]) {
    // Undefined without `not`.
    const isNot = Boolean(this.isNot)
    const wrong = parts.filter((part) => received.includes(part) === isNot)
    return {
      pass: (wrong.length === 0) !== isNot,
      message: () =>
        `${isNot ? 'Contains' : 'Does not contain'} ${wrong.map((part) => `“${part}”`).join(', ')}:\n${received}`,
    }
  },
})
