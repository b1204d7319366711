import type { Language } from '#app/language/language.ts'
import { usePageLanguage } from '#app/language/page-language.tsx'
import { messages as ar } from './messages.ar.ts'
import { messages as en, type Messages } from './messages.en.ts'

/** Pages with React are in English, so browsers get no other words. */
export const messagesIn = (language: Language): Messages => (import.meta.env.SSR ? { en, ar }[language] : en)

export const useMessages = (): Messages => messagesIn(usePageLanguage().language)
