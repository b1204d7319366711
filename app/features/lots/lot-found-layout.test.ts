import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { separation } from '#app/astro/zodiac.ts'
import { between } from '#tests/support/arbitraries.ts'
import {
  arcPath,
  arrowHead,
  CARRIED,
  CENTRE,
  discPlaces,
  numberSpot,
  SIZE,
  STAR_PATHS,
  spot,
} from './lot-found-layout.ts'

const degrees = between(0, 360, { maxExcluded: true })
const numbers = (path: string) => [...path.matchAll(/-?\d+(\.\d+)?/g)].map(([text]) => Number(text))

describe('the picture of how the lot is found', () => {
  it('has the Ascendant at the left, and the risen half of the zodiac above', () => {
    expect(spot(0, 100)).toEqual({ x: CENTRE - 100, y: CENTRE })
    expect(spot(90, 100)).toEqual({ x: CENTRE, y: CENTRE + 100 })
    expect(spot(270, 100)).toEqual({ x: CENTRE, y: CENTRE - 100 })
  })

  it('draws an arc of any length from its start to its end, also over half a circle', () => {
    fc.assert(
      fc.property(degrees, degrees, (from, length) => {
        const [x, y, , , , isLarge, , endX, endY] = numbers(arcPath(from, length, CARRIED))
        expect({ x, y }).toEqual(spot(from, CARRIED))
        expect({ x: endX, y: endY }).toEqual(spot(from + length, CARRIED))
        expect(isLarge).toBe(length > 180 ? 1 : 0)
      }),
    )
  })

  it('keeps the discs of the lights apart, each on its own side', () => {
    fc.assert(
      fc.property(degrees, degrees, (from, to) => {
        const discs = discPlaces(from, to)
        expect(separation(discs.from, discs.to)).toBeGreaterThanOrEqual(15 - 1e-9)
        expect(separation(discs.from, from)).toBeLessThanOrEqual(7.5)
        expect(separation(discs.to, to)).toBeLessThanOrEqual(7.5)
      }),
    )
  })

  it('stays within its square', () => {
    fc.assert(
      fc.property(degrees, degrees, (at, length) => {
        const number = numberSpot(at, length, CARRIED)
        const all = [...numbers(arrowHead(at, CARRIED)), ...(number ? [number.x, number.y] : [])]
        for (const value of all) {
          expect(value).toBeGreaterThan(0)
          expect(value).toBeLessThan(SIZE)
        }
      }),
    )
    const stars = STAR_PATHS.flatMap(({ path }) => path.split('h0').filter(Boolean))
    expect(new Set(stars).size).toBe(stars.length)
  })
})
