import { expect } from 'vitest'

declare module 'vitest' {
  interface Matchers<T> {
    /** Every one of them is in the text or list; with `not`, none of them is. */
    toContainAll(...parts: string[]): T
  }
}

expect.extend({
  toContainAll(received: string | readonly string[], ...parts: string[]) {
    const wrong = parts.filter((part) => received.includes(part) === this.isNot)
    return {
      pass: (wrong.length === 0) !== this.isNot,
      message: () =>
        `${this.isNot ? 'Contains' : 'Does not contain'} ${wrong.map((part) => `“${part}”`).join(', ')}:\n${received}`,
    }
  },
})
