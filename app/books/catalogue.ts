import { SIGNS, type Sign } from '#app/astro/types.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { catalogueWords } from './catalogue-messages.ts'
import { type Passage, passagesOn } from './passages.ts'
import { WORKS } from './texts/works.ts'
import type { Work } from './types.ts'
import { TOPICS, type Topic } from './types.ts'

const PLANETS = ['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon'] as const

export interface PassageGroup {
  /** Null where a topic has one group and needs no heading for it. */
  title: string | null
  passages: readonly Passage[]
}

export interface TopicEntry {
  topic: Topic
  title: string
  lead: string
  groups: readonly PassageGroup[]
}

/** For the topics that go through houses, signs or planets: the headings that passages stand under, and their keys. */
const HEADINGS: Partial<
  Record<
    Topic,
    { keys: readonly string[]; title: (key: string) => string; has: (id: string, key: string) => boolean }
  >
> = {
  houses: {
    keys: Array.from({ length: 12 }, (_, index) => String(index + 1)),
    title: (number) => catalogueWords.house(Number(number)),
    has: (id, number) => /(?:house|place)-(\d+)/.exec(id)?.[1] === number,
  },
  signs: {
    keys: SIGNS,
    title: (sign) => astroWords.signs[sign as Sign],
    has: (id, sign) => SIGNS.find((one) => id.includes(one.toLowerCase())) === sign,
  },
  planets: {
    keys: PLANETS,
    title: (planet) => catalogueWords.planet(planet, astroWords.points[planet as (typeof PLANETS)[number]]),
    has: (id, planet) => new RegExp(`\\.${planet.toLowerCase()}(-|$)`).test(id),
  },
}

function groupPassages(topic: Topic, book: string): PassageGroup[] {
  const passages = passagesOn(topic).filter(({ id }) => id.startsWith(book))
  const headings = HEADINGS[topic]
  if (!headings) return passages.length > 0 ? [{ title: null, passages }] : []
  const { keys, title, has } = headings
  const under = keys.map((key) => ({
    title: title(key),
    passages: passages.filter(({ id }) => has(id, key)),
  }))
  const others = passages.filter(({ id }) => !keys.some((key) => has(id, key)))
  return [{ title: catalogueWords.general, passages: others }, ...under].filter(
    (group) => group.passages.length > 0,
  )
}

/** Every passage once, by topic and heading: of all books, or of one. */
export function catalogue(book = ''): TopicEntry[] {
  return TOPICS.map((topic) => ({
    topic,
    ...catalogueWords.topics[topic],
    groups: groupPassages(topic, book),
  })).filter(({ groups }) => groups.length > 0)
}

/** The books that have a page: the beginnings of their passages' ids. A translation is on the page of its original. */
export const BOOKS = ['qabisi', 'firmicus', 'valens', 'lilly'] as const

/** The texts of a book. */
export function findWorks(book: string): Work[] {
  return Object.values(WORKS).filter(({ id }) => id.startsWith(book))
}
