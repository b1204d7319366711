import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { castChart, inHouseSystem } from '#app/astro/index.server.ts'
import { dmText } from '#app/astro/sexagesimal.ts'
import { ASPECT_TYPES, HOUSE_SYSTEM_KEYS, PLANETS } from '#app/astro/types.ts'
import { degreeInSign, separation, signOf } from '#app/astro/zodiac.ts'
import { between } from '#tests/support/arbitraries.ts'
import { ASPECT_STYLES, lineWidth } from './aspect-styles.ts'
import { type Box, touch } from './spread.ts'
import { wheelDescription } from './wheel-description.ts'
import {
  FULL_PLAN,
  glyphBox,
  SIGN_GLYPH,
  SMALL_PLAN,
  type Spot,
  type Text,
  textBox,
} from './wheel-geometry.ts'
import { toTexts } from './wheel-labels.ts'
import { layoutWheel as layoutIn, type WheelInput, type WheelLayout } from './wheel-layout.ts'
import { toBoxes } from './wheel-points.ts'

const { size: SIZE, radius: RADIUS } = SMALL_PLAN
const layoutWheel = (chart: WheelInput, plan = SMALL_PLAN) => layoutIn(chart, plan)

const NAMES = [...PLANETS, 'Part of Fortune'] as const
const longitude = between(0, 360, { maxExcluded: true })

/** Any Ascendant, houses of any size, however unequal, and points anywhere. */
const anyChart = fc
  .record({
    ascendant: longitude,
    sizes: fc.array(between(0.5, 60), { minLength: 6, maxLength: 6 }),
    places: fc.array(longitude, { minLength: NAMES.length, maxLength: NAMES.length }),
    retrograde: fc.boolean(),
  })
  .map(({ ascendant, sizes, places, retrograde }) => chartOf(ascendant, sizes, places, retrograde))

/** All points within a few degrees, possibly across the first degree of Aries. */
const anyStellium = fc
  .record({ ascendant: longitude, centre: longitude, width: between(0, 12) })
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
      { from: 'Sun', to: 'Part of Fortune', type: 'Trine', orb: 2.5 },
      { from: 'Moon', to: 'Ascendant', type: 'Square', orb: 0 },
    ],
    lotRuler: 'Mars',
  }
}

/** The boxes of everything that must not be touched, each with its name: every glyph and every text. */
function drawnBoxes({ points, cusps, axes, signs }: WheelLayout): { of: string; boxes: Box[] }[] {
  return [
    ...points.map((point) => ({ of: point.name, boxes: toBoxes(point) })),
    ...cusps.map(({ house, number }) => ({ of: `number ${house}`, boxes: [textBox(number)] })),
    ...[...cusps, ...axes].map((label) => ({
      of: `label at ${label.longitude}`,
      boxes: toTexts(label).map(textBox),
    })),
    ...signs.map(({ sign, glyph }) => ({ of: sign, boxes: [glyphBox(glyph, SIGN_GLYPH)] })),
  ]
}

function pairs<T>(things: readonly T[]): [T, T][] {
  return things.flatMap((a, i) => things.slice(i + 1).map((b): [T, T] => [a, b]))
}

/** Whether a segment of a line runs through a box (slab method). */
function runsThrough([a, b]: [Spot, Spot], { x, y, halfWidth, halfHeight }: Box): boolean {
  let [from, to] = [0, 1]
  for (const [start, way, middle, half] of [
    [a.x, b.x - a.x, x, halfWidth],
    [a.y, b.y - a.y, y, halfHeight],
  ] as const) {
    if (Math.abs(way) < 1e-9) {
      if (Math.abs(start - middle) >= half) return false
      continue
    }
    const [one, two] = [(middle - half - start) / way, (middle + half - start) / way]
    from = Math.max(from, Math.min(one, two))
    to = Math.min(to, Math.max(one, two))
  }
  return from < to
}

/** Everything that touches what it must not touch. Empty if the wheel is clear. */
function touches(layout: WheelLayout): string[] {
  const drawn = drawnBoxes(layout)
  const lines = [...layout.cusps, ...layout.axes].flatMap(({ line, lead, longitude }) =>
    [line, lead].flatMap((path) => pieces(path).map((piece) => ({ longitude, piece }))),
  )
  return [
    ...pairs(drawn).flatMap(([a, b]) =>
      a.boxes.some((one) => b.boxes.some((two) => touch(one, two))) ? [`${a.of} and ${b.of}`] : [],
    ),
    ...layout.points.flatMap((point) =>
      pairs(toBoxes(point)).some(([one, two]) => touch(one, two)) ? [`${point.name} and its own parts`] : [],
    ),
    ...drawn.flatMap(({ of, boxes }) =>
      lines.flatMap(({ longitude, piece }) =>
        boxes.some((box) => runsThrough(piece, box)) ? [`${of} and the line at ${longitude}`] : [],
      ),
    ),
  ]
}

function holdsApart(layout: WheelLayout) {
  expect(touches(layout)).toEqual([])
}

/** The shortest distance between the edges of two boxes. */
function distance(a: Box, b: Box): number {
  const across = Math.abs(a.x - b.x) - a.halfWidth - b.halfWidth
  const down = Math.abs(a.y - b.y) - a.halfHeight - b.halfHeight
  return Math.hypot(Math.max(0, across), Math.max(0, down))
}

const distanceOf = (a: Text, b: Text) => distance(textBox(a), textBox(b))

/** The texts of points that are nearer than this to the number of a house. */
function nearNumbers(
  { points, cusps }: WheelLayout,
  textsOf: (point: WheelLayout['points'][number]) => readonly Text[],
  least: number,
): string[] {
  return points.flatMap((point) =>
    textsOf(point).flatMap((text) =>
      cusps.flatMap(({ number }) =>
        distanceOf(number, text) < least ? [`${point.name} ${text.text}, house ${number.text}`] : [],
      ),
    ),
  )
}

/** The degrees that are nearer to a number of something else than to the glyph of their point. */
function misread({ points, cusps, axes }: WheelLayout): string[] {
  return points.flatMap((point) => {
    const others = [
      ...[...points, ...cusps, ...axes].flatMap((each) =>
        each === point ? [] : [each.degree, each.minutes],
      ),
      ...cusps.map(({ number }) => number),
    ]
    const toGlyph = distance(glyphBox(point.glyph), textBox(point.degree))
    return others
      .filter((other) => distanceOf(point.degree, other) <= toGlyph)
      .map(({ text }) => `${point.name} and ${text}`)
  })
}

/** A house that is at least as wide as this, in degrees, has room for its number, whatever its neighbours need. */
const WIDE = 16

/** The numbers of wide houses whose middle is not between the cusps of their house. */
function outOfHouse({ ascendant }: WheelInput, { cusps }: WheelLayout): number[] {
  return cusps.flatMap(({ house, longitude, number: { x, y } }) => {
    const degrees = (Math.atan2(SIZE / 2 - y, x - SIZE / 2) * 180) / Math.PI - 180 + ascendant
    const from = (to: number) => (((to - longitude) % 360) + 360.01) % 360
    const width = from(cusps[house % 12]!.longitude)
    return from(degrees) <= width + 0.02 || width < WIDE ? [] : [house]
  })
}

function coordinates(path: string): Spot[] {
  return [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
}

function segments(path: string): [Spot, Spot][] {
  const spots = coordinates(path)
  return spots.slice(1).map((spot, i) => [spots[i]!, spot])
}

/** The segments of a path with gaps: each part begins with a separate M. */
function pieces(path: string): [Spot, Spot][] {
  return path.split(/(?=M)/).flatMap(segments)
}

function cross([a, b]: [Spot, Spot], [c, d]: [Spot, Spot]): boolean {
  const side = (p: Spot, q: Spot, r: Spot) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
  return side(a, b, c) * side(a, b, d) < -1e-6 && side(c, d, a) * side(c, d, b) < -1e-6
}

/** A chart of any minute from 1900 to 2100, outside the polar circles, with the houses of any system. */
const castCharts = fc
  .record({
    utc: fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2100, 11, 31) }),
    latitude: between(-66, 66),
    longitude: between(-180, 180),
    system: fc.constantFrom(...HOUSE_SYSTEM_KEYS),
  })
  .map(({ system, ...moment }) => {
    const chart = inHouseSystem(castChart(moment), system)
    const { partOfFortune: lot } = chart
    return {
      ...chart,
      points: [...chart.planets, { ...lot, name: 'Part of Fortune' as const, isRetrograde: false }],
      lotRuler: lot.ruler,
    }
  })

describe('the wheel', () => {
  it('can be read: in 2,000 charts nothing touches, and no number is taken for another', () => {
    fc.assert(
      fc.property(castCharts, (chart) => {
        const layout = layoutWheel(chart)
        const { points, cusps, axes } = layout
        holdsApart(layout)
        expect(outOfHouse(chart, layout)).toEqual([])
        expect(points.map(({ degree, minutes }) => degree.text + minutes.text)).toEqual(
          points.map(({ longitude }) => dmText(degreeInSign(longitude))),
        )
        // 8 px from a degree on a phone, and from minutes where the wheel is 460 px wide.
        expect(nearNumbers(layout, ({ degree }) => [degree], (8 * SIZE) / 360)).toEqual([])
        expect(nearNumbers(layout, ({ minutes }) => [minutes], (8 * SIZE) / 460)).toEqual([])
        expect(misread(layout)).toEqual([])
        expect([...cusps, ...axes].filter(({ line }) => pieces(line).length > 2)).toEqual([])
      }),
      { numRuns: 2000, seed: 20260101 },
    )
  })

  it('can be read when it is full, with a sign, a speed and a dignity for each planet', () => {
    const facts = ['−0°57′18″', 'exaltation']
    fc.assert(
      fc.property(castCharts, (chart) => {
        const points = chart.points.map((point) => ({ ...point, facts }))
        const layout = layoutWheel({ ...chart, points }, FULL_PLAN)
        holdsApart(layout)
        for (const point of layout.points) {
          expect(point.facts.map(({ text }) => text)).toEqual(facts)
          expect(point.inSign).toBe(signOf(point.longitude))
          expect(point.sign?.y).toBe(point.degree.y)
        }
        expect(nearNumbers(layout, (point) => [point.degree, point.minutes, ...point.facts], 8)).toEqual([])
        expect(misread(layout)).toEqual([])
      }),
      { numRuns: 200, seed: 20260101 },
    )
  })

  it('has glyph, degree and minutes from outside in', () => {
    const cusps = Array.from({ length: 12 }, (_, i) => i * 30)
    const fromMiddle = ({ x, y }: Spot) => Math.hypot(x - SIZE / 2, y - SIZE / 2)
    for (let at = 0; at < 360; at += 10) {
      const mars = { name: 'Mars' as const, longitude: at + 4.5, isRetrograde: true }
      const chart = { ascendant: 0, midheaven: 270, cusps, aspects: [], lotRuler: 'Mars' as const }
      const { glyph, degree, minutes } = layoutWheel({ ...chart, points: [mars] }).points[0]!
      expect(fromMiddle(glyph)).toBeGreaterThan(fromMiddle(degree))
      expect(minutes.size).toBeLessThan(degree.size)
      const isBeside = Math.abs(glyph.y - SIZE / 2) < RADIUS.planet / 2
      if (isBeside) expect([degree.y, minutes.y > glyph.y]).toEqual([glyph.y, true])
      else expect(fromMiddle(degree), `at ${at}`).toBeGreaterThan(fromMiddle(minutes))
    }
  })

  it('has a ring between the web and the degrees that only house numbers stand in', () => {
    fc.assert(
      fc.property(castCharts, (chart) => {
        const fromCentre = ({ x, y }: Spot) => Math.hypot(x - SIZE / 2, y - SIZE / 2)
        const { points, cusps } = layoutWheel(chart)
        for (const { number } of cusps) expect(fromCentre(number)).toBeCloseTo(RADIUS.number, 0)
        for (const { x, y, halfWidth, halfHeight } of points.flatMap(toBoxes)) {
          const nearest = {
            x: Math.max(0, Math.abs(x - SIZE / 2) - halfWidth),
            y: Math.max(0, Math.abs(y - SIZE / 2) - halfHeight),
          }
          expect(Math.hypot(nearest.x, nearest.y)).toBeGreaterThan(RADIUS.numbers)
        }
      }),
      { numRuns: 200, seed: 20260101 },
    )
  })

  it('interrupts a cusp for a planet only if its house has no room', () => {
    const cusps = Array.from({ length: 12 }, (_, i) => i * 30)
    const points = [{ name: 'Mars' as const, longitude: 31, isRetrograde: false }]
    const input = { ascendant: 0, midheaven: 270, cusps, aspects: [], lotRuler: 'Mars' as const }
    const alone = layoutWheel({ ...input, points })
    expect(pieces(alone.cusps[1]!.line)).toHaveLength(1)
    const crowd = PLANETS.map((name, i) => ({ name, longitude: 30.5 + i, isRetrograde: true }))
    const crowded = layoutWheel({ ...input, points: crowd })
    expect(crowded.cusps.some(({ line }) => pieces(line).length !== 1)).toBe(true)
    expect(touches(crowded)).toEqual([])
  })

  it('marks the angles within the houses if the houses do not begin at them', () => {
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

  it('keeps them apart with ten planets and the lot at one degree', () => {
    fc.assert(fc.property(anyStellium, (chart) => holdsApart(layoutWheel(chart))))
    holdsApart(layoutWheel(chartOf(15, new Array(6).fill(30), new Array(NAMES.length).fill(359.99), true)))
  })

  it('draws a line from each degree to its glyph, without crossings', () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const { points } = layoutWheel(chart)
        for (const [a, b] of pairs(points)) {
          // Degrees closer than the rounding of a coordinate have no order in the drawing.
          if (separation(a.longitude, b.longitude) < 0.05) continue
          const crossing = segments(a.lead).some((one) => segments(b.lead).some((two) => cross(one, two)))
          expect(crossing, `${a.name} and ${b.name}`).toBe(false)
        }
      }),
    )
  })

  it('draws nothing outside its square', () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const layout = layoutWheel(chart)
        const { points, cusps, signs, aspects, scale } = layout
        const boxes = drawnBoxes(layout).flatMap((drawn) => drawn.boxes)
        const spots = [
          ...points.flatMap(({ lead }) => coordinates(lead)),
          ...cusps.flatMap(({ line, lead }) => [...coordinates(line), ...coordinates(lead)]),
          ...signs.flatMap(({ boundary }) => coordinates(boundary)),
          ...aspects.flatMap(({ ends }) => ends),
          ...coordinates(scale.strokes),
          ...boxes.flatMap(({ x, y, halfWidth, halfHeight }) => [
            { x: x - halfWidth, y: y - halfHeight },
            { x: x + halfWidth, y: y + halfHeight },
          ]),
        ]
        for (const { x, y } of spots) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
          expect(Math.max(x, y)).toBeLessThanOrEqual(SIZE)
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
    expect(cusps[0]!.name).toMatchObject({ text: 'Asc' })
    expect(cusps[0]!.name!.x).toBeLessThan(SIZE / 2 - RADIUS.rim)
    expect(points[4]!.glyph.x).toBeLessThan(SIZE / 2)
    expect(points[4]!.glyph.y).toBeGreaterThan(SIZE / 2)
    expect(points[1]!.glyph.x).toBeLessThan(SIZE / 2 - RADIUS.planet + 10)
    expect(points[2]!.glyph.x).toBeGreaterThan(SIZE / 2 + RADIUS.planet - 10)
    expect(points[0]!.glyph.y).toBeGreaterThan(SIZE / 2 + RADIUS.planet - 10)
    expect(signs.map(({ sign }) => sign)).toHaveLength(12)
  })

  it('draws a line from the lot to its ruler, and marks the sign of the lot', () => {
    const places = new Array(NAMES.length).fill(0)
    places[NAMES.indexOf('Mars')] = 90
    places[NAMES.indexOf('Part of Fortune')] = 200
    const layout = layoutWheel(chartOf(0, new Array(6).fill(30), places, false))
    const at = (longitude: number) => {
      const angle = ((180 + longitude) * Math.PI) / 180
      return {
        x: expect.closeTo(SIZE / 2 + RADIUS.aspects * Math.cos(angle), 1),
        y: expect.closeTo(SIZE / 2 - RADIUS.aspects * Math.sin(angle), 1),
      }
    }
    expect(layout.lotToRuler?.ends).toEqual([at(200), at(90)])
    expect(layout.signs.filter(({ sector }) => sector).map(({ sign }) => sign)).toEqual(['Libra'])
  })

  it('draws an aspect wider the closer it is', () => {
    const { aspects } = layoutWheel(chartOf(0, new Array(6).fill(30), new Array(NAMES.length).fill(0), false))
    expect(aspects.map(({ weight }) => weight)).toEqual([expect.closeTo(1 - 2.5 / 7.5), 1])
    for (const type of ASPECT_TYPES) expect(lineWidth(type, 1)).toBeGreaterThan(2 * lineWidth(type, 0))
  })

  it('draws an aspect between the true degrees of its ends', () => {
    const { aspects } = layoutWheel(chartOf(0, new Array(6).fill(30), new Array(NAMES.length).fill(0), false))
    expect(aspects.map(({ type }) => type)).toEqual(['Trine', 'Square'])
    expect(aspects[0]!.ends[0]).toEqual({ x: SIZE / 2 - RADIUS.aspects, y: SIZE / 2 })
  })

  it('uses a different line for each kind of aspect, also without colour', () => {
    const strokes = ASPECT_TYPES.map(
      (type) => `${ASPECT_STYLES[type].dash.join(' ')}|${ASPECT_STYLES[type].width}`,
    )
    expect(new Set(strokes).size).toBe(ASPECT_TYPES.length)
  })
})

describe('the text beside the wheel', () => {
  it('states the position of every point in words', () => {
    const chart = chartOf(
      0,
      new Array(6).fill(30),
      NAMES.map((_, i) => i * 31.25),
      true,
    )
    const words = wheelDescription(chart)
    expect(words).toMatch(/^Ascendant 0°00′ Aries; Midheaven 0°00′ Capricorn; Sun 0°00′ Aries, retrograde;/)
    for (const name of NAMES) expect(words).toContain(name)
  })
})
