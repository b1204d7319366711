import type { explainedWords } from './explained-messages.ts'

export const ar: typeof explainedWords = { glossary: 'معجم المصطلحات', terms: 'مصطلحات هذه الصفحة' }
