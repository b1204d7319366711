import { describe, expect, it } from 'vitest'
import { castChart } from '#app/astro/index.server.ts'
import { compose } from '#app/guidance/index.server.ts'
import { faultOf } from './faithful.ts'

const COMPOSED =
  'With the lot in the seventh house, good may come through agreements kept in writing, and not through haste.'

describe('faultOf', () => {
  it.each([
    COMPOSED,
    'With the lot in the seventh house, good may come by way of agreements that are kept in writing, and not by haste.',
    'Where the lot is in the seventh house, good may come through written agreements that are kept, not through haste.',
  ])('lets a smoother sentence pass: %s', (smoothed) => {
    expect(faultOf(COMPOSED, smoothed)).toBeNull()
  })

  it.each([
    ['length', 'Good may come.'],
    ['markup', COMPOSED.replace('good', '**good**')],
    ['number', COMPOSED.replace('seventh', 'eighth')],
    ['number', COMPOSED.replace('agreements', 'two agreements')],
    ['name', COMPOSED.replace('agreements', 'agreements with Jupiter')],
    ['negation', COMPOSED.replace('and not through', 'and through')],
    ['certainty', COMPOSED.replace('may', 'does')],
    ['certainty', COMPOSED.replace('kept', 'that must be kept')],
    ['sentences', `${COMPOSED.replace('haste', 'hurry')} May it be so.`],
    [
      'added',
      'With the lot in the seventh house, good may come through agreements and wealthy strangers bringing sudden marriage, not haste.',
    ],
    [
      'dropped',
      'In the seventh house of the lot, some good may then come to be there for you, and that is not through it.',
    ],
  ])('refuses %s: %s', (fault, smoothed) => {
    expect(faultOf(COMPOSED, smoothed)).toBe(fault)
  })

  it('lets a long sentence bring in two new words at most', () => {
    const long = `${COMPOSED.slice(0, -1)}, where neighbours, partners and colleagues speak openly and share the daily burden of the work.`
    const one = long.replace('share the daily', 'carry the daily')
    expect(faultOf(long, one)).toBeNull()
    expect(faultOf(long, one.replace('speak openly', 'marry wealthy strangers openly'))).toBe('added')
  })

  it('finds no fault with any sentence of a reading as it stands', () => {
    for (let i = 0; i < 60; i++) {
      const chart = castChart({ utc: Date.UTC(1950, 0, 1) + i * 34_567_890_123, latitude: 30, longitude: 30 })
      for (const sentences of Object.values(compose({ chart }).blocks))
        for (const { text } of sentences) expect(faultOf(text, text), text).toBeNull()
    }
  })
})
