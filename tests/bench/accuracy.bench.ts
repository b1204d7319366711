import { readFileSync } from 'node:fs'
import { castChart, separation, signOf } from '#app/astro/index.server.ts'
import fixture from '#app/astro/reference/kernel-instants.json'
import {
  chartOf,
  type ReferenceChart,
  referenceCharts,
  SPEED_TOLERANCE,
  TOLERANCE,
} from '#app/astro/reference/reference-charts.ts'
import type { Body, Chart } from '#app/astro/types.ts'

/** Errors of a point: degrees of longitude and latitude, and degrees a day. */
interface Errors {
  longitude: number[]
  latitude: number[]
  speed: number[]
}

/**
 * Prints the tables of docs/accuracy.md: the differences between the engine and the kernel, and between the engine and
 * Swiss Ephemeris.
 */
export default function bench(): void {
  againstKernel()
  againstSwissEphemeris()
}

/** `KERNEL_INSTANTS`: a file of `tools/ephemeris/reference.py` with more instants than those in the repository. */
function againstKernel(): void {
  const path = process.env.KERNEL_INSTANTS
  const { instants } = path ? (JSON.parse(readFileSync(path, 'utf8')) as typeof fixture) : fixture
  const points = new Points()
  for (const instant of instants) {
    const chart = castChart(instant)
    chart.planets.forEach((body, i) => {
      const [longitude, latitude, speed] = instant.bodies[i] as [number, number, number]
      points.add(body.name, body, { longitude, latitude, speed })
    })
    const [longitude, speed] = instant.trueNode as [number, number]
    points.add('True Node', chart.nodes[1]!, { longitude, latitude: 0, speed })
    const [ascendant, midheaven, ...cusps] = instant.angles as [
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    addAngles(points, chart, { ascendant, midheaven, cusps })
  }
  console.log(`accuracy: against DE440 by jplephem and pyerfa, ${instants.length} random instants`)
  points.print()
}

function againstSwissEphemeris(): void {
  const points = new Points()
  const other = { sign: 0, sect: 0, system: 0, retrograde: 0 }
  for (const reference of referenceCharts) {
    const chart = chartOf(reference)
    for (const body of [...chart.planets, ...chart.nodes]) {
      const theirs = reference.bodies[body.name.replace(' ', '') as keyof ReferenceChart['bodies']]
      points.add(body.name, body, { longitude: theirs.lon, latitude: theirs.lat, speed: theirs.speed })
      if (body.sign !== signOf(theirs.lon)) other.sign++
      if (!body.name.endsWith('Node') && body.isRetrograde !== theirs.speed < 0) other.retrograde++
    }
    const { asc, mc, cusps } = reference
    addAngles(points, chart, {
      ascendant: asc,
      midheaven: mc,
      cusps: [10, 11, 1, 2].map((i) => cusps[i]!),
    })
    points.add('Part of Fortune', chart.partOfFortune, { longitude: reference.partOfFortune })
    if (chart.isDayBirth !== reference.isDay) other.sect++
    if ((chart.houseSystem === 'placidus') !== (reference.system === 'P')) other.system++
  }
  console.log(`accuracy: against Swiss Ephemeris (DE431), ${referenceCharts.length} charts`)
  points.print((name) => {
    const tolerance =
      name in TOLERANCE ? TOLERANCE[name as Body] : TOLERANCE[name === 'Part of Fortune' ? 'lot' : 'angle']
    const speed = name in TOLERANCE ? speedTolerance(name as Body) : undefined
    return speed === undefined ? `${tolerance}″` : `${tolerance}″, ${speed}″ a day`
  })
  console.log(
    `accuracy: of ${referenceCharts.length} charts, ${other.sign} signs, ${other.sect} sects, ` +
      `${other.system} house systems and ${other.retrograde} retrogrades differ`,
  )
}

function speedTolerance(name: Body): number {
  return name in SPEED_TOLERANCE
    ? SPEED_TOLERANCE[name as keyof typeof SPEED_TOLERANCE]
    : SPEED_TOLERANCE.planet
}

/** @param theirs cusps 11, 12, 2 and 3 */
function addAngles(
  points: Points,
  chart: Chart,
  theirs: { ascendant: number; midheaven: number; cusps: number[] },
): void {
  points.add('Ascendant', { longitude: chart.ascendant }, { longitude: theirs.ascendant })
  points.add('Midheaven', { longitude: chart.midheaven }, { longitude: theirs.midheaven })
  for (const [i, cusp] of [10, 11, 1, 2].entries()) {
    points.add('Cusps 2, 3, 11, 12', { longitude: chart.cusps[cusp]! }, { longitude: theirs.cusps[i]! })
  }
}

interface Place {
  longitude: number
  latitude?: number
  speed?: number
}

class Points {
  readonly #errors = new Map<string, Errors>()

  add(name: string, mine: Place, theirs: Place): void {
    const errors = this.#errors.get(name) ?? { longitude: [], latitude: [], speed: [] }
    this.#errors.set(name, errors)
    errors.longitude.push(separation(mine.longitude, theirs.longitude) * 3600)
    if (theirs.latitude !== undefined) errors.latitude.push(Math.abs(mine.latitude! - theirs.latitude) * 3600)
    if (theirs.speed !== undefined) errors.speed.push(Math.abs(mine.speed! - theirs.speed) * 3600)
  }

  print(toleranceOf?: (name: string) => string): void {
    const heads = ['Point', 'Worst', 'RMS', 'Worst latitude', 'RMS', 'Worst speed, a day', 'RMS']
    if (toleranceOf) heads.push('Held')
    console.log(`| ${heads.join(' | ')} |`)
    console.log(`| --- |${' ---: |'.repeat(heads.length - 1)}`)
    for (const [name, { longitude, latitude, speed }] of this.#errors) {
      const cells = [longitude, latitude, speed].flatMap((errors) => [worst(errors), rootMeanSquare(errors)])
      if (toleranceOf) cells.push(toleranceOf(name))
      console.log(`| ${name} | ${cells.join(' | ')} |`)
    }
  }
}

function worst(errors: number[]): string {
  return errors.length === 0 ? '' : `${Math.max(...errors).toFixed(4)}″`
}

function rootMeanSquare(errors: number[]): string {
  if (errors.length === 0) return ''
  return `${Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / errors.length).toFixed(4)}″`
}
