import { gzipSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { castChart, localSky, starsAt } from '#app/astro/index.server.ts'
import { PLANET_PATHS, SIGN_PATHS } from '#app/ui/base/glyphs.tsx'
import { type Box, distanceTo, fromLine, isLed, overlap, toCorners } from './label-places.ts'
import { Plate } from './plate.tsx'
import { layoutPlate } from './plate-layout.server.ts'
import { LIGHT_RADIUS, LOT_RADIUS } from './plate-shapes.server.ts'
import { CENTRE, type Ground, MAIN_SIZE, MARK_SIZE, NAME_SIZE, type PlateView, RADIUS } from './plate-view.ts'
import { projectSpot, trace } from './projection.ts'
import { skyInWords } from './sky-text.ts'

const EPOCH = Date.UTC(1920, 0, 1)
const CENTURY = 180 * 365.25 * 86_400_000
/** A spread of births that is the same at each run: the fractional parts of multiples of irrational numbers. */
const births = Array.from({ length: 500 }, (_, i) => {
  const part = (irrational: number) => ((i + 1) * irrational) % 1
  return castChart({
    utc: Math.round(EPOCH + CENTURY * part(Math.SQRT2)),
    latitude: i % 25 === 0 ? (i % 50 === 0 ? 90 : -90) : 180 * part(Math.sqrt(3)) - 90,
    longitude: 360 * part(Math.sqrt(5)) - 180,
    rulers: i % 4 === 0 ? 'modern' : 'traditional',
  })
})
/** Seven planets within 16 degrees. */
const crowded = castChart({ utc: Date.UTC(1962, 1, 5, 0, 10), latitude: 24.7, longitude: 46.7 })
const cairo = castChart({ utc: Date.UTC(1994, 2, 17, 20, 10), latitude: 30.04, longitude: 31.24 })

/** At least that of a mark of the Sun, the Moon or the lot. */
const BODY_RADIUS = Math.max(LIGHT_RADIUS + 3, LOT_RADIUS) + 2

const widths = new Map(starsAt(cairo).map(({ named }) => [named?.name, named?.width]))

function boxesOf({ glyphs, names, bodyNames }: Ground): Box[] {
  return [
    ...glyphs.map(({ x, y, size }) => ({ x, y, halfWidth: size / 2, halfHeight: size / 2 })),
    ...[...names, ...bodyNames.map((name) => ({ ...name, isMain: true }))].map(
      ({ text, x, y, anchor, isMain }) => {
        const halfWidth = ((widths.get(text) ?? 0.55 * text.length) * (isMain ? MAIN_SIZE : NAME_SIZE)) / 2
        const shift = anchor === 'start' ? halfWidth : anchor === 'end' ? -halfWidth : 0
        return { x: x + shift, y, halfWidth, halfHeight: 0.4 * MARK_SIZE }
      },
    ),
  ]
}

const outermost = (box: Box) =>
  Math.max(...toCorners(box).map(({ x, y }) => Math.hypot(x - CENTRE, y - CENTRE)))

const markup = (view: PlateView) => renderToStaticMarkup(<Plate view={view} />)

describe('the plate', () => {
  const plates = [crowded, cairo, ...births].map((chart) => ({ chart, view: layoutPlate(chart) }))

  it('never has two labels over each other, nor one beyond its ground, in 500 births', () => {
    for (const { chart, view } of plates) {
      const above = boxesOf(view.sky)
      const all = [...above, ...boxesOf(view.page)]
      const touching = all.flatMap((box, i) => all.slice(i + 1).filter((other) => overlap(box, other)))
      expect(touching, `${chart.utc} ${chart.latitude}`).toEqual([])
      expect(Math.max(0, ...above.map(outermost))).toBeLessThan(RADIUS.sky)
      expect(Math.max(...all.map(outermost))).toBeLessThan(RADIUS.rim)
    }
  })

  it('labels the lot, the planets that the eye sees, and an outer planet that rules the lot', () => {
    for (const { chart, view } of plates) {
      const paths = [...view.sky.glyphs, ...view.page.glyphs].map(({ path }) => path)
      const { ruler } = chart.partOfFortune
      for (const name of ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const)
        expect(paths).toContain(PLANET_PATHS[name])
      for (const name of ['Uranus', 'Neptune', 'Pluto'] as const)
        expect(paths.includes(PLANET_PATHS[name])).toBe(ruler === name)
    }
  })

  it('names twelve stars where there are as many, brightest first', () => {
    for (const { chart, view } of plates) {
      const high = starsAt(chart).filter(({ named, altitude }) => named && altitude > 4)
      expect(view.seen.stars.map(({ name }) => name)).toEqual(
        high.slice(0, 12).map(({ named }) => named!.name),
      )
    }
    const drawn = plates.reduce((sum, { view }) => sum + view.sky.names.length, 0)
    expect(drawn / plates.length).toBeGreaterThan(10.5)
  })

  it('names at most four stars where it is small, and the Sun, the Moon and the lot', () => {
    let bodies = 0
    for (const { view } of plates) {
      expect(view.sky.names.filter(({ isMain }) => isMain).length).toBeLessThanOrEqual(4)
      bodies += view.sky.bodyNames.length + view.page.bodyNames.length
    }
    expect(bodies / plates.length).toBeGreaterThan(2.8)
  })

  it('shows which of the Sun, the Moon and the lot a name belongs to, unless their marks overlap', () => {
    const unclear = plates.flatMap(({ chart, view }) => {
      const sky = localSky(chart)
      const spotOf = (longitude: number, latitude = 0) => projectSpot(sky.ofEcliptic(longitude, latitude))
      const [sun, moon] = chart.planets
      const spots = {
        Sun: spotOf(sun!.longitude, sun!.latitude),
        Moon: spotOf(moon!.longitude, moon!.latitude),
        lot: spotOf(chart.partOfFortune.longitude),
      }
      const named = [view.sky, view.page].flatMap((ground) =>
        ground.bodyNames.map(({ of }, i) => ({
          of: of as keyof typeof spots,
          box: boxesOf({ ...ground, glyphs: [], names: [] })[i]!,
        })),
      )
      return named.filter(({ of, box }) => {
        const own = distanceTo(box, spots[of])
        const others = Object.values(spots).filter(
          ({ x, y }) => Math.hypot(x - spots[of].x, y - spots[of].y) > 2 * BODY_RADIUS,
        )
        return isLed(box, spots[of], BODY_RADIUS)
          ? others.some((spot) => fromLine(spot, spots[of], box) < LIGHT_RADIUS)
          : others.some((spot) => distanceTo(box, spot) < own - LIGHT_RADIUS)
      })
    })
    expect(unclear).toEqual([])
  })

  it('is at most 6 kB, compressed', () => {
    for (const { view } of plates) expect(gzipSync(markup(view)).length).toBeLessThan(6_000)
  })

  it('puts what is above the horizon into the sky, at its azimuth and height', () => {
    for (const { chart, view } of plates) {
      const sky = localSky(chart)
      const sun = sky.ofEcliptic(chart.planets[0]!.longitude, chart.planets[0]!.latitude)
      expect(sun.altitude).toBeCloseTo(chart.sunAltitude, 3)
      expect(view.seen.above.includes('the Sun')).toBe(chart.isDayBirth)
      expect(view.light === 'day').toBe(chart.isDayBirth)
    }
    const zenith = projectSpot({ altitude: 90, azimuth: 123 })
    expect(zenith.x).toBeCloseTo(CENTRE)
    expect(zenith.y).toBeCloseTo(CENTRE)
    // North at the top and east at the left, as one looks up.
    expect(projectSpot({ altitude: 0, azimuth: 0 }).y).toBeCloseTo(CENTRE - RADIUS.sky)
    expect(projectSpot({ altitude: 0, azimuth: 90 }).x).toBeCloseTo(CENTRE - RADIUS.sky)
    expect(projectSpot({ altitude: -1e-9, azimuth: 90 }).x).toBeCloseTo(CENTRE - RADIUS.limb)
  })

  it('draws stars that the light hides faintly', () => {
    const [day, night] = ['day', 'night'].map(
      (light) => plates.find(({ view }) => view.light === light)!.view,
    )
    const stars = (view: PlateView) => view.sky.shapes.filter(({ d }) => /h0$/.test(d))
    expect(stars(day!).every(({ opacity }) => opacity === 0.45)).toBe(true)
    expect(stars(night!).every(({ opacity }) => opacity === undefined)).toBe(true)
  })

  it('never draws a line of the ring across the sky, not even where the ecliptic meets the nadir', () => {
    const steep = Array.from({ length: 121 }, (_, i) => ({
      altitude: i <= 60 ? -i * 1.5 : -180 + i * 1.5,
      azimuth: i <= 60 ? 90.2 : 269.8,
    }))
    const ring = trace(steep.filter(({ altitude }) => altitude < 0)).flat()
    for (const [i, { x, y }] of ring.entries()) {
      const next = ring[i + 1]
      if (next) {
        const middle = Math.hypot((x + next.x) / 2 - CENTRE, (y + next.y) / 2 - CENTRE)
        expect(middle).toBeGreaterThan(RADIUS.limb)
      }
    }
  })

  it('says in words what is seen', () => {
    const { seen } = layoutPlate(cairo)
    expect(skyInWords(seen)).toBe(
      'Above the horizon: the Moon, Jupiter and the lot. Below it: the Sun, Mercury, Venus, Mars and Saturn. The brightest stars above the horizon: Sirius, Arcturus, Capella, Rigel, Procyon, Betelgeuse, Aldebaran, Spica, Pollux, Regulus, Adhara and Castor.',
    )
    expect(markup(layoutPlate(cairo))).toContain(skyInWords(seen))
  })

  it('has each sign of the zodiac at most once', () => {
    for (const { view } of plates) {
      const signs = [...view.sky.glyphs, ...view.page.glyphs].filter(({ path }) =>
        Object.values<string>(SIGN_PATHS).includes(path),
      )
      expect(new Set(signs.map(({ path }) => path)).size).toBe(signs.length)
    }
  })
})
