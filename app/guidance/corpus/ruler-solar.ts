import type { CorpusEntry } from './types'

/** The distance of the ruler from the Sun. */
export const rulerSolar = [
  {
    factor: 'ruler.solar:cazimi',
    rule: 'A planet within about seventeen minutes of the Sun is in its heart, cazimi, and is said to be strengthened as one seated beside a king.',
    source: 'albiruni.sun',
    themes: ['humility', 'gratitude', 'standing', 'prayer'],
    blocks: {
      fortunePath: [
        'Seated in the very heart of the Sun, the ruler is thought of as a confidant, admitted where others wait outside.',
        'There is a pull in you towards one central purpose, around which the smaller ones arrange themselves.',
      ],
      currentBlockages: ['Nearness to what matters most may make everything else look like an interruption.'],
      spiritualGuidance: ['Whoever is near to light has all the more cause to ask who lit it.'],
      practicalSteps: [
        'For one week, begin each working day by asking which single task the others lean on, and do that one first.',
      ],
      lightSidePattern: ['When you know what a thing is for, you bring an unusual clearness to it.'],
      darkSideWarning: ['Closeness to authority can make its opinions feel like your own conscience.'],
    },
  },
  {
    factor: 'ruler.solar:combust',
    rule: 'Within eight and a half degrees of the Sun a planet is combust, its own light lost in a stronger one, and its strength is said to depart.',
    source: 'dorotheus.power',
    themes: ['humility', 'patience', 'solitude', 'honesty'],
    blocks: {
      fortunePath: [
        'The lot’s ruler is hidden in the Sun’s glare, so what sustains you may be working where neither you nor others can see it.',
        'You could have a gift that has long been put at the service of someone louder.',
      ],
      currentBlockages: [
        'Standing beside a powerful person or a burning cause, you may have lost the sound of your own voice.',
        'Overwork can be mistaken for devotion, above all by the one who is tired.',
      ],
      spiritualGuidance: [
        'God knows what is done in secret, and that is company enough for a deed no one else has seen.',
        'Guard a small act of worship that only you know of, so that some corner of life is free of audience.',
      ],
      practicalSteps: [
        'Spend one hour this week on work that carries nobody’s name but yours.',
        'Say no, kindly and with a reason, to one demand that has been eating your evenings.',
      ],
      lightSidePattern: [
        'You can serve a purpose larger than yourself without asking to stand in the picture.',
      ],
      darkSideWarning: ['A hidden resentment of those in the light burns chiefly the one who carries it.'],
    },
  },
  {
    factor: 'ruler.solar:under-beams',
    rule: 'Between eight and a half and fifteen degrees from the Sun a planet is under the beams, not seen in the sky, and its works are read as private.',
    source: 'lilly.conditions',
    themes: ['patience', 'solitude', 'retreat', 'hope'],
    blocks: {
      fortunePath: [
        'Under the Sun’s beams the ruler is out of sight, and preparation suits you better than announcement.',
      ],
      currentBlockages: [
        'News of your plans, shared too soon, may lose its warmth before the work begins.',
        'You might be hiding something that is only waiting for a kind question.',
      ],
      spiritualGuidance: [
        'There is a blessing in the seed’s position, which is darkness, patience and a promise kept out of view.',
      ],
      practicalSteps: [
        'Keep one good intention to yourself until it is three weeks old.',
        'Find a person who has earned it, and show them a draft you have been concealing.',
      ],
      lightSidePattern: [
        'You can let a good thing ripen in private without feeling that it has been wasted.',
      ],
      darkSideWarning: [
        'Privacy may slip into secrecy, and the difference is whether the truth would hurt somebody.',
      ],
    },
  },
  {
    factor: 'ruler.solar:free',
    rule: 'A planet more than fifteen degrees from the Sun is free of its beams, visible in its own right and acting under its own name.',
    source: 'alqabisi.conditions',
    themes: ['honesty', 'gratitude', 'work', 'order'],
    blocks: {
      fortunePath: [
        'The ruler stands clear of the Sun and can be seen for what it is, so the lot asks you to be recognisable.',
      ],
      currentBlockages: [
        'Having no one to hide behind, you may have been hiding in being busy.',
        'Being easy to read, you could be expecting the same plainness from people who were taught to be careful.',
      ],
      spiritualGuidance: [
        'Sincerity, ikhlas, is to be the same in the lit room and in the dark one.',
        'Let there be one hour of the day in which you are nobody’s parent, colleague or example, only a servant at prayer.',
      ],
      practicalSteps: ['Put your name to one opinion you usually leave unsigned.'],
      lightSidePattern: ['What you show is, for the most part, what there is.'],
      darkSideWarning: ['Independence can become a habit of refusing every roof, even in rain.'],
    },
  },
  {
    factor: 'ruler.solar:is-sun',
    rule: 'Where the Sun itself rules the lot, nearness to the Sun has no meaning, for the lamp does not stand in its own glare.',
    source: 'qismah.sun',
    themes: ['standing', 'generosity', 'justice', 'humility'],
    blocks: {
      fortunePath: ['The Sun rules your lot, and the reckoning that begins with its light comes back to it.'],
      currentBlockages: ['Carrying the lamp for everyone, you may have nobody who asks whether you can see.'],
      spiritualGuidance: [
        'A ruler is a shepherd, says the well-known hadith, and each of us is asked about the flock in our own care.',
      ],
      practicalSteps: ['Ask one person who depends on you what they would like you to do less of.'],
      lightSidePattern: ['Warmth given by you is given openly, and people know where they stand in it.'],
      darkSideWarning: [
        'The centre of a circle can forget that it has a place only because others stand around it.',
      ],
    },
  },
] as const satisfies readonly CorpusEntry[]
