import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { environmentSchema } from '#app/env.server.ts'
import { engineExports } from '#tools/docs/engine-exports.ts'
import { GENERATED_PAGES } from '#tools/docs/pages.ts'

describe('the generated documents', () => {
  it.each(Object.entries(GENERATED_PAGES))('%s is up to date; `npm run docs` writes it', (path, page) => {
    expect(readFileSync(path, 'utf8')).toBe(page())
  })

  it('list every setting that the schema reads', () => {
    const page = readFileSync('docs/settings.md', 'utf8')
    const listed = [...page.matchAll(/^\| `([A-Z_0-9]+)` \|/gm)].map((match) => match[1]!)
    const read = Object.keys(environmentSchema.shape).filter((name) => name !== 'NODE_ENV')
    expect(read.length).toBeGreaterThan(20)
    expect(listed.toSorted()).toEqual(read.toSorted())
  })
})

/** Arithmetic, look-ups and texts. Every function that is not listed applies a rule and names its source. */
const WITHOUT_SOURCE = new Set([
  // Arithmetic of angles and positions in the sky.
  'normalizeDegrees',
  'separation',
  'signOf',
  'degreeInSign',
  'longitudeOf',
  'houseOf',
  'isAboveHorizon',
  'prenatalSyzygy',
  // Look-ups in a chart or a table.
  'chartSect',
  'isLotName',
  'longitudeOfPlanet',
  'longitudeOfPoint',
  'standingOf',
  'warmUp',
  // Chains that follow only from the rulers.
  'dispositorGraph',
  'readStoredChart',
  'rulerChain',
  // Comparisons of charts, which are our own.
  'compareLots',
  'firmness',
  'fitsMinute',
  'lotsBy',
  // Texts.
  'dmText',
  'dmsText',
  'formulaText',
  'lotEndName',
  'positionText',
  'sexagesimal',
  'signedText',
])

const UNIT = /degree|arc|minute|millisecond|year|\b0 to \d|\b1 to 12|[[(]0, |index|whole number|points/i

describe('the public functions of the engine', () => {
  const functions = engineExports().filter(({ kind }) => kind === 'function')
  const has = (tags: readonly { name: string }[], name: string) => tags.some((tag) => tag.name === name)

  it('have a doc comment', () => {
    expect(functions.length).toBeGreaterThan(50)
    expect(functions.filter(({ text }) => text.length < 20).map(({ name }) => name)).toEqual([])
  })

  it('state units or ranges where they take or return numbers', () => {
    const without = functions.filter(
      ({ hasNumbers, text, tags }) =>
        hasNumbers && !UNIT.test([text, ...tags.map((tag) => tag.text)].join(' ')),
    )
    expect(without.map(({ name }) => name)).toEqual([])
  })

  it('state exactly the errors that they throw', () => {
    expect(
      functions.filter(({ canThrow, tags }) => canThrow !== has(tags, 'throws')).map(({ name }) => name),
    ).toEqual([])
  })

  it('name the source of the rule that they apply', () => {
    const without = functions.filter(({ tags }) => !has(tags, 'source')).map(({ name }) => name)
    expect(without.toSorted()).toEqual([...WITHOUT_SOURCE].toSorted())
  })
})
