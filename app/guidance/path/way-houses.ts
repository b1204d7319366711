import type { WayEntry } from './types'

/** The house in which the last planet of the chain stands. */
export const wayHouses = [
  {
    factor: 'way.house:1',
    rule: 'The last keeper of the chain gives its account in the place where it stands, and the first place is the person’s own life and bearing.',
    source: 'qismah.houses',
    blocks: {
      fortunePath: [
        'The way of your chain leads back to its own front door: the last keeper stands in the first house, beside you.',
      ],
      spiritualGuidance: [
        'Self-reckoning at the end of the day is an old discipline; keep it short, exact and without theatre.',
      ],
      practicalSteps: [
        'Each evening for a week, note one thing you did as you meant to and one that slipped.',
      ],
    },
  },
  {
    factor: 'way.house:2',
    rule: 'A chain that finishes in the second place settles among goods, earnings and whatever keeps a household supplied.',
    source: 'qismah.houses',
    blocks: {
      fortunePath: [
        'Followed to its end, the chain sets down its load in the second house, among tools, stores and wages.',
      ],
      spiritualGuidance: [
        'Before counting what is short, count what is lent, for provision is held in trust and with open hands.',
      ],
      practicalSteps: [
        'List what you own that somebody else could use more often, and start with the first line.',
      ],
    },
  },
  {
    factor: 'way.house:3',
    rule: 'If the final planet is in the third place, the business comes home by way of kin, neighbours, letters and short journeys.',
    source: 'qismah.houses',
    blocks: {
      fortunePath: [
        'The road ends near by, in the third house, among people whose doorbells you already know.',
      ],
      spiritualGuidance: [
        'Ties of kinship are kept by small repairs, so greet first, and greet the one who is hardest to greet.',
      ],
      practicalSteps: [
        'Send a message of three kind lines to a relative or neighbour to whom you have no reason to write.',
      ],
    },
  },
  {
    factor: 'way.house:4',
    rule: 'The fourth place lies under the earth, and what ends there goes down to roots, parents, land and the house one lives in.',
    source: 'qismah.houses',
    blocks: {
      fortunePath: [
        'Your chain goes underground to finish: the fourth house holds its last keeper, near the foundations.',
      ],
      spiritualGuidance: ['Pray for those who came before you by name, the difficult ones included.'],
      practicalSteps: [
        'Ask the oldest person you can reach for one story about the house they grew up in, and write it down.',
      ],
    },
  },
  {
    factor: 'way.house:5',
    rule: 'In the fifth place, where Venus has her joy, a chain comes to rest among children, gladness and whatever one makes for love of it.',
    source: 'qismah.houses',
    blocks: {
      fortunePath: [
        'What begins as a duty can finish as a delight, for the last keeper of your chain is in the fifth house.',
      ],
      spiritualGuidance: [
        'Permitted joy is a form of thanks; take yours without apology and share the better half.',
      ],
      practicalSteps: [
        'Give an hour to making something that nobody has ordered, and let a child see you at it if there is one near.',
      ],
    },
  },
  {
    factor: 'way.house:6',
    rule: 'With its end in the sixth place a chain spends itself in labour and service, and in the small repairs that nobody applauds.',
    source: 'qismah.houses',
    blocks: {
      fortunePath: [
        'The chain puts on an apron at the end: its last keeper works in the sixth house, where fortune looks like usefulness.',
      ],
      spiritualGuidance: [
        'Serve where thanks are unlikely once a week, and keep the fact between yourself and God.',
      ],
      practicalSteps: ['Take over one dull chore from a colleague or a relation for five days, unannounced.'],
    },
  },
  {
    factor: 'way.house:7',
    rule: 'The seventh place faces the Ascendant, and so the last planet there hands the matter across the table to another person.',
    source: 'qismah.houses',
    blocks: {
      fortunePath: [
        'Whoever sits opposite is part of the answer, since your chain ends in the seventh house.',
      ],
      spiritualGuidance: [
        'Want for the other side of every agreement what you would want on your own side of it.',
      ],
      practicalSteps: [
        'Ask a partner, at home or at work, what you do that makes their part harder, and only listen.',
      ],
    },
  },
  {
    factor: 'way.house:8',
    rule: 'Where the eighth place holds the last planet, the matter ends in what is owed, shared, inherited or given up.',
    source: 'qismah.houses',
    blocks: {
      fortunePath: [
        'At the far end of your chain stands the eighth house, so letting go of one claim may free two.',
      ],
      spiritualGuidance: [
        'Settle what you owe while it is small, and forgive what you can while it still costs something.',
      ],
      practicalSteps: [
        'Draw up a list of debts in both directions, money and otherwise, and close one of them.',
      ],
    },
  },
  {
    factor: 'way.house:9',
    rule: 'The Greeks called the ninth place that of God, and a chain that arrives in it turns to faith, study and far roads.',
    source: 'qismah.houses',
    blocks: {
      fortunePath: [
        'The chain lifts its eyes at the end, for its last keeper is in the ninth house, among teachers and distances.',
      ],
      spiritualGuidance: [
        'Learn one thing about worship that you have been doing from memory since childhood.',
      ],
      practicalSteps: [
        'Set aside four half-hours this month for one serious book, with the telephone in another room.',
      ],
    },
  },
  {
    factor: 'way.house:10',
    rule: 'A chain that climbs to the tenth place ends in public work, where a person is known by what is done.',
    source: 'qismah.houses',
    blocks: {
      fortunePath: [
        'Seen from a distance, your chain runs uphill: the tenth house, where work is done in the open, has the last word in it.',
      ],
      spiritualGuidance: [
        'Ihsan asks for work done as though in the sight of God, and it asks the same of the parts that nobody inspects.',
      ],
      practicalSteps: [
        'Finish one piece of work to a standard higher than was asked, and do not mention it.',
      ],
    },
  },
  {
    factor: 'way.house:11',
    rule: 'When the eleventh place, called the Good Daimon, has the final planet, the chain arrives among friends, helpers and hopes.',
    source: 'qismah.houses',
    blocks: {
      fortunePath: [
        'Company keeps the end of your chain; its last planet is in the eleventh house, where hopes are held in common.',
      ],
      spiritualGuidance: [
        'A believer is a mirror to another, so choose two friends who are allowed to tell you the truth.',
      ],
      practicalSteps: [
        'Put one hope of yours before a friend as a plain request, and ask for theirs in return.',
      ],
    },
  },
  {
    factor: 'way.house:12',
    rule: 'The twelfth place is hidden from the Ascendant, and a chain whose end is in it goes quiet, into retreat or unseen labour.',
    source: 'qismah.houses',
    blocks: {
      fortunePath: [
        'The last keeper of your chain has withdrawn to the twelfth house, so some of the best of it is done where no one is looking.',
      ],
      spiritualGuidance: [
        'Keep one act of worship so private that you would be embarrassed to have it praised.',
      ],
      practicalSteps: [
        'Take twenty minutes alone without a screen on three days of the week, and call it an appointment.',
      ],
    },
  },
] as const satisfies readonly WayEntry[]
