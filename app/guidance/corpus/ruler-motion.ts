import type { CorpusEntry } from './types'

/** The motion of the ruler. */
export const rulerMotion = [
  {
    factor: 'ruler.motion:direct',
    rule: 'A planet in direct motion goes forward in the order of the signs, and its affairs are read as proceeding by the ordinary road.',
    source: 'albiruni.planets',
    themes: ['work', 'time', 'order', 'gratitude'],
    blocks: {
      fortunePath: [
        'The ruler was going forward, and matters of the lot are read as moving best one ordinary step after another.',
      ],
      currentBlockages: [
        'Because the road is open, you may be taking speed for direction.',
        'An unbroken run of ordinary days can hide a question that only a halt would let you hear.',
      ],
      spiritualGuidance: [
        'A steady pace leaves room for remembrance, and remembrance is what keeps a pace from becoming a race.',
        'Before the next errand say, even under your breath, what you hope it is for.',
      ],
      practicalSteps: [
        'Put a date beside the next step of one plan, and tell the date to somebody.',
        'At the end of each day this week, note one thing that moved and one that was only touched.',
      ],
      lightSidePattern: ['You can carry on with a thing after its novelty has gone.'],
      darkSideWarning: ['Going forward easily, one may forget to look back for the person who fell behind.'],
    },
  },
  {
    factor: 'ruler.motion:stationary',
    rule: 'At its station a planet seems to stand still before it turns, and the old writers give it weight, delay and a certain intensity.',
    source: 'abumashar.conditions',
    themes: ['patience', 'solitude', 'time', 'trust'],
    blocks: {
      fortunePath: [
        'The lot’s ruler was standing still, and its subject asks to be looked at for longer than is comfortable.',
        'Some of your firmest decisions may have followed a stretch in which nothing whatever appeared to happen.',
      ],
      currentBlockages: [
        'Stillness can be thought or it can be dread, and from within they feel alike, so it is worth asking which one has the chair today.',
        'You might be rehearsing a step so thoroughly that the rehearsal has become the event.',
      ],
      spiritualGuidance: [
        'A pause kept on purpose, in the manner of a short retreat, can turn waiting into listening.',
      ],
      practicalSteps: [
        'Give an undecided matter a fixed end, such as Thursday at noon, and pray the prayer of seeking guidance before it.',
        'Stand at a window for five minutes each day this week with nothing in your hands.',
      ],
      lightSidePattern: ['Your concentration, once it has settled, is hard to shift and good to rely on.'],
      darkSideWarning: ['What is held without moving for too long begins to hold you.'],
    },
  },
  {
    factor: 'ruler.motion:retrograde',
    rule: 'A retrograde planet moves back against the order of the signs, and Dorotheus counts it as difficulty, a matter that must be gone over again.',
    source: 'dorotheus.power',
    themes: ['repentance', 'patience', 'forgiveness', 'remembrance'],
    blocks: {
      fortunePath: [
        'With its ruler retrograde the lot is often met on the second visit: the book reread, the apology made later, the trade returned to.',
        'You may do your truest work as an editor of things, including of your own past.',
      ],
      currentBlockages: [
        'Regret can walk in circles, and the circle may by now be better worn than any road out of it.',
        'Undoing and redoing can feel safer than letting something stand.',
      ],
      spiritualGuidance: [
        'Tawba, turning back, is not a detour from the path but one of its oldest names.',
        'Make good, where you can, one thing done wrongly long ago, and leave the rest with the Most Merciful.',
      ],
      practicalSteps: [
        'Return one borrowed object, unanswered letter or unpaid kindness before the week is over.',
        'Read again something you wrote a year ago, and keep a single sentence of it.',
      ],
      lightSidePattern: [
        'You are willing to say ‘I have thought about it again’, which is rarer than cleverness.',
      ],
      darkSideWarning: ['Looking back can become a way of not being here, at this table, with these people.'],
    },
  },
] as const satisfies readonly CorpusEntry[]
