import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { immutable } from '#app/features/operations/immutable.ts'
import { patternOf, tokensIn } from './answer-pattern.ts'

const ONE = 'aaaaaaaaaaaaaaaaaaaa'
const TWO = 'bbbbbbbbbbbbbbbbbbbb'

const compare = (kept: unknown, made: string[], value: unknown, others: string[]) =>
  tokensIn(patternOf(kept, made)!.pattern, value, others)

const plain = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.constant(undefined),
    fc.bigInt(),
    fc.date({ noInvalidDate: true }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('value'), { maxKeys: 4 }),
    fc.array(fc.string(), { maxLength: 3 }).map((items) => new Set(items)),
    fc.array(fc.tuple(fc.string(), tie('value')), { maxLength: 3 }).map((items) => new Map(items)),
  ),
})).value

describe('an answer that is compared with an earlier one', () => {
  it('is the same if it has the same content', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(compare(value, [], structuredClone(value), [])).toEqual([])
      }),
    )
  })

  it('is different exactly when its text is different', () => {
    fc.assert(
      fc.property(fc.json(), fc.json(), (one, other) => {
        const same = JSON.stringify(JSON.parse(one)) === JSON.stringify(JSON.parse(other))
        // JSON text is the same for 0 and -0.
        fc.pre(!/-0\b/.test(one + other))
        expect(compare(JSON.parse(one), [], JSON.parse(other), []) !== null).toBe(same)
      }),
    )
  })

  it('is compared with the content of the earlier one at that time, even if the earlier one was changed since', () => {
    const value = { list: [1, 2] }
    const { pattern } = patternOf(value, [])!
    value.list.push(3)
    expect(tokensIn(pattern, value, [])).toBeNull()
    expect(tokensIn(pattern, { list: [1, 2] }, [])).toEqual([])
  })

  it.each([
    [new Date(1), new Date(2)],
    [new Map([['a', 1]]), new Map([['a', 2]])],
    [new Set(['a']), new Set(['b'])],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [[1], { 0: 1 }],
    [{}, []],
    [{}, new Date(0)],
    [{ a: undefined }, {}],
    [{ a: undefined }, { b: undefined }],
    [0, -0],
    ['1', 1],
    [null, {}],
  ])('%o is not %o', (kept, value) => {
    expect(compare(kept, [], value, [])).toBeNull()
    expect(compare(value, [], kept, [])).toBeNull()
  })

  it('cannot be compared if it has content without a value to compare', () => {
    for (const odd of [Promise.resolve(1), () => 1, Symbol('a'), new URL('https://qismah.example'), /a/])
      expect(patternOf({ odd }, [])).toBeNull()
  })
})

describe('tokens', () => {
  it('are found in the places of the earlier ones, in whatever order they were made', () => {
    const kept = { a: `x ${ONE} y ${TWO}`, b: [TWO] }
    const value = { a: `x ${TWO} y ${ONE}`, b: [ONE] }
    expect(compare(kept, [TWO, ONE], value, [ONE, TWO])).toEqual([TWO, ONE])
  })

  it('must be in the places of the earlier ones', () => {
    const kept = [`${ONE} ${ONE} ${TWO}`]
    expect(compare(kept, [ONE, TWO], [`${ONE} ${TWO} ${TWO}`], [ONE, TWO])).toBeNull()
    expect(compare(kept, [ONE, TWO], [`${ONE} ${ONE} ${ONE}`], [ONE, TWO])).toBeNull()
    expect(compare(kept, [ONE, TWO], [`${ONE} ${ONE} another`], [ONE, TWO])).toBeNull()
    expect(compare([ONE], [ONE], [TWO], [ONE])).toBeNull()
  })

  it('are only those of the pattern, and short ones are refused', () => {
    expect(patternOf('nothing', [ONE])).toMatchObject({ tokens: [] })
    expect(patternOf('a short b', ['short'])).toBeNull()
  })
})

describe('an immutable value', () => {
  it('is the same as itself, and is compared with others by its content', () => {
    const chart = immutable({ planets: [{ name: 'Sun', longitude: 1.5 }] })
    const { pattern, tokens } = patternOf({ chart }, [ONE])!
    expect(tokens).toEqual([])
    expect(tokensIn(pattern, { chart }, [])).toEqual([])
    expect(tokensIn(pattern, { chart: structuredClone(chart) }, [])).toEqual([])
    expect(tokensIn(pattern, { chart: { planets: [{ name: 'Sun', longitude: 2 }] } }, [])).toBeNull()
  })

  it('cannot be changed, and neither can its content', () => {
    const chart = immutable({ planets: [{ name: 'Sun' }] }) as { planets: { name: string }[] }
    expect(() => chart.planets.push({ name: 'Moon' })).toThrow(TypeError)
    expect(() => {
      chart.planets[0]!.name = 'Moon'
    }).toThrow(TypeError)
    expect(() => immutable({ at: new Date() })).toThrow(TypeError)
    expect(() => immutable({ of: new Map() })).toThrow(TypeError)
  })
})
