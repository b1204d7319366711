import type { WayEntry } from './types'

/** How long the chain is, and the planets it is handed to after the ruler of the lot. */
export const wayPlanets = [
  {
    factor: 'way.length:rest',
    rule: 'A lot whose ruler stands in its own sign has no further to go: the planet that is asked is also the one that answers.',
    source: 'qismah.chain',
    blocks: {
      fortunePath: ['There is only one link in your chain, which makes for short answers and few excuses.'],
      currentBlockages: [
        'When nobody else need be consulted, a mistake can go unmentioned for a long while.',
      ],
      spiritualGuidance: [
        'Seek counsel even where you could decide alone; istishara is a kindness to one’s own judgement.',
      ],
      practicalSteps: [
        'Bring one decision you have already taken to somebody you trust, and ask what you have left out.',
      ],
    },
  },
  {
    factor: 'way.length:few',
    rule: 'A chain of two or three links is passed from hand to hand within sight, and each keeper answers to the next.',
    source: 'qismah.chain',
    blocks: {
      fortunePath: [
        'Two or three planets share the keeping of your lot, near enough for each to see the one after it.',
      ],
      currentBlockages: ['At a handover things are dropped, and everyone remembers having held them.'],
      spiritualGuidance: [
        'A trust handed on in good order is half returned already, and that is the ethic of amana in small.',
      ],
      practicalSteps: [
        'Where your work passes to someone else, write the note you would wish to receive with it.',
      ],
    },
  },
  {
    factor: 'way.length:many',
    rule: 'A long chain, of four links or more, takes the matter through many hands, and the first ruler is felt only at a distance.',
    source: 'qismah.chain',
    blocks: {
      fortunePath: [
        'The keeping of your lot goes through four planets or more, so a good cause may work quietly at several removes from its effect.',
      ],
      currentBlockages: ['With so many in the line it is tempting to find the fault one desk further on.'],
      spiritualGuidance: [
        'Trust is easier to practise on a long road: tie the camel, and then leave the rest of the caravan to God.',
      ],
      practicalSteps: [
        'Sketch the steps between one wish of yours and today’s first action, and strike out a step that serves nobody.',
      ],
    },
  },
  {
    factor: 'way.planet:Sun',
    rule: 'Handed to the Sun, a matter comes under the light of day and is asked for its purpose, and in whose name it is done.',
    source: 'qismah.chain',
    blocks: {
      fortunePath: [
        'Somewhere along your chain the matter is handed up to the Sun, and the question becomes what all this was for.',
      ],
      currentBlockages: [
        'Waiting to be noticed can hold up a whole procession that was moving well enough in the shade.',
      ],
      spiritualGuidance: [
        'Renew the intention at the middle of a task as well as at its start, since that is where it usually changes owner.',
      ],
      practicalSteps: [
        'Before the longest job of the week, say aloud in one sentence whom it is meant to serve.',
      ],
    },
  },
  {
    factor: 'way.planet:Moon',
    rule: 'When the chain reaches the Moon, the lesser light, its business passes into daily care: food, sleep, household and habit.',
    source: 'qismah.chain',
    blocks: {
      fortunePath: [
        'On its way your chain is given into the Moon’s care, and large aims are asked to live on small, repeated kindnesses.',
      ],
      currentBlockages: [
        'A plan that takes no account of tiredness may be quietly undone every evening at nine.',
      ],
      spiritualGuidance: [
        'The deed that is small and kept up is praised in a well-known saying of the Prophet, so let one modest act recur until it needs no deciding.',
      ],
      practicalSteps: [
        'Attach a good habit to something you already do each night, such as locking the door, and keep the pair together for ten nights.',
      ],
    },
  },
  {
    factor: 'way.planet:Mercury',
    rule: 'Mercury puts what it is given into words, counts it, compares it and carries it between one party and another.',
    source: 'qismah.chain',
    blocks: {
      fortunePath: [
        'Your chain runs through Mercury, so part of the road is made of sentences: the right question, asked early, saves a good deal of walking.',
      ],
      currentBlockages: ['Explaining a thing beautifully may have stood in for doing it.'],
      spiritualGuidance: [
        'Guard the tongue on the way as you would guard a purse, and spend it where it buys peace between people.',
      ],
      practicalSteps: [
        'Write what you are really asking at the top of a page, and put it to one person who knows more than you do.',
      ],
    },
  },
  {
    factor: 'way.planet:Venus',
    rule: 'Where a chain comes to Venus it seeks agreement, and is weighed by pleasure, fairness and the comfort of others.',
    source: 'qismah.chain',
    blocks: {
      fortunePath: ['At Venus the chain softens, and what effort had begun is carried further by courtesy.'],
      currentBlockages: [
        'Agreement bought by leaving out the awkward sentence has to be bought again the following week.',
      ],
      spiritualGuidance: [
        'Thank people in the particular, by naming what they did; thanks to them is held to be part of thanks to God.',
      ],
      practicalSteps: [
        'Make one plain thing beautiful this week, a desk, a meal or a letter, and give it away finished.',
      ],
    },
  },
  {
    factor: 'way.planet:Mars',
    rule: 'Given over to Mars, the business in hand is tested by effort, by heat, and by what somebody is willing to give up for it.',
    source: 'qismah.chain',
    blocks: {
      fortunePath: [
        'Your chain asks something of Mars before it goes on: one cut, one refusal, one hard morning’s work.',
      ],
      currentBlockages: ['Hurry can pass for courage, especially in the eyes of the one who is hurrying.'],
      spiritualGuidance: [
        'The strong person in the old saying is the one who holds back in anger; practise that strength where nobody is keeping score.',
      ],
      practicalSteps: [
        'Pick the unpleasant call or errand that you have carried over longest, and do it before breakfast tomorrow.',
      ],
    },
  },
  {
    factor: 'way.planet:Jupiter',
    rule: 'In Jupiter’s hand a concern is enlarged, taught and given away, and it is judged by what is just.',
    source: 'qismah.chain',
    blocks: {
      fortunePath: [
        'Jupiter holds a length of your chain, and there the narrow concern opens upon a wider table with more chairs.',
      ],
      currentBlockages: [
        'Generous promises may be standing in a queue behind one another, all of them sincere.',
      ],
      spiritualGuidance: [
        'Measure a blessing by how many it reaches, and loosen your hold on one of them while it is still in good condition.',
      ],
      practicalSteps: [
        'Teach somebody, in twenty minutes, a thing you know well and usually keep to yourself.',
      ],
    },
  },
  {
    factor: 'way.planet:Saturn',
    rule: 'A chain that comes to Saturn is made to wait, and is given limits, weight and time to prove itself.',
    source: 'qismah.chain',
    blocks: {
      fortunePath: ['Where Saturn has the keeping of your chain, slowness is part of the workmanship.'],
      currentBlockages: [
        'An old caution may be guarding a door through which nothing dangerous has come for years.',
      ],
      spiritualGuidance: [
        'Patience in the tradition is an active thing: keep doing the next duty while the answer is late.',
      ],
      practicalSteps: [
        'Choose one obligation that has no end date, and write down honestly when you would review it.',
      ],
    },
  },
  {
    factor: 'way.planet:Uranus',
    rule: 'By modern rulers alone can a chain pass to Uranus, which is read as turning a thing over to look at its other side.',
    source: 'modern.outer',
    blocks: {
      fortunePath: [
        'In the modern reckoning Uranus takes a turn in your chain, and a custom nobody has questioned could do with one honest why.',
      ],
      currentBlockages: ['Novelty can be a way of never being a beginner for long.'],
      spiritualGuidance: [
        'Change the outward arrangement as often as you like, and keep the direction of prayer where it is.',
      ],
      practicalSteps: [
        'Do one routine in reverse order tomorrow and note which step you had stopped seeing.',
      ],
    },
  },
  {
    factor: 'way.planet:Neptune',
    rule: 'Neptune, to which only the moderns give a sign, is said to receive a chain as the sea takes a river, with its outlines lost.',
    source: 'modern.outer',
    blocks: {
      fortunePath: [
        'With Neptune among its keepers, by the modern table, the chain passes through mist, and a trusted landmark is worth more there than speed.',
      ],
      currentBlockages: ['A beautiful vagueness could be protecting you from a date in the diary.'],
      spiritualGuidance: [
        'Let longing become worship by giving it a time and a place, such as two quiet rak’as before the house wakes.',
      ],
      practicalSteps: ['Put one hope into figures: what it costs, how long it takes, whom you would ask.'],
    },
  },
  {
    factor: 'way.planet:Pluto',
    rule: 'Pluto has Scorpio in the modern scheme, and a chain that goes down to it is asked what has been buried along the way.',
    source: 'modern.outer',
    blocks: {
      fortunePath: [
        'The modern chain descends to Pluto, where something left unsaid for years is often the link that squeaks.',
      ],
      currentBlockages: [
        'Holding on may look like loyalty from inside, and like a locked cupboard from without.',
      ],
      spiritualGuidance: [
        'Repentance has a plain shape, to stop, to regret, to resolve and to repair, and it can begin with the smallest of the four.',
      ],
      practicalSteps: ['Clear one drawer to its bottom, and decide about each thing once.'],
    },
  },
] as const satisfies readonly WayEntry[]
