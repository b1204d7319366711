import { type Chart, degreeInSign, separation, signOf } from '#app/astro/index.server.ts'
import type { SkyBody } from '#app/astro/types.ts'
import { capital, planetName } from '#app/features/lots/lot-messages.ts'
import { listText } from '#app/format.ts'
import { BLOCKS, bodiesOf, corpusOf, factsOf, judge } from '#app/guidance/index.server.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import type { Language } from '#app/language/language.ts'
import { memoizeByObject } from '#app/memoize.ts'
import { dmText } from '#app/ui/chart/degree-text.ts'
import type { Lit } from '#app/ui/plate/lit.ts'
import { analysisWords as words } from './analysis-messages.ts'
import type { ShownContent } from './shown-content.ts'

type Told = Pick<ShownContent, 'language' | 'headline' | 'blocks'>

/** The bodies that each fact of a chart speaks of, by the words of the fact in a language. */
const bodiesByWords = memoizeByObject((chart: Chart, language: Language) => {
  const { facts } = corpusOf(language)
  return Object.fromEntries(factsOf(judge(chart)).map((fact) => [facts.text(fact), bodiesOf(fact)]))
})

/**
 * What the sentences of a reading light in the picture of its sky, by the id of each. A reading is stored in words: a fact
 * of the chart is known by its words.
 */
export function litSky(chart: Chart, { language, headline, blocks }: Told): Record<string, Lit> {
  const byWords = bodiesByWords(chart, language)
  const sentences = [...(headline ? [headline] : []), ...BLOCKS.flatMap((block) => blocks[block])]
  return Object.fromEntries(
    sentences.flatMap(({ id, because }): [string, Lit][] => {
      const told = because.flatMap(({ fact }) => byWords[fact] ?? [])
      const bodies = [...new Set(told.flatMap((one) => one.bodies))]
      if (bodies.length === 0) return []
      const pairs = told.flatMap(({ bodies: [a, b], isBetween }) =>
        isBetween && a && b ? [[a, b] as const] : [],
      )
      const lines = pairs.filter(
        ([a, b], i) => pairs.findIndex((one) => one.includes(a) && one.includes(b)) === i,
      )
      const [line] = lines
      const caption = line
        ? distance(chart, ...line)
        : inWords(chart, told.find((one) => one.bodies.length > 0)!.bodies)
      return [[id, { bodies, lines, caption }]]
    }),
  )
}

const nameOf = (body: SkyBody): string => (body === 'lot' ? words.yourLot : planetName(body))

const longitudeOf = ({ partOfFortune, planets }: Chart, body: SkyBody): number =>
  body === 'lot' ? partOfFortune.longitude : planets.find(({ name }) => name === body)!.longitude

/** Where one body is, or the names of several. */
function inWords(chart: Chart, bodies: readonly SkyBody[]): string {
  const [body, ...others] = bodies
  if (others.length > 0) return capital(listText(bodies.map(nameOf)))
  const longitude = longitudeOf(chart, body!)
  const at = astroWords.place(dmText(degreeInSign(longitude)), astroWords.signs[signOf(longitude)])
  return words.bodyAt(capital(nameOf(body!)), at)
}

/** An aspect is told with what it lacks to be exact, if that is at most as much as the reading calls close. */
const CLOSE = 3

function distance(chart: Chart, a: SkyBody, b: SkyBody): string {
  const apart = separation(longitudeOf(chart, a), longitudeOf(chart, b))
  const [name, of] = [capital(nameOf(a)), nameOf(b)]
  const angle = [60, 90, 120, 180].find((one) => Math.abs(apart - one) <= CLOSE)
  return angle
    ? words.inAspect(name, `${angle}°`, of, dmText(Math.abs(apart - angle)))
    : words.apart(name, dmText(apart), of)
}
