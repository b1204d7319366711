import { currentLanguage } from '#app/language/current.ts'
import type { Language } from '#app/language/language.ts'
import { AR } from './ar/index.ts'
import { EN } from './en/index.ts'
import type { EveningCorpus } from './types.ts'

const CORPORA: Readonly<Record<Language, EveningCorpus>> = { en: EN, ar: AR }

export const eveningCorpus = (language: Language = currentLanguage()): EveningCorpus => CORPORA[language]
