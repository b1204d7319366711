import { type Passage, passagesOn } from './passages.ts'
import { TOPICS, type Topic } from './types.ts'

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

const ABOUT: Record<Topic, { title: string; lead: string }> = {
  lot: {
    title: 'The Lot of Fortune',
    lead: 'What the lot is, how each author counts it, and how it is judged by the planet that rules it.',
  },
  lots: {
    title: 'Other lots',
    lead: 'Lots on reflective matters, all from the fifth chapter of al-Qabisi.',
  },
  houses: {
    title: 'The twelve houses',
    lead: 'Firmicus counts places by whole signs from the Ascendant; Lilly counts houses by their cusps. What they stand for is much the same.',
  },
  places: {
    title: 'Strong and weak places',
    lead: 'Angular, succedent and cadent places, and those that cannot see the Ascendant.',
  },
  signs: {
    title: 'The manner of the signs',
    lead: 'These descriptions are short, and some are harsh. A reading takes their direction, not their judgement of people.',
  },
  planets: {
    title: 'The nature of the planets',
    lead: 'What each planet stands for, in good and in bad condition.',
  },
  dignities: {
    title: 'Dignity and rank',
    lead: 'Where a planet is at home, honoured, among its own or a stranger, and how it shares the condition of the planet that rules its sign.',
  },
  sect: {
    title: 'Day and night, help and harm',
    lead: 'Planets of the day and of the night, benefics and malefics, and what makes either stronger or weaker.',
  },
  sun: {
    title: 'Nearness to the Sun',
    lead: 'The authors agree that the Sun’s rays hide a planet, and differ in the number of degrees.',
  },
  motion: {
    title: 'Forward, backward, standing still',
    lead: 'Direct and retrograde motion, and the stations between them.',
  },
  aspects: {
    title: 'Aspects, sight and reception',
    lead: 'Which signs see each other and how, when an aspect comes to be and passes, and how a planet is received.',
  },
}

const NUMBERS = 'First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Eleventh Twelfth'.split(' ')
const SIGNS =
  'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(' ')
const PLANETS = 'Saturn Jupiter Mars Sun Venus Mercury Moon'.split(' ')

const planetTitle = (name: string) => (name === 'Sun' || name === 'Moon' ? `The ${name}` : name)

/** For the topics that go through houses, signs or planets: the heading that a passage stands under. */
const HEADINGS: Partial<
  Record<Topic, { titles: readonly string[]; of: (id: string) => string | undefined }>
> = {
  houses: {
    titles: NUMBERS.map((number) => `${number} house`),
    of: (id) => {
      const number = /(?:house|place)-(\d+)/.exec(id)?.[1]
      return number && `${NUMBERS[Number(number) - 1]} house`
    },
  },
  signs: {
    titles: SIGNS,
    of: (id) => SIGNS.find((sign) => id.includes(sign.toLowerCase())),
  },
  planets: {
    titles: PLANETS.map(planetTitle),
    of: (id) => {
      const name = PLANETS.find((planet) => new RegExp(`\\.${planet.toLowerCase()}(-|$)`).test(id))
      return name && planetTitle(name)
    },
  },
}

function groupPassages(topic: Topic, book: string): PassageGroup[] {
  const passages = passagesOn(topic).filter(({ id }) => id.startsWith(book))
  const headings = HEADINGS[topic]
  if (!headings) return passages.length > 0 ? [{ title: null, passages }] : []
  return [undefined, ...headings.titles]
    .map((title) => ({
      title: title ?? 'In general',
      passages: passages.filter(({ id }) => headings.of(id) === title),
    }))
    .filter((group) => group.passages.length > 0)
}

/** Every passage once, by topic and heading: of all books, or of one. */
export function catalogue(book = ''): TopicEntry[] {
  return TOPICS.map((topic) => ({ topic, ...ABOUT[topic], groups: groupPassages(topic, book) })).filter(
    ({ groups }) => groups.length > 0,
  )
}
