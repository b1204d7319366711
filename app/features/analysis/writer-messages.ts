import type { ReactNode } from 'react'
import { translated } from '#app/language/current.ts'

/** The words about the language model that can make a reading easier. */
export const writerWords = translated('writer', {
  en: {
    title: 'Easier wording',
    withdraw: 'Withdraw',
    agree: 'Agree and send the sentences',
    model: (model: ReactNode, address: ReactNode): ReactNode[] => [
      'the language model ',
      model,
      ' at ',
      address,
    ],
    asked: (model: ReactNode): ReactNode[] => [
      'The sentences of your analysis were written here, from your chart and by fixed rules. If you wish, ',
      model,
      ' can put them into easier words. Nothing is sent before you agree.',
    ],
    sent: 'Sent',
    whatIsSent: (sentences: number) =>
      `${sentences} parts of the text under the headings above, now and each time your analysis is written again. They describe your chart, and some of them name a sign, a house or a planet.`,
    notSent: 'Not sent',
    whatIsNotSent:
      'Your name, your email address, your birth information, the degrees of your chart, your stories, the text at the beginning, and Spiritual Guidance, which names the Qur’an or a hadith.',
    comesBack: 'What comes back',
    whatComesBack:
      'Each paragraph as a whole. If one of its sentences seems to say more or less than ours, we keep our own paragraph. Each part keeps its reasons.',
    canWithdraw: 'You can withdraw here at any time.',
    atWork: (link: (name: string) => ReactNode): ReactNode[] => [
      'The sentences have been sent, and the answer is not here yet. Please ',
      link('look at this page again'),
      ' in a little while.',
    ],
    agreed: (day: string, model: ReactNode): ReactNode[] => [
      `You agreed on ${day} that `,
      model,
      ' may make the wording of your analysis easier. “Why this is said” shows our own sentence beside each that was changed.',
    ],
    ifYouWithdraw:
      'If you withdraw, you see our own sentences again and the other wording is deleted here. What was already sent cannot be taken back.',
    saved: 'Saved',
    allowed: 'Your choice has been saved.',
    withdrawn: 'Withdrawn',
    consentWithdrawn:
      'Your consent is withdrawn. You see our own sentences again, and the other wording is deleted here.',
    hasChanged: 'The language model has changed since you opened this page. Please read the page again.',
  },
})
