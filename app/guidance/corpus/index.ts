import type { Language } from '#app/language/language.ts'
import { AR } from './ar/index.ts'
import type { Corpus } from './corpus.ts'
import { EN } from './en/index.ts'

const CORPORA: Readonly<Record<Language, Corpus>> = { en: EN, ar: AR }

export const corpusOf = (language: Language = 'en'): Corpus => CORPORA[language]
