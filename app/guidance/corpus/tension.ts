import type { CorpusEntry } from './types'

/** What is said where two testimonies of one chart disagree. */
export const tension = [
  {
    factor: 'tension:dignity-mixed',
    rule: 'A planet may hold one dignity and lack another in the same degree, and the writers weigh both instead of letting either cancel its fellow.',
    source: 'qismah.tension',
    themes: ['honesty', 'humility', 'patience'],
    blocks: {
      fortunePath: [
        'Two testimonies about the ruler do not agree here, one of strength and one of weakness, and both are left standing.',
      ],
      currentBlockages: [
        'The next two remarks pull apart, because the ruler is well placed by one measure and badly by another.',
      ],
      spiritualGuidance: [
        'Strength and weakness are spoken of side by side here, and neither is offered as the whole of you.',
      ],
    },
  },
  {
    factor: 'tension:dignity-and-motion',
    rule: 'A planet may be strong by place and yet slow or backward in its motion, which is read as a capable person who arrives late.',
    source: 'qismah.tension',
    themes: ['patience', 'humility', 'time'],
    blocks: {
      fortunePath: [
        'The ruler is honoured by its place and hindered in its step, so what comes next may sound like a contradiction and is better read as a delay.',
      ],
      currentBlockages: [
        'Capability and hesitation are both named below, since the ruler has a good seat and a backward motion.',
      ],
      spiritualGuidance: [
        'Hold together the two counsels that follow: one belongs to a planet at ease where it stands, the other to the same planet turning back.',
      ],
    },
  },
  {
    factor: 'tension:dignity-and-sun',
    rule: 'Good standing by sign does not undo the loss of light near the Sun, and the same planet may be able and unseen at once.',
    source: 'qismah.tension',
    themes: ['humility', 'honesty', 'patience'],
    blocks: {
      fortunePath: [
        'By one measure the ruler fares well and by another it is overshadowed, and a person can know both in one week.',
      ],
      currentBlockages: [
        'What helps and what hides meet in this chart, so take these points as two sides of one coin.',
      ],
      spiritualGuidance: [
        'The measures disagree about your ruler, and it would be false tidiness to quote only the pleasant one.',
      ],
    },
  },
  {
    factor: 'tension:debility-and-light',
    rule: 'A planet weak by sign or motion may be lifted by standing in the heart of the Sun, as a stranger is lifted by a single friend at court.',
    source: 'qismah.tension',
    themes: ['hope', 'humility', 'gratitude'],
    blocks: {
      fortunePath: [
        'The ruler is out of its element and yet held in the Sun’s heart, a lowly guest who sits at the high table.',
      ],
      currentBlockages: [
        'Here a hindrance and a help are spoken of in one breath, for the ruler is poor in station and rich in company.',
      ],
      spiritualGuidance: [
        'Being weak in one’s own means and near to the source of light are not opposites, as the next lines try to say.',
      ],
    },
  },
  {
    factor: 'tension:lot-aspects',
    rule: 'The lot may be regarded kindly by one planet and severely by another, and a sound judgement sets the two witnesses side by side.',
    source: 'qismah.tension',
    themes: ['patience', 'trust', 'justice'],
    blocks: {
      fortunePath: [
        'The planets that look upon the lot are of two minds, some easing the way and some testing it.',
      ],
      currentBlockages: [
        'One aspect to your lot smooths what another roughens, which is why these sentences differ in temper.',
      ],
      spiritualGuidance: [
        'Friendly and stern voices both address the lot, and there is something to be learned from hearing them out in turn.',
      ],
    },
  },
  {
    factor: 'tension:ruler-aspects',
    rule: 'When the ruler is helped from one side and pressed from the other, the tradition lets both stand and asks which is nearer to exact.',
    source: 'qismah.tension',
    themes: ['patience', 'justice', 'partnership'],
    blocks: {
      fortunePath: [
        'Help and pressure reach the ruler from different quarters, so expect the following remarks to lean both ways.',
      ],
      currentBlockages: [
        'Support in one corner and strain in the other explain why these points do not sing in tune.',
      ],
      spiritualGuidance: [
        'Take the gentle counsel and the firm one as two teachers who happen to share a corridor.',
      ],
    },
  },
  {
    factor: 'tension:lot-and-ruler',
    rule: 'The lot may stand in a pleasant house while its ruler stands in a hard one, or the other way about, and the two are read as a thing and its keeper.',
    source: 'qismah.tension',
    themes: ['hope', 'patience', 'trust'],
    blocks: {
      fortunePath: [
        'The lot and its ruler live in very different houses, one of the easier and one of the harder places, and each is described as it is.',
      ],
      currentBlockages: [
        'Part of what follows is easy ground and part is steep, since the lot and its keeper do not share a house.',
      ],
      spiritualGuidance: [
        'Where the lot rests and where its keeper labours are not the same, so two different kinds of counsel stand here together.',
      ],
    },
  },
  {
    factor: 'tension:ruler-and-aspects',
    rule: 'The place of a planet says how able it is and its aspects say how it is treated, and these may differ as talent differs from reception.',
    source: 'qismah.tension',
    themes: ['justice', 'patience', 'honesty'],
    blocks: {
      fortunePath: [
        'How the ruler stands and how it is looked upon tell opposite stories, and most working lives contain them both.',
      ],
      currentBlockages: [
        'Ability and treatment do not match here, so weigh the next observation against the one before it.',
      ],
      spiritualGuidance: [
        'One sentence speaks of what the ruler carries and the next of what it meets, and they are not expected to agree.',
      ],
    },
  },
] as const satisfies readonly CorpusEntry[]
