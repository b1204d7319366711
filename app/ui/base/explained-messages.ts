import { translated } from '#app/language/current.ts'

export const explainedWords = translated('explained', {
  en: { glossary: 'Glossary', terms: 'Terms on this page' },
})
