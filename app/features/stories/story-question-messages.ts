import type { ReactNode } from 'react'
import { translated } from '#app/language/current.ts'

/** The words of a question for stories: its page, and what it adds to the pages of stories. */
export const questionWords = translated('storyQuestion', {
  en: {
    notFound: 'This question was not found.',
    eyebrow: 'A question for your stories',
    lead: 'Tell us what happened to you. An administrator reads each story first, and you say how yours may be used.',
    theme: 'Theme',
    openUntil: 'Open until',
    wherever: (day: ReactNode): ReactNode[] => ['the end of ', day, ', wherever you are'],
    closesAt: (moment: ReactNode): ReactNode[] => [
      'It closes on ',
      moment,
      ' UTC, when that day has ended everywhere.',
    ],
    answer: 'Send your story',
    signInFirst: 'You need an account for this. After you have signed in, you come back to the question.',
    closed: 'This question has closed',
    closedOn: (day: ReactNode): ReactNode[] => [
      'It took stories until ',
      day,
      '. You can still send a story without it.',
    ],
    anyStory: 'Send a story',

    /** Above the form. */
    asked: 'The question',
    /** Beside a story that was sent. */
    answers: 'Answers',
    answered: (question: ReactNode): ReactNode[] => ['It answers the question “', question, '”.'],
    gone: 'This question is not open',
    goneText: 'It has closed, or was taken back. You can send a story without it.',
    late: 'Sent without the question',
    lateText: 'The question closed before your story arrived. Your story was sent all the same, without it.',
  },
})
