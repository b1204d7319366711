import type { Planet } from '#app/astro/index.server.ts'
import type { Qualifier, Rank } from '#app/guidance/types.ts'

/**
 * The rank of the lot's ruler. `is` follows 'The planet that rules Scorpio is Mars, and it is in Cancer, …';
 * `because` follows 'because Mars …'; `effect` follows 'strength here is read as …'.
 */
interface RankTexts {
  is: readonly string[]
  because: string
  effect: readonly string[]
  /** In a list of facts: 'Mars in Cancer, {short}'. */
  short: string
}

export const RANK_TEXTS = {
  home: {
    is: [
      'its own sign, like a person who lives in the house and knows where everything is',
      'its home: the firmest footing that a planet can have',
      'its own sign, where it needs nobody’s permission',
    ],
    because: 'is at home in {sign}',
    effect: ['sure of itself and slow to ask', 'used to managing without help'],
    short: 'at home',
  },
  honoured: {
    is: [
      'its sign of exaltation, like an honoured guest to whom the best chair is offered',
      'where it is exalted: listened to, and looked at',
      'its exaltation, a place of honour in a house that is not its own',
    ],
    because: 'is exalted in {sign}',
    effect: [
      'held to a high standard, its own first of all',
      'used to respect, and uneasy about being ordinary',
    ],
    short: 'exalted',
  },
  kin: {
    is: [
      'a sign of its own triplicity, the three signs of one element: like somebody among relatives, not the head of the house, but known and welcome',
      'a sign of its own triplicity, the three signs of one element, where it is one of the family',
      'one of three signs of one element (a triplicity), where the books count it among helpers',
    ],
    because: 'is among its own kind in {sign}',
    effect: [
      'at ease with its own people and stiff with the rest',
      'content with the circle that it already has',
    ],
    short: 'in its own triplicity',
  },
  footing: {
    is: [
      'where it has only a small footing, like someone with one key to a large house',
      'where it owns a small corner and no more',
      'where a few degrees are its own and the rest is not',
    ],
    because: 'has only a small footing in {sign}',
    effect: ['careful of the little ground it has', 'inclined to think small, to be safe'],
    short: 'with a small footing',
  },
  hosted: {
    is: [
      'where it is a guest: it has no rank of its own, but its host, {host}, which rules {sign}, has it in sight',
      'as a guest, with no rank of its own there, though {host} rules the sign and has it in sight',
      'a guest there, in a sign of {host}, which sees it: welcome, though not at home',
    ],
    because: 'is a guest in {sign}',
    effect: ['polite, and anxious not to be a burden', 'dependent on being asked in'],
    short: 'as a guest',
  },
  stranger: {
    is: [
      'a stranger there, like a new arrival who has not yet been shown round',
      'where it has no rank, and the ruler of the sign does not see it: it works without anyone’s backing',
      'with no rank there and no host in sight, like somebody in a town where nobody knows their name',
    ],
    because: 'is a stranger in {sign}',
    effect: [
      'watchful, like a guest who does not know the rules of the house',
      'unsure whether it is allowed to take up room',
    ],
    short: 'a stranger',
  },
  away: {
    is: [
      'opposite a sign of its own, which is called detriment: far from home, and working with other people’s tools',
      'its detriment, the sign opposite its own: like a craftsman in the wrong workshop',
      'its detriment, the sign across from its home, where it does its work in a foreign way',
    ],
    because: 'is far from home in {sign}',
    effect: ['working against the grain', 'trying hard to fit where it was not made to fit'],
    short: 'in detriment',
  },
  low: {
    is: [
      'its fall, the sign opposite its exaltation: like a capable person in a low seat',
      'where it falls, opposite its place of honour: able as ever, and seldom asked first',
      'its fall, where it has to work without much applause',
    ],
    because: 'is low in {sign}',
    effect: ['protecting itself first', 'expecting to be overlooked, and a little prepared for it'],
    short: 'in its fall',
  },
} as const satisfies Readonly<Record<Rank, RankTexts>>

interface QualifierTexts {
  /** '…; {is}.' */
  is: string
  /** 'because Mars {because}' */
  because: string
  so: readonly string[]
  short: string
}

export const QUALIFIER_TEXTS = {
  heart: {
    is: 'it is also in the very heart of the Sun, which the books count as strength',
    because: 'is in the heart of the Sun',
    so: [
      'your own wish and the wish of someone stronger are hard to tell apart',
      'it can be hard to know which part of the praise is meant for you',
      'being close to somebody important can take up the room that your own plans need',
    ],
    short: 'in the Sun’s heart',
  },
  beams: {
    is: 'it is also near the Sun, where a planet is hidden by the light',
    because: 'is near the Sun and hidden by its light',
    so: [
      'what you do is easily credited to someone with a louder name',
      'your part in things is easily overlooked, sometimes by you',
      'you may do the work in someone else’s light and call it theirs',
    ],
    short: 'near the Sun',
  },
  sheltered: {
    is: 'it is near the Sun as well, but on ground of its own, where we count it as less hidden',
    because: 'is near the Sun, though sheltered on its own ground',
    so: [
      'you may work well and still stay out of sight',
      'good work may be done in a back room and stay there',
      'you may be surer of what you do than of letting it be seen',
    ],
    short: 'near the Sun, on its own ground',
  },
  still: {
    is: 'it also stood still in the sky at this birth, which is read as a long breath before a turn',
    because: 'stood still in the sky at this birth',
    so: [
      'starting and stopping can both take more out of you than people see',
      'you can stand for a long time before a door that is not locked',
      'a pause that was meant for a day can last a season',
    ],
    short: 'standing still',
  },
  back: {
    is: 'it was also turning back in the sky, which is read as taking matters up a second time',
    because: 'was turning back in the sky',
    so: [
      'old matters tend to ask for their turn before new ones get room',
      'you may go over a thing again after everyone else has left it',
      'what is over may still be arranged and rearranged in your mind',
    ],
    short: 'turning back',
  },
} as const satisfies Readonly<Record<Qualifier, QualifierTexts>>

interface RulerTexts {
  /** What the planet stands for in a person: '{faculty} here is read as …'. */
  faculty: string
  /** 'because Scorpio is ruled by Mars, {trial}' */
  trial: readonly string[]
  /** First sentences of Light and Shadow. */
  light: string
  shadow: string
}

export const RULER_TEXTS: Readonly<Record<Planet, RulerTexts>> = {
  Sun: {
    faculty: 'purpose',
    trial: [
      'being useful and being noticed are easily confused',
      'you may find it hard to be one of several',
    ],
    light:
      'Where the Sun rules the lot, your good side is read as plain: to know what you stand for, and to show it.',
    shadow: 'The same clear purpose of the Sun can make every small refusal feel like a verdict on you.',
  },
  Moon: {
    faculty: 'feeling',
    trial: [
      'the mood of the day can have a vote in everything',
      'you may answer to the feeling in the room before the words',
    ],
    light:
      'Where the Moon rules the lot, your good side is read as responsive: to notice what is needed, and to move.',
    shadow: 'The same responsiveness of the Moon can let other people’s moods decide your day.',
  },
  Mercury: {
    faculty: 'thinking',
    trial: [
      'thinking about a thing can take the place of doing it',
      'an explanation may be ready before the feeling has been heard',
    ],
    light:
      'Where Mercury rules the lot, your good side is read as nimble: to find a way round, and to be able to explain it.',
    shadow:
      'The same nimbleness of Mercury can have you looking for a way round when the front door is open.',
  },
  Venus: {
    faculty: 'affection',
    trial: [
      'keeping the peace can cost more than it looks',
      'pleasing can come so easily that your own wish goes last',
    ],
    light:
      'Where Venus rules the lot, your good side is read as kind: people may sit closer together when you are there.',
    shadow: 'The same kindness of Venus can lead you to keep the peace by saying nothing.',
  },
  Mars: {
    faculty: 'strength',
    trial: [
      'the first answer is apt to be the sharp one',
      'you may reach for effort where patience would do',
    ],
    light:
      'Where Mars rules the lot, your good side is read as brave: to do the hard part first and spare the others.',
    shadow: 'The same bravery of Mars can lead you to make a contest of what was only a task.',
  },
  Jupiter: {
    faculty: 'confidence',
    trial: [
      'yes may be said before the hours have been counted',
      'you may promise in general what is hard to do in particular',
    ],
    light:
      'Where Jupiter rules the lot, your good side is read as generous: to think well of people, who often grow into it.',
    shadow: 'The same generosity of Jupiter can lead you to leave the details to other people.',
  },
  Saturn: {
    faculty: 'caution',
    trial: [
      'you may prepare for the worst and forget to ask for the better',
      'a closed face may be put on before anything has gone wrong',
    ],
    light: 'Where Saturn rules the lot, your good side is read as steady: to finish what you have promised.',
    shadow: 'The same steadiness of Saturn can lead you to refuse help because it might come late.',
  },
  Uranus: {
    faculty: 'independence',
    trial: [
      'a rule is easily taken for an insult',
      'you may leave at the moment when staying would have been the new thing',
    ],
    light:
      'Where Uranus rules the lot, as modern astrologers have it, your good side is original: to see the second way.',
    shadow: 'The same originality of Uranus can lead you to take the second way for its own sake.',
  },
  Neptune: {
    faculty: 'imagination',
    trial: [
      'a wish and a plan are easily taken for each other',
      'you may absorb what others feel and call it your own',
    ],
    light:
      'Where Neptune rules the lot, as modern astrologers have it, your good side is tender: to feel with people.',
    shadow: 'The same tenderness of Neptune can leave you lost in what other people feel.',
  },
  Pluto: {
    faculty: 'intensity',
    trial: [
      'small things are easily given the weight of large ones',
      'you may look for the hidden motive when the plain one is true',
    ],
    light:
      'Where Pluto rules the lot, as modern astrologers have it, your good side is thorough: to go to the root.',
    shadow: 'The same thoroughness of Pluto can have you digging where nothing is buried.',
  },
}

/** What a planet that tests stands for: 'because Saturn squares the lot, {…}'. */
interface TestTexts {
  /** Square, opposition, or in the same sign. */
  hard: { ofSect: readonly [string, string]; contrary: readonly [string, string] }
  /** Trine or sextile. Mercury tests only by square, opposition or in the same sign. */
  soft?: readonly [string, string]
}

export const TEST_TEXTS: Readonly<Partial<Record<Planet, TestTexts>>> = {
  Saturn: {
    hard: {
      ofSect: [
        'things can seem to come with conditions, strict ones though mostly fair',
        'you may feel held to a timetable slower than your own',
      ],
      contrary: [
        'a delay is easily felt as a refusal',
        'distance and slow answers are easily taken as a verdict on you',
      ],
    },
    soft: [
      'caution may have the last word a little too often',
      'you may be patient past the point where a word would have helped',
    ],
  },
  Mars: {
    hard: {
      ofSect: [
        'heat can come in early, and it needs a task to go into',
        'there can be pressure to act without a reason',
      ],
      contrary: [
        'haste can come in before the words have been chosen',
        'a small friction is easily turned into a quarrel',
      ],
    },
    soft: [
      'your energy can have an edge that others feel before you do',
      'you may push a little where a thing would have moved by itself',
    ],
  },
  Mercury: {
    hard: {
      ofSect: [
        'words and intentions are easily at cross purposes',
        'you may be talking about one thing and thinking about another',
      ],
      contrary: [
        'what you mean and what is heard are easily two different things',
        'a plan may be changed by every conversation about it',
      ],
    },
  },
}

/** 'because Mars in Cancer does not see Aries, {…}' */
export const AVERSION_TEXTS = [
  'what you want and what you attend to may lose sight of each other',
  'your effort and your well-being are easily kept in separate rooms',
  'you may work hard at one end of your life and be looking for contentment at the other',
] as const

/** The planet whose bound contains the lot: 'read for the style of this gift: {style}'. */
export const BOUND_STYLES: Readonly<Partial<Record<Planet, string>>> = {
  Mercury: 'thoughtful, talkative and quick to adjust',
  Venus: 'friendly, and careful of how things look and feel',
  Mars: 'brisk, and happiest with a clear task',
  Jupiter: 'generous, and inclined to think well of people',
  Saturn: 'slow, serious and made to last',
}
