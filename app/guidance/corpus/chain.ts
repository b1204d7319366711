import type { CorpusEntry } from './types'

/** The three ways a chain of rulers can end. */
export const chainEnding = [
  {
    factor: 'chain:own-sign',
    rule: 'When ruler follows ruler until a planet stands in its own sign, the chain comes to rest, and that planet is asked to answer for all before it.',
    source: 'ptolemy.houses',
    themes: ['order', 'trust', 'gratitude', 'work'],
    blocks: {
      fortunePath: [
        'Followed from ruler to ruler, your lot comes to rest in a planet that is its own master, so many threads lead back to a single peg.',
      ],
      currentBlockages: [
        'A life that hangs on one peg may be waiting for that one thing to be right before anything else begins.',
      ],
      spiritualGuidance: [
        'Many cares become lighter when they are gathered into one concern, and the old counsel is to let that concern be the pleasure of God.',
      ],
      practicalSteps: [
        'Draw a line from three present worries to whatever lies behind each, and see whether the lines meet.',
      ],
      lightSidePattern: ['There is a single thread in you that friends of twenty years could name at once.'],
      darkSideWarning: ['A final authority within oneself, never questioned, can grow deaf.'],
    },
  },
  {
    factor: 'chain:mutual-reception',
    rule: 'Two planets each standing in the other’s sign receive one another, and a chain that reaches them ends in an exchange, like neighbours who hold each other’s keys.',
    source: 'abumashar.conditions',
    themes: ['partnership', 'friendship', 'trust', 'generosity'],
    blocks: {
      fortunePath: [
        'The chain ends with two planets in one another’s houses, and well-being may reach you through an exchange in which neither side keeps a ledger.',
      ],
      currentBlockages: [
        'Where each waits for the other to begin, the nicest arrangement in the world stands still.',
      ],
      spiritualGuidance: [
        'To love for another what you love for yourself is a short sentence with work in it for a whole life.',
      ],
      practicalSteps: [
        'Offer a swap this month, an evening of your skill for an evening of somebody else’s.',
      ],
      lightSidePattern: ['You know how to be helped gracefully, which is half of helping.'],
      darkSideWarning: ['A circle of two can become so complete that it has no door.'],
    },
  },
  {
    factor: 'chain:loop',
    rule: 'A chain that comes round through three planets or more has no last master, and the matter is read as passing from hand to hand without end.',
    source: 'qismah.chain',
    themes: ['community', 'patience', 'remembrance', 'justice'],
    blocks: {
      fortunePath: [
        'Your chain of rulers runs in a ring, so there may be no one key, only a turn that each part of life takes in its season.',
      ],
      currentBlockages: [
        'Going round the same questions could be a sign that you are asking them one at a time, though they only answer together.',
      ],
      spiritualGuidance: [
        'Circling need not be aimless; the pilgrim walks round the House with the heart turned to its centre.',
      ],
      practicalSteps: [
        'Take the worry that keeps coming back, and this time change the step just before it rather than the worry itself.',
      ],
      lightSidePattern: [
        'You sense how one room of life leans on another, and seldom blame a single wall for a draught.',
      ],
      darkSideWarning: ['Where everybody passes the matter on, nobody has to look at it for long.'],
    },
  },
] as const satisfies readonly CorpusEntry[]
