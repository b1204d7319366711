import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { templateOf } from './page-template.ts'

const token = fc.stringMatching(/^[\w+/=.-]{16,40}$/)

describe('a page as a template', () => {
  it('is the page with other tokens in place of its own, plain and compressed', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'binary', maxLength: 60 }),
            // Long enough that a table is used to compute the check of the piece.
            fc.string({ unit: 'binary', minLength: 600, maxLength: 700 }),
          ),
          { minLength: 1, maxLength: 12 },
        ),
        fc.uniqueArray(fc.tuple(token, token), { minLength: 1, maxLength: 4, selector: ([first]) => first }),
        fc.array(fc.nat(3), { minLength: 12, maxLength: 12 }),
        (texts, tokens, order) => {
          const page = (which: 0 | 1) =>
            texts.map((text, index) => text + tokens[order[index]! % tokens.length]![which]).join(' ')
          const first = page(0)
          fc.pre(tokens.every(([one]) => tokens.filter(([other]) => other.includes(one)).length === 1))
          fc.pre(texts.every((text) => tokens.every(([one]) => !text.includes(one))))
          const template = templateOf(
            first,
            tokens.map(([one]) => one),
          )
          const others = tokens.map(([, other]) => other)
          const wanted = Buffer.from(page(1))
          expect(Buffer.from(template.fill(others)).equals(wanted)).toBe(true)
          expect(gunzipSync(template.fillGzip(others)).equals(wanted)).toBe(true)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('is complete if it begins and ends with a token', () => {
    const template = templateOf('AbA', ['A'])
    expect(gunzipSync(template.fillGzip(['token'])).toString()).toBe('tokenbtoken')
  })

  it('is complete if there is no token', () => {
    expect(gunzipSync(templateOf('<p>بسم</p>', []).fillGzip([])).toString()).toBe('<p>بسم</p>')
  })
})
