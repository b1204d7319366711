import type { ReactNode } from 'react'
import { translated } from '#app/language/current.ts'

const nth = ['first', 'second', 'third']

/** The words around the three scenes of which one is a stranger's. */
export const doorsWords = translated('doors', {
  en: {
    title: 'A question before you read, if you like',
    lead: 'Two of these scenes are read from your chart. One is a stranger’s: it is read from another moment at the same place. Choose the one that you know best, and your reading is written for it. Afterwards you are told which one was the stranger’s.',
    counted: (link: (name: string) => ReactNode): ReactNode[] => [
      'Only your first answer is counted, without your name: ',
      link('what the answers show'),
      '.',
    ],
    scenes: 'The three scenes',
    none: 'None of these',
    subject: 'If none of these: the reading is to be about',
    noSubject: 'I do not want to name anything',
    choose: 'Choose',
    skip: 'Skip',
    change: 'Change',
    takeBack: 'Take back',
    chooseOne: 'Please choose one of the three scenes, or “None of these”.',
    otherScenes: 'Your chart has other scenes now. Please reload the page.',
    own: (chosen: number, stranger: number) =>
      `You chose the ${nth[chosen]} scene, which is your chart’s. The ${nth[stranger]} was the stranger’s.`,
    strangers: (chosen: number) =>
      `You chose the ${nth[chosen]} scene, which was the stranger’s. The reading is written for it.`,
    noneChosen: (stranger: number, subject: string | null) =>
      `You chose none of the scenes. The ${nth[stranger]} was the stranger’s.${subject ? ` The reading is written for what you named: ${subject}.` : ''}`,
    skipped: (stranger: number) => `You skipped the scenes. The ${nth[stranger]} was the stranger’s.`,
    saved: 'Thank you. You can change your answer or take it back.',
    takenBack:
      'The reading is again the one for the strongest difficulty of your chart. Your first answer is kept for the count.',
    /** In the details of the chart. */
    byChart: (difficulty: string) => `The difficulty that your chart names first is ${difficulty}.`,
    byReader: (difficulty: string, isOfChart: boolean) =>
      `You named ${difficulty}. ${isOfChart ? 'Your chart names it too.' : 'Your chart does not name it.'}`,
  },
})
