import {
  type ChainEnding,
  type Chart,
  PLANETS,
  type Planet,
  type RulerChain,
  type RulerTable,
  type RulerTradition,
  type Sign,
} from './types.ts'

const both = (planet: Planet) => ({ traditional: planet, modern: planet })

/** Rulers of the signs if no planetary_rulers table is given. @source Ptolemy, Tetrabiblos I.17 */
export const DEFAULT_RULERS: RulerTable = {
  Aries: both('Mars'),
  Taurus: both('Venus'),
  Gemini: both('Mercury'),
  Cancer: both('Moon'),
  Leo: both('Sun'),
  Virgo: both('Mercury'),
  Libra: both('Venus'),
  Scorpio: { traditional: 'Mars', modern: 'Pluto' },
  Sagittarius: both('Jupiter'),
  Capricorn: both('Saturn'),
  Aquarius: { traditional: 'Saturn', modern: 'Uranus' },
  Pisces: { traditional: 'Jupiter', modern: 'Neptune' },
}

/** The seven planets visible to the eye, which alone rule signs in the traditional scheme. */
export const CLASSICAL_PLANETS = PLANETS.slice(0, 7)

/** The sign and house of a planet: what the rules of rulership need. */
export interface Standing {
  sign: Sign
  /** 1 to 12. */
  house: number
}

/**
 * The ruler of a sign in a tradition.
 *
 * @source Ptolemy, Tetrabiblos I.17, for the traditional rulers
 */
export function rulerOf(sign: Sign, tradition: RulerTradition, table: RulerTable = DEFAULT_RULERS): Planet {
  return table[sign][tradition]
}

/**
 * From a sign to its ruler, to the sign that ruler stands in, to its ruler, until a planet would repeat.
 * @param startSign the sign whose ruler is the first step
 * @param standing where each planet stands; every planet that rules a sign must be in it
 * @returns steps in which no planet comes twice, at most ten, and how the chain ends: in a planet in its own sign, a
 * mutual reception of two, or a loop of three or more. The planets of the ending are its last steps, in the order in
 * which the chain came to them.
 */
export function rulerChain(
  startSign: Sign,
  standing: Readonly<Record<Planet, Standing>>,
  tradition: RulerTradition = 'traditional',
  table: RulerTable = DEFAULT_RULERS,
): RulerChain {
  const steps: RulerChain['steps'] = []
  let planet = table[startSign][tradition]
  let again = -1
  while (again < 0) {
    const { sign, house } = standing[planet]
    steps.push({ planet, sign, house })
    planet = table[sign][tradition]
    for (let i = 0; i < steps.length; i++) if (steps[i]?.planet === planet) again = i
  }
  return { startSign, steps, ending: endingOf(steps.slice(again).map((step) => step.planet)) }
}

function endingOf(circle: Planet[]): ChainEnding {
  const [first, second] = circle as [Planet, Planet?]
  if (second === undefined) return { kind: 'own-sign', planet: first }
  if (circle.length === 2) return { kind: 'mutual-reception', planets: [first, second] }
  return { kind: 'loop', planets: circle }
}

export interface Disposition {
  planet: Planet
  sign: Sign
  /** The ruler of the sign the planet stands in; the planet itself in its own sign. */
  dispositor: Planet
}

/** Planets whose chains all lead to the same ending. */
export interface DispositorComponent {
  ending: ChainEnding
  /** In the order of PLANETS, those of the ending included. */
  planets: Planet[]
}

export interface DispositorGraph {
  dispositions: Disposition[]
  components: DispositorComponent[]
  /** The one planet, in its own sign, in which every chain of the chart ends; null if there is none. */
  finalDispositor: Planet | null
}

/**
 * The graph of dispositors: each planet points to the ruler of the sign it is in. It has the seven planets of the
 * traditional scheme, or the ten of the modern one.
 *
 * A chart has a final dispositor only if every chain ends in the same planet. A planet in its own sign beside a
 * mutual reception or a loop is not one.
 *
 * @param table must be the table the chart was cast with
 */
export function dispositorGraph(
  chart: Pick<Chart, 'planets' | 'rulers'>,
  table: RulerTable = DEFAULT_RULERS,
): DispositorGraph {
  const standing = standingOf(chart.planets)
  const inScheme = new Set<Planet>(chart.rulers === 'modern' ? PLANETS : CLASSICAL_PLANETS)
  // An edited table may give a sign to a planet outside the seven; as a ruler it belongs to the graph.
  for (const planet of inScheme) inScheme.add(table[standing[planet].sign][chart.rulers])

  const dispositions: Disposition[] = []
  const components = new Map<string, DispositorComponent>()
  for (const planet of PLANETS) {
    if (!inScheme.has(planet)) continue
    const { sign } = standing[planet]
    dispositions.push({ planet, sign, dispositor: table[sign][chart.rulers] })
    const { ending } = rulerChain(sign, standing, chart.rulers, table)
    const key = [...circleOf(ending)].sort().join()
    const component = components.get(key)
    if (component) component.planets.push(planet)
    else components.set(key, { ending, planets: [planet] })
  }
  const found = [...components.values()]
  const only = found.length === 1 ? found[0]?.ending : undefined
  return {
    dispositions,
    components: found,
    finalDispositor: only?.kind === 'own-sign' ? only.planet : null,
  }
}

function circleOf(ending: ChainEnding): readonly Planet[] {
  return ending.kind === 'own-sign' ? [ending.planet] : ending.planets
}

/** Each planet of a chart by its name. */
export function standingOf<T extends Standing & { name: Planet }>(planets: readonly T[]): Record<Planet, T> {
  const standing = {} as Record<Planet, T>
  for (const planet of planets) standing[planet.name] = planet
  return standing
}
