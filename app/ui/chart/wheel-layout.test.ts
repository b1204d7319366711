import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ASPECT_TYPES, PLANETS } from '#app/astro/types.ts'
import { ASPECT_PENS } from './aspect-pen.ts'
import { degreeText } from './degree-text.ts'
import { wheelDescription } from './wheel-description.ts'
import {
  GLYPH,
  layoutWheel,
  RADIUS,
  SIZE,
  type Spot,
  signAt,
  type WheelInput,
  type WheelLayout,
} from './wheel-layout.ts'

const NAMES = [...PLANETS, 'Part of Fortune'] as const
const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true })

/** Any Ascendant and houses of any sizes, however unequal; points anywhere. */
const anyChart = fc
  .record({
    ascendant: longitude,
    sizes: fc.array(fc.double({ min: 0.5, max: 60, noNaN: true }), { minLength: 6, maxLength: 6 }),
    places: fc.array(longitude, { minLength: NAMES.length, maxLength: NAMES.length }),
    retrograde: fc.boolean(),
  })
  .map(({ ascendant, sizes, places, retrograde }) => chartOf(ascendant, sizes, places, retrograde))

/** All points within a few degrees, across the first degree of Aries as well. */
const anyStellium = fc
  .record({ ascendant: longitude, centre: longitude, width: fc.double({ min: 0, max: 12, noNaN: true }) })
  .map(({ ascendant, centre, width }) =>
    chartOf(
      ascendant,
      new Array(6).fill(30),
      NAMES.map((_, i) => (centre + (width * i) / NAMES.length) % 360),
      true,
    ),
  )

function chartOf(ascendant: number, sizes: number[], places: number[], isRetrograde: boolean): WheelInput {
  const half = sizes.reduce((sum, size) => sum + size, 0)
  const cusps: number[] = []
  let at = ascendant
  for (const size of [...sizes, ...sizes]) {
    cusps.push(at % 360)
    at += (size * 180) / half
  }
  return {
    ascendant,
    midheaven: cusps[9]!,
    cusps,
    points: NAMES.map((name, i) => ({ name, longitude: places[i]!, isRetrograde })),
    aspects: [
      { from: 'Sun', to: 'Part of Fortune', type: 'Trine' },
      { from: 'Moon', to: 'Ascendant', type: 'Square' },
    ],
  }
}

const distance = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y)

function pairs<T>(things: readonly T[]): [T, T][] {
  return things.flatMap((a, i) => things.slice(i + 1).map((b): [T, T] => [a, b]))
}

/** Two boxes of words overlap where they do so across and down. */
function boxesApart(a: Spot, b: Spot, width: number, height: number): boolean {
  return Math.abs(a.x - b.x) >= width || Math.abs(a.y - b.y) >= height
}

/** The labels of the angles have two lines. */
const labelHeight = ({ angle }: { angle: string | null }) => (angle ? 28 : 13)

function holdsApart({ points, cusps, axes }: WheelLayout) {
  for (const [a, b] of pairs(points)) {
    expect(distance(a.glyph, b.glyph), `${a.name} and ${b.name}`).toBeGreaterThanOrEqual(GLYPH + 2)
    expect(boxesApart(a.degree, b.degree, 20, 10), `degrees of ${a.name} and ${b.name}`).toBe(true)
    expect(boxesApart(a.retrograde, b.retrograde, 10, 10)).toBe(true)
  }
  for (const [a, b] of pairs(cusps)) {
    expect(boxesApart(a.number, b.number, 13, 10), `houses ${a.house} and ${b.house}`).toBe(true)
  }
  for (const [a, b] of pairs([...cusps, ...axes])) {
    const height = (labelHeight(a) + labelHeight(b)) / 2
    const names = `labels at ${a.longitude} and ${b.longitude}`
    expect(boxesApart(a.label, b.label, 36, height), names).toBe(true)
  }
}

function coordinates(path: string): Spot[] {
  return [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
}

function segments(path: string): [Spot, Spot][] {
  const spots = coordinates(path)
  return spots.slice(1).map((spot, i) => [spots[i]!, spot])
}

function cross([a, b]: [Spot, Spot], [c, d]: [Spot, Spot]): boolean {
  const side = (p: Spot, q: Spot, r: Spot) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
  return side(a, b, c) * side(a, b, d) < -1e-6 && side(c, d, a) * side(c, d, b) < -1e-6
}

describe('the wheel', () => {
  it('keeps glyphs, degrees, marks and labels apart in any chart', () => {
    fc.assert(fc.property(anyChart, (chart) => holdsApart(layoutWheel(chart))))
  })

  it('marks the angles within the houses, where the houses do not begin at them', () => {
    fc.assert(
      fc.property(anyChart, longitude, fc.boolean(), (chart, midheaven, wholeSigns) => {
        const fromHorizon = (((midheaven - chart.ascendant) % 180) + 180) % 180
        fc.pre(fromHorizon > 1 && fromHorizon < 179)
        const first = wholeSigns ? Math.floor(chart.ascendant / 30) * 30 : chart.ascendant
        const cusps = Array.from({ length: 12 }, (_, i) => (first + i * 30) % 360)
        const layout = layoutWheel({ ...chart, midheaven, cusps })
        holdsApart(layout)
        const marked = [...layout.cusps, ...layout.axes].flatMap(({ angle, longitude: at }) =>
          angle ? [[angle, at] as const] : [],
        )
        expect(marked.map(([angle]) => angle).sort()).toEqual(['Asc', 'Dsc', 'IC', 'MC'])
        const apart = (name: string, from: number) =>
          Math.abs(((((new Map<string, number>(marked).get(name)! - from) % 360) + 540) % 360) - 180)
        expect(apart('Asc', chart.ascendant)).toBeLessThan(2e-6)
        expect(apart('MC', midheaven)).toBeLessThan(2e-6)
      }),
    )
  })

  it('keeps them apart with ten planets and the lot in one place', () => {
    fc.assert(fc.property(anyStellium, (chart) => holdsApart(layoutWheel(chart))))
    holdsApart(layoutWheel(chartOf(15, new Array(6).fill(30), new Array(NAMES.length).fill(359.99), true)))
  })

  it('leads from each degree to its glyph without crossing another lead', () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const { points } = layoutWheel(chart)
        for (const [a, b] of pairs(points)) {
          // Degrees nearer than the rounding of a coordinate have no order on paper.
          if (Math.abs(a.longitude - b.longitude) < 0.05) continue
          const crossing = segments(a.lead).some((one) => segments(b.lead).some((two) => cross(one, two)))
          expect(crossing, `${a.name} and ${b.name}`).toBe(false)
        }
      }),
    )
  })

  it('draws nothing outside its square', () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const { points, cusps, signs, aspects, scale } = layoutWheel(chart)
        const spots = [
          ...points.flatMap(({ glyph, degree, retrograde, lead }) => [
            glyph,
            degree,
            retrograde,
            ...coordinates(lead),
          ]),
          ...cusps.flatMap(({ label, number, line, lead }) => [
            label,
            number,
            ...coordinates(line),
            ...coordinates(lead),
          ]),
          ...signs.flatMap(({ glyph, boundary }) => [glyph, ...coordinates(boundary)]),
          ...aspects.flatMap(({ ends }) => ends),
          ...coordinates(scale.strokes),
        ]
        for (const { x, y } of spots) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(20)
          expect(Math.max(x, y)).toBeLessThanOrEqual(SIZE - 20)
        }
      }),
    )
  })

  it('has the Ascendant at the left and runs anticlockwise', () => {
    const { cusps, points, signs } = layoutWheel(
      chartOf(0, new Array(6).fill(30), [90, 0, 180, 270, 10, 20, 200, 220, 240, 300, 330], false),
    )
    expect(cusps.map(({ angle }) => angle)).toEqual([
      'Asc',
      null,
      null,
      'IC',
      null,
      null,
      'Dsc',
      null,
      null,
      'MC',
      null,
      null,
    ])
    expect(cusps[0]!.label).toEqual({ x: SIZE / 2 - RADIUS.angleLabel, y: SIZE / 2 })
    expect(points[0]!.glyph).toEqual({ x: SIZE / 2, y: SIZE / 2 + RADIUS.planet })
    expect(points[2]!.glyph).toEqual({ x: SIZE / 2 + RADIUS.planet, y: SIZE / 2 })
    expect(signs.map(({ sign }) => sign)).toHaveLength(12)
  })

  it('draws an aspect between the true degrees of its ends', () => {
    const { aspects } = layoutWheel(chartOf(0, new Array(6).fill(30), new Array(NAMES.length).fill(0), false))
    expect(aspects.map(({ type }) => type)).toEqual(['Trine', 'Square'])
    expect(aspects[0]!.ends[0]).toEqual({ x: SIZE / 2 - RADIUS.aspects, y: SIZE / 2 })
  })

  it('has a stroke of its own for each kind of aspect, colour apart', () => {
    const strokes = ASPECT_TYPES.map(
      (type) => `${ASPECT_PENS[type].dash.join(' ')}|${ASPECT_PENS[type].width}`,
    )
    expect(new Set(strokes).size).toBe(ASPECT_TYPES.length)
  })
})

describe('what stands beside the wheel', () => {
  it('says the place of every point in words', () => {
    const chart = chartOf(
      0,
      new Array(6).fill(30),
      NAMES.map((_, i) => i * 31.25),
      true,
    )
    const words = wheelDescription(chart)
    expect(words).toMatch(/^Ascendant 0\.0° Aries; Midheaven 0\.0° Capricorn; Sun 0\.0° Aries, retrograde;/)
    for (const name of NAMES) expect(words).toContain(name)
  })

  it('never shows a degree that is in the next sign', () => {
    expect(degreeText(29.99)).toBe('29.9°')
    expect(degreeText(0)).toBe('0.0°')
    expect(degreeText(12.3)).toBe('12.3°')
    expect(signAt(359.99)).toMatchObject({ sign: 'Pisces' })
    expect(signAt(360)).toEqual({ sign: 'Aries', degree: 0 })
    expect(signAt(-1)).toEqual({ sign: 'Pisces', degree: 29 })
  })
})
