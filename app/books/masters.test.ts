import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeDegrees, partOfFortuneLongitude, SIGNS, signOf } from '#app/astro/index.server.ts'
import { between } from '#tests/support/arbitraries.ts'
import { passageFor } from './index.ts'
import {
  checkFigure,
  checkNativity,
  countAgreement,
  LILLY_FIGURE,
  QABISI_FIGURE,
  VALENS_NATIVITIES,
} from './masters.server.ts'

const nativities = VALENS_NATIVITIES.map(checkNativity)

describe('the charts of Valens', () => {
  it('are 28, with signs that are signs', () => {
    expect(nativities).toHaveLength(28)
    for (const { ascendant, sun, moon, fortune, spirit } of nativities)
      for (const sign of [ascendant, sun, moon, fortune, ...(spirit ? [spirit] : [])])
        expect(SIGNS).toContain(sign)
  })

  it('follow the reversed formula in every night birth, and most could follow no other', () => {
    expect(countAgreement(nativities, 'night')).toMatchObject({
      charts: 14,
      fitNight: 14,
      onlyNight: 13,
      fitDay: 1,
    })
  })

  it('follow the plain formula in every day birth, and most could follow no other', () => {
    expect(countAgreement(nativities, 'day')).toMatchObject({
      charts: 10,
      fitDay: 10,
      onlyDay: 8,
      fitNight: 2,
    })
  })

  it('have the Lot of Spirit by the exchanged formula wherever he names it', () => {
    const [day, night] = [countAgreement(nativities, 'day'), countAgreement(nativities, 'night')]
    expect(day.spirits + night.spirits).toBe(8)
    expect(day.spiritsFollow + night.spiritsFollow).toBe(8)
  })

  it('fit neither formula in one chart, whose sect the signs do not tell', () => {
    const odd = nativities.filter(({ fits }) => fits === 'neither')
    expect(odd).toMatchObject([
      { ascendant: 'Capricorn', sun: 'Cancer', moon: 'Libra', fortune: 'Sagittarius', sect: 'horizon' },
    ])
  })

  it('would be known to fit, whatever the degrees within the signs', () => {
    const degree = between(0, 29.999)
    const sign = fc.integer({ min: 0, max: 11 })
    fc.assert(
      fc.property(
        fc.tuple(sign, sign, sign),
        fc.tuple(degree, degree, degree),
        fc.boolean(),
        ([a, s, m], [da, ds, dm], isDay) => {
          const lot = partOfFortuneLongitude(a * 30 + da, s * 30 + ds, m * 30 + dm, isDay)
          const { fits } = checkNativity({
            chapter: '',
            ascendant: SIGNS[a]!,
            sun: SIGNS[s]!,
            moon: SIGNS[m]!,
            fortune: signOf(lot),
            spirit: null,
          })
          expect([isDay ? 'day' : 'night', 'both']).toContain(fits)
        },
      ),
    )
  })
})

describe('the figure of al-Qabisi', () => {
  const figure = checkFigure(QABISI_FIGURE)

  it('is of a birth by night and is counted as by day', () => {
    expect(figure).toMatchObject({ isDay: false, agreesWith: 'day' })
    expect([figure.byDay, figure.byNight, figure.ours]).toEqual([137, 77, 77])
  })

  it('is 17 degrees of Leo in Latin and 19 in the Arabic text', () => {
    expect(passageFor('qabisi.latin-lot-example').original).toContain('Pars Fortune in Leone in .XVII. gradu')
    expect(passageFor('qabisi.lot-example').original).toMatch(/وسهم السعادة في الأسد تسع عشرة درجة$/)
    expect(signOf(figure.stated)).toBe('Leo')
  })
})

describe('the figure of Lilly', () => {
  const figure = checkFigure(LILLY_FIGURE)

  it('is of a day and agrees to the minute', () => {
    expect(figure).toMatchObject({ isDay: true, agreesWith: 'day' })
    expect(Math.abs(normalizeDegrees(figure.ours) - figure.stated)).toBeLessThan(1e-9)
  })

  it('has the numbers that the text has', () => {
    expect(passageFor('lilly.lot-example').original).toContain('21. 18. of [Virgo]')
    expect(passageFor('lilly.lot-example-result').original).toContain('10. degr. and 27. min. of [Aquarius]')
  })
})

it('a figure that is off by a minute agrees with neither count', () => {
  const off = { ...LILLY_FIGURE, stated: LILLY_FIGURE.stated + 1 / 60 }
  expect(checkFigure(off).agreesWith).toBe('neither')
})
