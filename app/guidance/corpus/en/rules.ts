import { PLANETS, SIGNS } from '../../../astro/index.server'
import type { RuleId } from '../../judge/rules'

/** A rule in one sentence, with the passage or the place in a book that it rests on. */
export interface RuleText {
  rule: string
  /** Id of a passage in the books. */
  passage: string | null
  /** Author, book and chapter where no passage is quoted. */
  reference: string | null
  /** No book says this: it is our own, and is marked so. */
  ours: boolean
}

const passage = (rule: string, id: string): RuleText => ({ rule, passage: id, reference: null, ours: false })
const book = (rule: string, reference: string): RuleText => ({ rule, passage: null, reference, ours: false })
const ours = (rule: string): RuleText => ({ rule, passage: null, reference: null, ours: true })

const HOUSES: readonly string[] = [
  'The first house is given to the body, to life and to beginnings.',
  'The second house is given to livelihood and to what a person gathers.',
  'The third house is given to brothers and sisters and to short journeys.',
  'The fourth house is given to parents, land and dwellings.',
  'The fifth house is given to children and to joy.',
  'The sixth house is given to service, to toil and to the care of the body.',
  'The seventh house is given to partners and to those who oppose one openly.',
  'The eighth house is given to inheritance and to what passes from one person to another.',
  'The ninth house is given to faith, learning and long journeys.',
  'The tenth house is given to work, rank and reputation.',
  'The eleventh house is given to friends and hopes.',
  'The twelfth house is given to what is hidden and shut away.',
]

const SIGN_MANNERS: readonly string[] = [
  'Aries is a moving, fiery sign, and is read as quick to begin.',
  'Taurus is a fixed, earthy sign, and is read as slow to change.',
  'Gemini is a double-bodied, airy sign, and is read as quick in speech and in two minds.',
  'Cancer is a moving, watery sign, and is read as protective and changing.',
  'Leo is a fixed, fiery sign, and is read as proud and open-hearted.',
  'Virgo is a double-bodied, earthy sign, and is read as careful and exact.',
  'Libra is a moving, airy sign, and is read as fair and sociable.',
  'Scorpio is a fixed, watery sign, and is read as deep and close.',
  'Sagittarius is a double-bodied, fiery sign, and is read as frank and far-reaching.',
  'Capricorn is a moving, earthy sign, and is read as sober and industrious.',
  'Aquarius is a fixed, airy sign, and is read as thoughtful and independent.',
  'Pisces is a double-bodied, watery sign, and is read as gentle and changeable.',
]

const RULERS = {
  Sun: passage('The Sun is read for honour, purpose and those in authority.', 'qabisi.sun'),
  Moon: passage('The Moon is read for the mother, the household and changing things.', 'qabisi.moon'),
  Mercury: passage('Mercury is read for speech, writing, reckoning and young people.', 'qabisi.mercury'),
  Venus: passage('Venus is read for love, women, joy and ornament.', 'qabisi.venus'),
  Mars: passage('Mars is read for strength, anger, strife and work with fire and iron.', 'qabisi.mars'),
  Jupiter: passage('Jupiter is read for wealth, justice, faith and good judgement.', 'qabisi.jupiter'),
  Saturn: passage('Saturn is read for age, labour, land, slowness and care.', 'qabisi.saturn'),
  Uranus: ours(
    'Modern astrologers give Aquarius to Uranus and read it for independence; no old book knows it.',
  ),
  Neptune: ours(
    'Modern astrologers give Pisces to Neptune and read it for imagination; no old book knows it.',
  ),
  Pluto: ours('Modern astrologers give Scorpio to Pluto and read it for intensity; no old book knows it.'),
} as const

const outer = (planet: string): RuleText =>
  ours(`${planet} was unknown to the old authors; where it counts here, it does so by modern custom.`)

const byHouse = Object.fromEntries(
  HOUSES.map((rule, i) => [`place.${i + 1}`, passage(rule, `qabisi.house-${i + 1}`)]),
)
const bySign = Object.fromEntries(
  SIGNS.map((sign, i) => [`sign.${sign}`, passage(SIGN_MANNERS[i] ?? '', `lilly.${sign.toLowerCase()}`)]),
)
const byPlanet = Object.fromEntries(
  PLANETS.flatMap((planet) => {
    const known = RULERS[planet]
    const old = planet !== 'Uranus' && planet !== 'Neptune' && planet !== 'Pluto'
    return [
      [`ruler.${planet}`, known],
      [`regard.${planet}`, old ? known : outer(planet)],
      [`help.${planet}`, old ? known : outer(planet)],
      [`test.${planet}`, old ? known : outer(planet)],
    ]
  }),
)

const OTHERS = {
  'lot.what': passage(
    'The Lot of Fortune is counted from the Ascendant by the distance between the Sun and the Moon.',
    'qabisi.lot-of-fortune',
  ),
  'lot.ruler': passage(
    'A lot is judged by its sign, its house and the planet that rules the sign.',
    'qabisi.lot-by-its-lord',
  ),
  'lot.spirit': passage(
    'The Lot of Spirit is counted the other way round, and stands beside Fortune: one for what befalls a person, one for what a person does.',
    'qabisi.lot-of-spirit',
  ),
  'lot.bound': passage(
    'Each sign is divided into five bounds, each with a planet as its lord.',
    'qabisi.bounds',
  ),
  'sect.day': passage(
    'The Sun, Jupiter and Saturn belong to the day; the Moon, Venus and Mars to the night.',
    'qabisi.sect',
  ),
  'sect.night': passage(
    'The Moon, Venus and Mars belong to the night; the Sun, Jupiter and Saturn to the day.',
    'firmicus.sect',
  ),
  'rank.home': passage(
    'A planet in its own sign is like a person in their own house.',
    'qabisi.dignity-likeness',
  ),
  'rank.honoured': passage(
    'A planet in its exaltation is like a person at the height of their honour.',
    'qabisi.exaltation',
  ),
  'rank.kin': passage(
    'A planet in its own triplicity is like a person among helpers and followers.',
    'qabisi.triplicity',
  ),
  'rank.footing': passage(
    'The bound and the face are the smaller dignities of a planet.',
    'qabisi.dignity-scores',
  ),
  'rank.hosted': passage(
    'A planet without rank is helped where the ruler of its sign receives it.',
    'qabisi.reception',
  ),
  'rank.stranger': passage(
    'A planet without any dignity where it stands is called a stranger, peregrine.',
    'lilly.peregrine',
  ),
  'rank.away': passage('The sign opposite its own is the planet’s detriment.', 'qabisi.detriment'),
  'rank.low': passage('The sign opposite its exaltation is the planet’s fall.', 'qabisi.fall'),
  'qualifier.heart': passage(
    'Within about seventeen minutes of the Sun a planet is in its heart, and is strong.',
    'lilly.cazimi',
  ),
  'qualifier.beams': passage(
    'A planet near the Sun is hidden by its rays and is counted weaker.',
    'qabisi.under-beams',
  ),
  'qualifier.sheltered': book(
    'A planet near the Sun is protected in its own sign or bound.',
    'Dorotheus of Sidon, Carmen Astrologicum I.6',
  ),
  'qualifier.still': passage(
    'A planet at its station seems to stand still before it turns.',
    'qabisi.stations',
  ),
  'qualifier.back': passage('A retrograde planet moves against the order of the signs.', 'qabisi.retrograde'),
  'sight.with': passage('Two in the same sign are joined.', 'qabisi.aspects'),
  'sight.sextile': passage(
    'Signs two apart regard each other by sextile, a friendly aspect.',
    'firmicus.sextile',
  ),
  'sight.square': passage(
    'Signs three apart regard each other by square, a striving aspect.',
    'firmicus.square',
  ),
  'sight.trine': passage(
    'Signs four apart regard each other by trine, the friendliest aspect.',
    'firmicus.trine',
  ),
  'sight.opposition': passage(
    'Opposite signs regard each other face to face, in opposition.',
    'firmicus.opposition',
  ),
  'sight.averse': passage('Signs with no aspect between them do not see each other.', 'firmicus.aversion'),
  'from-lot.10': book(
    'Counted from Fortune, the tenth place is read for what a person does.',
    'Vettius Valens, Anthologies II.18',
  ),
  'from-lot.11': book(
    'Counted from Fortune, the eleventh is the place of acquisition.',
    'Vettius Valens, Anthologies II.21',
  ),
  'end.planet': ours(
    'We follow each ruler to the ruler of its own sign; where one is at home, the chain rests.',
  ),
  'end.pair': ours('Where two rulers stand in each other’s signs, the chain ends in the pair.'),
  'end.ring': ours('Where three or more rulers lead back to the first, the chain has no last planet.'),
  reception: passage('A planet is received where the ruler of its sign regards it.', 'qabisi.reception'),
  company: ours(
    'Uranus, Neptune and Pluto are named as modern company within three degrees, never as main witnesses.',
  ),
  track: ours(
    'We group what the books give to signs, houses and planets into fourteen subjects; this sentence about the subject is ours.',
  ),
  counsel: ours(
    'Counsel answers the difficulty of a person, never a planet; the choice of this virtue is ours.',
  ),
  step: ours('This step is ours; it serves the subject and not the chart.'),
} as const

export const RULE_TEXTS = { ...byHouse, ...bySign, ...byPlanet, ...OTHERS } as Readonly<
  Record<RuleId, RuleText>
>
