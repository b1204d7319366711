import type { Language } from '#app/language/language.ts'
import type { Corpus } from './corpus.ts'
import { EN } from './en/index.ts'

/** A reading asked for in Arabic is written in English until all Arabic texts are there. */
const CORPORA: Readonly<Record<Language, Corpus>> = { en: EN, ar: EN }

export const corpusOf = (language: Language = 'en'): Corpus => CORPORA[language]
