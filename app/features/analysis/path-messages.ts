import type { ReactNode } from 'react'
import { translated } from '#app/language/current.ts'
import { counted } from '#app/language/plural.ts'

/** The words of My Path. What it says about the person is in sentences with reasons. */
export const pathWords = translated('path', {
  en: {
    title: 'My Path',
    lead: 'Guidance in three phases: the gift, the difficulty and the help. Read it slowly; tick a practice off when you have done it.',
    backToDashboard: 'Back to Dashboard',
    nothingSaved: 'Nothing was saved',
    progressSaved: 'Progress saved',
    practicesDone: (done: number, total: number) => `${done} of ${total} practices done.`,
    progress: 'Progress',
    practices: 'Practices done',
    phases: 'Phases',
    ofPhase: (done: number, total: number) => `(${done} of ${total})`,
    twilight: 'Born near sunrise or sunset',
    twilightText: (link: (name: string) => ReactNode): ReactNode[] => [
      'The Sun stood within one degree of the horizon. By the other judgement of day and night the lot falls elsewhere; ',
      link('see both lots'),
      '.',
    ],
    calendar: 'The open practices for your calendar, one a week',
    forStudy: (page: (name: string) => ReactNode, analysis: (name: string) => ReactNode): ReactNode[] => [
      'For study and self-reflection: the phases describe character and invite practice, and nothing here foretells anything. How your lot is judged stands ',
      page('on a page of its own'),
      ', and the same chart is told at length in ',
      analysis('your analysis'),
      '.',
    ],
    whatItIs: 'What Qismah is and is not',

    /** What each phase is read from. */
    phase: {
      fortune: {
        heading: 'First phase: the gift',
        given: 'What is given',
        practices: 'Practices of the first phase',
        lead: 'Read from the lot itself: the house and the sign that it stands in.',
      },
      ruler: {
        heading: 'Second phase: the difficulty',
        given: 'What is hard',
        practices: 'Practices of the second phase',
        lead: 'Read from the planet that rules the lot, its dignity, and the planet that stands for difficulty.',
      },
      chain: {
        heading: 'Third phase: the help',
        given: 'What is at hand',
        practices: 'Practices of the third phase',
        lead: 'Read from the planet that helps, and from where the chain of rulers ends.',
      },
    },
    parts: {
      hindrance: 'What may stand in the way',
      counsel: 'What to turn to',
    },
    /** The name of a passage for screen readers. */
    partOf: (phase: string, part: string) => `${phase}: ${part}`,
    lotPlace: (place: ReactNode, house: ReactNode): ReactNode[] => [place, ', in the ', house],
    planetPlace: (planet: string, sign: string, house: string) => `${planet} in ${sign}, in the ${house}`,
    nextLink: 'then ',

    followOn: (subject: ReactNode): ReactNode[] => [
      'They follow on from the next steps in your analysis, on ',
      subject,
      '. We wrote them; they are not from the books.',
    ],
    save: 'Save practices',
    tickedOn: 'Ticked on ',
    choosePractice: 'Please choose a practice',
    hasChanged: 'Your path has changed since you opened this page. Please reload it.',
    /** `3 of 12 practices done`, with the first number apart. */
    doneOf: (done: ReactNode, total: number): ReactNode[] => [done, ` of ${total} practices done`],
    barText: (done: number, total: number) => `${done} of ${total}`,
    doneBefore: (count: number) => `And ${count} done before, on a former version of this path.`,
    before: 'Done before',
    fromEarlier: (count: number) =>
      counted(count, {
        one: '# practice that you ticked is from an earlier version of your path. It is not counted above.',
        other:
          '# practices that you ticked are from an earlier version of your path. They are not counted above.',
      }),
    textNotStored: 'A practice whose text is no longer stored.',
  },
})
