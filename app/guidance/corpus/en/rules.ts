import { PLANETS, type Planet, SIGNS } from '#app/astro/index.server.ts'
import type { RuleText } from '#app/guidance/corpus/corpus.ts'
import type { RuleId } from '#app/guidance/types.ts'

const passage = (rule: string, id: string): RuleText => ({ rule, passage: id, reference: null, ours: false })
const book = (rule: string, reference: string): RuleText => ({ rule, passage: null, reference, ours: false })
const ours = (rule: string): RuleText => ({ rule, passage: null, reference: null, ours: true })

/** The meaning of each house. If our text goes further than the book's, it says that it is ours. */
const HOUSES: readonly string[] = [
  'The first house is given to the body, to life and to beginnings.',
  'The second house is given to livelihood and property.',
  'The third house is given to brothers and sisters, to news and to near journeys.',
  'The fourth house is given to parents, to land and to what lies hidden beneath; we read it as home and roots.',
  'The fifth house is given to children and to pleasure.',
  'The sixth house is given to illness and to those who serve; we read it as service and the care of the body.',
  'The seventh house is given to partners and to opponents.',
  'The eighth house is given to inheritance, among other things; we read it as what is shared, owed or given up.',
  'The ninth house is given to travel, religion and the sciences.',
  'The tenth house is given to work, rank and good name.',
  'The eleventh house is given to friends, helpers and hope.',
  'The twelfth house is given to hardship and sorrow; we read it as what is borne alone and out of sight.',
]

const SIGN_MANNERS: readonly string[] = [
  'Aries is a movable sign of fire; we read it as quick to begin.',
  'Taurus is a fixed sign of earth; we read it as slow to change.',
  'Gemini is a double-bodied sign of air; we read it as quick in speech.',
  'Cancer is a movable sign of water; we read it as protective.',
  'Leo is a fixed and commanding sign of fire; we read it as proud and open-hearted.',
  'Virgo is a sign of earth; we read it as careful and exact.',
  'Libra is a movable sign of air; we read it as fair and sociable.',
  'Scorpio is a fixed sign of water; we read it as deep and private.',
  'Sagittarius is a double-bodied sign of fire; we read it as frank and far-sighted.',
  'Capricorn is a movable sign of earth; we read it as sober and industrious.',
  'Aquarius is a fixed sign of air; we read it as thoughtful and independent.',
  'Pisces is a double-bodied sign of water; we read it as gentle and open.',
]

const RULERS = {
  Sun: passage('We read the Sun for purpose and for good name.', 'lilly.sun'),
  Moon: passage('We read the Moon for feeling and for the household.', 'lilly.moon'),
  Mercury: passage('We read Mercury for thinking, speech and learning.', 'lilly.mercury'),
  Venus: passage('We read Venus for affection and for pleasant company.', 'lilly.venus'),
  Mars: passage('We read Mars for strength and courage.', 'lilly.mars'),
  Jupiter: passage('We read Jupiter for confidence, faith and generous judgement.', 'lilly.jupiter'),
  Saturn: passage('We read Saturn for caution, labour and patience.', 'lilly.saturn'),
  Uranus: ours(
    'Modern astrologers give Aquarius to Uranus and read it for independence; no old book knows it.',
  ),
  Neptune: ours(
    'Modern astrologers give Pisces to Neptune and read it for imagination; no old book knows it.',
  ),
  Pluto: ours('Modern astrologers give Scorpio to Pluto and read it for intensity; no old book knows it.'),
} as const

const TESTS: Readonly<Partial<Record<Planet, RuleText>>> = {
  Saturn: passage(
    'Where Saturn is in a difficult relation to the lot or its ruler, we read it for delay, distance and care.',
    'lilly.saturn-ill',
  ),
  Mars: passage(
    'Where Mars is in a difficult relation to the lot or its ruler, we read it for haste and friction.',
    'lilly.mars-ill',
  ),
  Mercury: passage(
    'Where Mercury is in a difficult relation to the ruler of the lot, we read it for misunderstandings.',
    'lilly.mercury-ill',
  ),
}

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
      [`test.${planet}`, TESTS[planet] ?? (old ? known : outer(planet))],
    ]
  }),
)

const OTHERS = {
  'lot.what': passage(
    'The Lot of Fortune is counted from the Ascendant by the distance between the Sun and the Moon.',
    'qabisi.lot-of-fortune',
  ),
  'lot.ruler': passage(
    'The lot is judged by the ruler of its sign, and by the place and rank of that ruler.',
    'firmicus.lot-ruler-well',
  ),
  'lot.spirit': passage(
    'The Lot of Spirit stands for the soul and the mind, as Fortune stands for the body; we read it for what a person chooses to do.',
    'valens.spirit',
  ),
  'lot.bound': passage('The lot is judged by the ruler of its bound as well.', 'firmicus.lot-rulers'),
  'sect.day': passage(
    'The Sun, Jupiter and Saturn belong to the day; the Moon, Venus and Mars are left for the night.',
    'firmicus.sect',
  ),
  'sect.night': book(
    'The Moon, Venus and Mars belong to the night; Mercury is of the day where it rises before the Sun.',
    'Ptolemy, Tetrabiblos I.7',
  ),
  'rank.home': passage(
    'A planet in its own sign is like a person in their own house.',
    'qabisi.dignity-likeness',
  ),
  'rank.honoured': passage(
    'A planet in its exaltation is like a person in honour and authority.',
    'qabisi.dignity-likeness',
  ),
  'rank.kin': passage(
    'A planet in its triplicity is like a person among helpers and supporters.',
    'qabisi.dignity-likeness',
  ),
  'rank.bound': passage(
    'A planet in its bound is like a person among their own people.',
    'qabisi.dignity-likeness',
  ),
  'rank.face': passage('A planet in its face is like a person at their craft.', 'qabisi.dignity-likeness'),
  'rank.hosted': passage(
    'A planet without rank of its own may be received by the ruler of its sign; we count a ruler that sees it by sign.',
    'qabisi.reception',
  ),
  'rank.stranger': passage(
    'A planet without any dignity where it stands is called a stranger, peregrine.',
    'lilly.peregrine',
  ),
  'rank.away': passage(
    'The seventh sign from its own is a planet’s detriment; we read it as far from home.',
    'qabisi.detriment',
  ),
  'rank.low': passage(
    'The seventh sign from its exaltation is a planet’s fall; we read it as a low seat.',
    'qabisi.fall',
  ),
  'qualifier.heart': passage(
    'Within about seventeen minutes of the Sun a planet is in its heart, and is strong.',
    'lilly.cazimi',
  ),
  'qualifier.burnt': passage(
    'A planet within eight and a half degrees of the Sun, in the same sign, is combust: hidden, and weak.',
    'lilly.combust',
  ),
  'qualifier.beams': passage(
    'A planet near the Sun is hidden by its rays and is counted weaker.',
    'qabisi.under-beams',
  ),
  'qualifier.sheltered': ours(
    'We count a planet near the Sun as less hidden in its own sign, exaltation or bound.',
  ),
  'qualifier.first': passage(
    'A planet at its first station, about to turn back, is counted among the weak.',
    'qabisi.retrograde',
  ),
  'qualifier.second': passage(
    'A planet at its second station, about to go forward, gains strength.',
    'qabisi.stations',
  ),
  'qualifier.back': passage(
    'A retrograde planet is counted among the weak; we read it as taking a matter up again.',
    'qabisi.retrograde',
  ),
  'sight.with': passage(
    'A conjunction is good or bad as the two agree; here one of the two is the lot.',
    'lilly.conjunction',
  ),
  'sight.sextile': passage('The sextile is a regard of affection.', 'qabisi.aspects'),
  'sight.square': passage(
    'The square is a regard of disagreement, though the two do see each other.',
    'qabisi.aspects',
  ),
  'sight.trine': passage('The trine is a regard of agreement.', 'qabisi.aspects'),
  'sight.opposition': passage(
    'The opposition is a regard of enmity; we read it as meeting face to face.',
    'qabisi.aspects',
  ),
  'sight.averse': passage('Signs with no aspect between them do not see each other.', 'firmicus.aversion'),
  'from-lot.10': passage(
    'The tenth place from Fortune has the power of a Midheaven and stands for reputation.',
    'valens.lot-tenth',
  ),
  'from-lot.11': passage(
    'The eleventh place from Fortune is the place of acquisition; we read it for what comes to a person through others.',
    'valens.lot-eleventh',
  ),
  course: passage(
    'An aspect is applying until it is exact and separating afterwards; we read the first as what is still being learned, the second as what is familiar.',
    'qabisi.application',
  ),
  'help.strained': ours(
    'We count a benefic that sees by a square or an opposition as help that takes effort; Firmicus names the same sign, the trine and the sextile alone.',
  ),
  'end.planet': ours(
    'We follow each ruler to the ruler of its own sign; where one is at home, the chain rests.',
  ),
  'end.pair': ours('Where two rulers stand in each other’s signs, the chain ends in the pair.'),
  'end.ring': ours('Where three or more rulers lead back to the first, the chain has no last planet.'),
  reception: passage(
    'A planet is received where it meets the ruler of its sign; we count a regard by sign.',
    'qabisi.reception',
  ),
  firm: ours('We read a kind aspect of Saturn or Mars as a firm hand: the same nature, put to use.'),
  count: ours(
    'The reading counts places by whole signs; where the chart’s own houses give another number, we name that house as well.',
  ),
  'help.looks': passage(
    'What a place stands for goes well when benefics are in it or see it by a trine or a sextile.',
    'firmicus.benefics-look',
  ),
  company: ours(
    'Uranus, Neptune and Pluto are named as modern company within three degrees, never as main witnesses.',
  ),
  track: ours(
    'We group what the books give to signs, houses and planets into fourteen subjects; this sentence about the subject is ours.',
  ),
  counsel: ours('The passage is chosen for the difficulty and for how it shows. The choice is ours.'),
  step: ours('This step is ours.'),
  named: ours('You named this yourself, and the reading is written for what a reader names.'),
} as const

export const RULE_TEXTS = { ...byHouse, ...bySign, ...byPlanet, ...OTHERS } as Readonly<
  Record<RuleId, RuleText>
>
