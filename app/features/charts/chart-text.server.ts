import {
  type Chart,
  type ChartBody,
  dispositorGraph,
  HOUSE_SYSTEM_NAMES,
  type HouseSystem,
  LOTS,
  type Lot,
  lotsOf,
  positionText,
  type RulerChain,
  SECT_MARGIN_DEGREES,
  wholeSignPlace,
} from '#app/astro/index.server.ts'

/** The lines above the chart: the birth as it was given, and how its clock time was interpreted. */
interface ChartHeading {
  place: string
  local: string
  zone: string
  offset: string
  /** Set if the zone had no standard time yet. */
  localMeanTime: boolean
  /** The requested house system; Placidus when left out. */
  houses?: HouseSystem
}

/** A chart as plain text: 80 columns, a blank line between its parts. */
export function chartText(chart: Chart, heading: ChartHeading): string {
  const clock = heading.localMeanTime ? 'local mean time' : heading.zone
  return [
    [
      row('Born', `${heading.local.replace('T', ' ')} (${clock}, UTC${heading.offset})`),
      row('UTC', chart.utc.slice(0, 19).replace('T', ' ')),
      row('Place', `${heading.place}  ${coordinates(chart)}`),
      row('Houses', houseSystemText(chart, heading.houses ?? 'placidus')),
      row('Sect', sectText(chart)),
    ],
    lotLines(chart),
    ['Lots', ...lotsOf(chart).map(lotLine)],
    ['Planets', ...[...chart.planets, ...chart.nodes].map(bodyLine)],
    ['Houses', ...houseLines(chart.cusps)],
    [
      `${'Aspects'.padEnd(44)}orb      diff`,
      ...(chart.aspects.length > 0 ? chart.aspects.map(aspectLine) : ['  none']),
    ],
    dispositorLines(chart),
  ]
    .map((part) => part.join('\n'))
    .join('\n\n')
}

const row = (label: string, text: string) => `${label.padEnd(8)}${text}`

/** `14°05′09″ Gemini`; degrees of one digit are indented. */
function position(longitude: number): string {
  const text = positionText(longitude)
  return text.indexOf('°') === 1 ? ` ${text}` : text
}

function coordinates({ latitude, longitude }: Chart): string {
  const part = (degrees: number, positive: string, negative: string) =>
    `${Math.abs(degrees).toFixed(4)}°${degrees < 0 ? negative : positive}`
  return `${part(latitude, 'N', 'S')} ${part(longitude, 'E', 'W')}`
}

function houseSystemText({ houseSystem }: Chart, requested: HouseSystem): string {
  const name = HOUSE_SYSTEM_NAMES[houseSystem]
  if (houseSystem === requested) return name
  return `${name} (so near the pole some degrees never rise, and ${HOUSE_SYSTEM_NAMES[requested]} is undefined)`
}

function sectText({ isDayBirth, sunAltitude, sectUncertain, spirit }: Chart): string {
  const side = `${Math.abs(sunAltitude).toFixed(1)}° ${sunAltitude > 0 ? 'above' : 'below'} the horizon`
  const sect = `${isDayBirth ? 'day' : 'night'} birth, the Sun ${side}`
  if (!sectUncertain) return sect
  const other = `${position(spirit.longitude).trim()}, house ${spirit.house}`
  return `${sect}\n        uncertain: the Sun is within ${SECT_MARGIN_DEGREES} degree of the horizon;
        judged the other way the Part of Fortune is at ${other}`
}

function lotLines(chart: Chart): string[] {
  const { partOfFortune: lot, spirit, isDayBirth } = chart
  const place = wholeSignPlace(chart, lot.longitude)
  const bySign = place === lot.house ? '' : ` (${place} by whole signs)`
  const formula = isDayBirth ? 'Ascendant + Moon - Sun' : 'Ascendant + Sun - Moon (by night)'
  return [
    'Part of Fortune',
    `  ${position(lot.longitude).trim()}, house ${lot.house}${bySign}   ${formula}`,
    `  ruler ${lot.ruler} in ${lot.rulerSign}, house ${lot.rulerHouse}`,
    `  chain ${chainText(lot.chain)}`,
    `  the other tradition: ${position(spirit.longitude).trim()}, house ${spirit.house}, ruler ${spirit.ruler}`,
  ]
}

function lotLine({ lot, longitude, house, wholeSignPlace: place, ruler }: Lot): string {
  const where = `${position(longitude).padEnd(22)}house ${String(house).padStart(2)}`
  return `  ${LOTS[lot].name.padEnd(18)}${where}  by sign ${String(place).padStart(2)}  ${ruler}`
}

function chainText({ startSign, steps, ending }: RulerChain): string {
  const path = [startSign, ...steps.map(({ planet, sign }) => `${planet} (${sign})`)].join(' > ')
  return `${path}, ${ending.kind === 'own-sign' ? 'in its own sign' : endingText(ending)}`
}

function endingText(ending: RulerChain['ending']): string {
  if (ending.kind === 'own-sign') return `${ending.planet}, in its own sign`
  if (ending.kind === 'mutual-reception') return `the mutual reception of ${ending.planets.join(' and ')}`
  return `a loop of ${ending.planets.join(', ')}`
}

function bodyLine(body: ChartBody): string {
  const isNode = body.name.endsWith('Node')
  const columns = [
    `  ${body.name.padEnd(10)}`,
    position(body.longitude).padEnd(21),
    `house ${String(body.house).padStart(2)}`,
    `${body.speed.toFixed(3).padStart(8)}°/day`,
  ]
  if (isNode) return columns.join('  ')
  const solar = body.solarPhase === null || body.solarPhase === 'free' ? [] : [body.solarPhase]
  const state = [...body.dignities, ...solar].join(', ')
  return [...columns, body.motion.padEnd(10), state].join('  ')
}

function houseLines(cusps: readonly number[]): string[] {
  return cusps.slice(0, 6).map((cusp, i) => {
    const across = cusps[i + 6] as number
    const one = `${String(i + 1).padStart(4)}  ${position(cusp)}`
    return `${one.padEnd(35)}${String(i + 7).padStart(4)}  ${position(across)}`
  })
}

function aspectLine({ from, to, type, orb, diff, applying }: Chart['aspects'][number]): string {
  const what = `  ${from} ${type.toLowerCase()} ${to}`.padEnd(42)
  return `${what}${orb.toFixed(2).padStart(6)}°${diff.toFixed(2).padStart(9)}°  ${applying ? 'applying' : 'separating'}`
}

function dispositorLines(chart: Chart): string[] {
  const { components, finalDispositor } = dispositorGraph(chart)
  return [
    'Rulers',
    ...components.map(({ planets, ending }) => {
      const verb = planets.length === 1 ? 'ends' : 'end'
      return `  ${planets.join(', ')}: ${verb} in ${endingText(ending)}`
    }),
    finalDispositor
      ? `  ${finalDispositor} is the final dispositor of the chart`
      : '  the chart has no final dispositor',
  ]
}
