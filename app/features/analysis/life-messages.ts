import { translated } from '#app/language/current.ts'

/** Three questions about a person's life, in the settings. */
export const lifeWords = translated('life', {
  en: {
    title: 'What your reading may speak of',
    answer: 'Answer the three questions',
    lead: 'Some texts suit only some lives. You may leave these questions open: a text about a loss, a partner or a job is then not chosen for you. Your answers choose texts and nothing else, you can change them at any time, and they are deleted with your data.',
    questions: {
      loss: 'Have you lost someone, or has something come to an end that mattered to you?',
      partner: 'Do you share your life with a partner?',
      job: 'Do you have a job at present?',
    },
    answers: { yes: 'Yes', no: 'No', 'rather-not': 'I would rather not say' },
    save: 'Save answers',
  },
})
