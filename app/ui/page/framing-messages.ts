import { translated } from '#app/language/current.ts'

/** What the application is, and what it is not. */
export const framingWords = translated('framing', {
  en: {
    title: 'Before you begin',
    text: 'Qismah presents the historical science of the lots for study and self-reflection. It describes character; it does not predict events, lifespan, illness, marriage or money, and it claims no knowledge of the unseen. Most Muslim scholars prohibit astrology as fortune-telling.',
    line: 'Most Muslim scholars prohibit astrology as fortune-telling. Qismah predicts nothing and is meant for study and self-reflection:',
    link: 'what Qismah is and is not',
  },
})
