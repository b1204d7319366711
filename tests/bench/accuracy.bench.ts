import { castChart, separation, signOf } from '../../app/astro/index.server'
import { type ReferenceChart, referenceCharts, TOLERANCE } from '../../app/astro/reference/charts'

interface Errors {
  longitude: number[]
  latitude: number[]
  speed: number[]
  tolerance: number
}

/** The table of docs/accuracy.md: how far the engine is from the reference charts, in arc seconds. */
export default function bench(): void {
  const found = new Map<string, Errors>()
  const other = { sign: 0, sect: 0, system: 0, retrograde: 0 }
  for (const reference of referenceCharts) {
    const utc = new Date(reference.utc)
    const chart = castChart({ utc, latitude: reference.latitude, longitude: reference.longitude })
    const errorsOf = (name: string, tolerance: number): Errors => {
      const errors = found.get(name) ?? { longitude: [], latitude: [], speed: [], tolerance }
      found.set(name, errors)
      return errors
    }
    for (const body of [...chart.planets, ...chart.nodes]) {
      const theirs = reference.bodies[body.name.replace(' ', '') as keyof ReferenceChart['bodies']]
      const { name } = body
      const own =
        name === 'Sun' || name === 'Moon' || name === 'Mean Node' ? TOLERANCE[name] : TOLERANCE.planet
      const errors = errorsOf(body.name, own)
      errors.longitude.push(separation(body.longitude, theirs.lon) * 3600)
      errors.latitude.push(Math.abs(body.latitude - theirs.lat) * 3600)
      errors.speed.push(Math.abs(body.speed - theirs.speed) * 3600)
      if (body.sign !== signOf(theirs.lon)) other.sign++
      if (!body.name.endsWith('Node') && body.isRetrograde !== theirs.speed < 0) other.retrograde++
    }
    const point = (name: string, mine: number, theirs: number, tolerance: number) =>
      errorsOf(name, tolerance).longitude.push(separation(mine, theirs) * 3600)
    point('Ascendant', chart.ascendant, reference.asc, TOLERANCE.angle)
    point('Midheaven', chart.midheaven, reference.mc, TOLERANCE.angle)
    for (const i of [1, 2, 10, 11]) {
      point(
        'Cusps 2, 3, 11, 12',
        chart.cusps[i] ?? Number.NaN,
        reference.cusps[i] ?? Number.NaN,
        TOLERANCE.angle,
      )
    }
    point('Part of Fortune', chart.partOfFortune.longitude, reference.partOfFortune, TOLERANCE.lot)
    if (chart.isDayBirth !== reference.isDay) other.sect++
    if ((chart.houseSystem === 'placidus') !== (reference.system === 'P')) other.system++
  }
  console.log('| Point | Worst | Root mean square | Worst latitude | Worst speed, a day | Held |')
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |')
  for (const [name, { longitude, latitude, speed, tolerance }] of found) {
    const cells = [
      worst(longitude),
      rootMeanSquare(longitude),
      worst(latitude),
      worst(speed),
      `${tolerance}″`,
    ]
    console.log(`| ${name} | ${cells.join(' | ')} |`)
  }
  console.log(
    `accuracy: of ${referenceCharts.length} charts, ${other.sign} signs, ${other.sect} sects, ` +
      `${other.system} house systems and ${other.retrograde} retrogrades differ`,
  )
}

function worst(errors: number[]): string {
  return errors.length === 0 ? '' : `${Math.max(...errors).toFixed(2)}″`
}

function rootMeanSquare(errors: number[]): string {
  return `${Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / errors.length).toFixed(2)}″`
}
