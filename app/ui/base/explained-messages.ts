import { translated } from '#app/language/current.ts'
import { ar } from './explained-messages.ar.ts'

export const explainedWords = translated({ en: { glossary: 'Glossary', terms: 'Terms on this page' }, ar })
