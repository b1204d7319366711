import type { CorpusEntry } from './types'

/** The planet whose face holds the degree of the lot. */
export const lotFace = [
  {
    factor: 'lot.face:Mars',
    rule: 'Each sign is cut into three faces of ten degrees in the order of the heavens, and a face ruled by Mars adds edge and effort to what stands there.',
    source: 'ptolemy.faces',
    themes: ['courage', 'anger', 'work', 'patience'],
    blocks: {
      fortunePath: [
        'The face of Mars puts a little iron into the lot, so that things taken up with some sweat tend to stay with you.',
      ],
      currentBlockages: [
        'Under this face small delays can feel like opposition, and opposition like insult.',
      ],
      practicalSteps: [
        'When your shoulders rise in an argument, put both feet on the floor and let the other person finish two more sentences.',
      ],
      lightSidePattern: [
        'You can do the unpleasant telephone call first and leave the rest of the day clean.',
      ],
      darkSideWarning: ['Not every locked door is a fight, and some of them only needed a knock.'],
    },
  },
  {
    factor: 'lot.face:Sun',
    rule: 'The faces belong in turn to Mars, the Sun, Venus, Mercury, the Moon, Saturn and Jupiter, and the face of the Sun lends visibility and self-respect.',
    source: 'albiruni.dignities',
    themes: ['standing', 'generosity', 'humility', 'gratitude'],
    blocks: {
      fortunePath: [
        'Ten degrees belonging to the Sun surround your lot, and there is a pull towards doing things well enough to sign them.',
      ],
      currentBlockages: ['Waiting to be noticed may have cost more afternoons than the work itself.'],
      practicalSteps: ['Do one good thing this week that nobody is able to trace back to you.'],
      lightSidePattern: ['Praise given by you has weight, because you look at the person while you give it.'],
      darkSideWarning: ['A wish to shine may make a rival out of someone who only came to help.'],
    },
  },
  {
    factor: 'lot.face:Venus',
    rule: 'A face is the least of the five dignities, a thin coat of colour rather than a garment, and the coat of Venus is pleasantness and concord.',
    source: 'alqabisi.signs',
    themes: ['beauty', 'friendship', 'courtesy', 'gratitude'],
    blocks: {
      fortunePath: [
        'Venus holds the face here, and a set table, a kind tone or a tidy corner may do more for your well-being than its cost suggests.',
      ],
      currentBlockages: ['Keeping the peace can quietly replace telling the truth.'],
      practicalSteps: ['Write one letter of thanks by hand, to a person who would not expect it.'],
      lightSidePattern: ['Guests leave you feeling that they themselves were good company.'],
      darkSideWarning: ['Charm used too often turns into a coin nobody can check.'],
    },
  },
  {
    factor: 'lot.face:Mercury',
    rule: 'The old writers let the lord of a face stand behind the sign like an assistant, and Mercury assists with words, counting and skill of hand.',
    source: 'abumashar.dignities',
    themes: ['speech', 'knowledge', 'learning', 'honesty'],
    blocks: {
      fortunePath: [
        'With Mercury as lord of the face, the lot likes to be thought about, named and written down.',
      ],
      currentBlockages: ['Ten explanations may be standing where one apology is wanted.'],
      practicalSteps: [
        'Put the problem that circles in your head onto a single sheet of paper, in no more than seven lines.',
      ],
      lightSidePattern: ['You find the word that lets two people discover they agree.'],
      darkSideWarning: [
        'A mind that enjoys its own footwork may dance right past the person it was meant to meet.',
      ],
    },
  },
  {
    factor: 'lot.face:Moon',
    rule: 'A planet or lot in the face of the Moon is said to take on something changeable and tender, as a room takes on the light of its window.',
    source: 'lilly.dignities',
    themes: ['family', 'home', 'grief', 'remembrance'],
    blocks: {
      fortunePath: [
        'The Moon’s face gives the lot a tide, and some weeks are for gathering while others are for letting go.',
      ],
      currentBlockages: ['Yesterday’s mood may be steering today’s decision without having been asked.'],
      practicalSteps: [
        'For one lunar month, note each evening in three words how the day felt, and look for the rhythm at the end.',
      ],
      lightSidePattern: ['Children and tired people come to you without quite knowing why.'],
      darkSideWarning: ['Tenderness kept only for your own circle can harden towards everybody outside it.'],
    },
  },
  {
    factor: 'lot.face:Saturn',
    rule: 'Saturn’s faces colour a lot with gravity and slowness, since Saturn is the highest of the seven and the last to complete its round.',
    source: 'qismah.faces',
    themes: ['patience', 'time', 'order', 'solitude'],
    blocks: {
      fortunePath: [
        'Saturn owns these ten degrees, and the good that arrives through them tends to be late, plain and durable.',
      ],
      currentBlockages: [
        'An old caution may be refusing new things on behalf of a person you no longer are.',
      ],
      practicalSteps: ['Repair one thing this week that you would ordinarily have replaced.'],
      lightSidePattern: ['You keep a promise after everyone else has forgotten that it was made.'],
      darkSideWarning: ['Seriousness can grow into a fence that keeps joy standing in the road.'],
    },
  },
  {
    factor: 'lot.face:Jupiter',
    rule: 'Where Jupiter is lord of the face the tradition expects fairness and some largeness of view, though a face alone carries only a little weight.',
    source: 'ptolemy.faces',
    themes: ['generosity', 'hope', 'knowledge', 'justice'],
    blocks: {
      fortunePath: [
        'Jupiter’s share in this degree leans towards the long view, and it is worth asking what the matter might look like in seven years.',
      ],
      currentBlockages: ['Plans with wide horizons may be hiding the small step that nobody has taken yet.'],
      practicalSteps: [
        'Teach something you know to one person for half an hour, without charging and without hurrying.',
      ],
      lightSidePattern: ['You make room at the table first and count the chairs afterwards.'],
      darkSideWarning: ['Generous promises made at midday can be hard to carry by evening.'],
    },
  },
] as const satisfies readonly CorpusEntry[]
