import { LANGUAGES, type Language, languageSource, readAddress } from '#app/language/language.ts'
import { inLanguage, setLanguage } from '#app/language/request-language.server.ts'
import type { Middleware } from './middleware.ts'

/**
 * The client's preference. It decides where nothing else does: for calls, and for a person who is not signed in yet. On the
 * landing page it suggests.
 */
export const preferred = (header: string | undefined | null): Language =>
  LANGUAGES.find((language) => new RegExp(`^\\s*${language}\\b`, 'i').test(header ?? '')) ?? 'en'

/** The language of the answer: what the address names, or for a call what the client prefers. */
export const chooseLanguage: Middleware = (c, next) => {
  const { path } = c.req
  const isCall = path.startsWith('/api/')
  return inLanguage(isCall ? preferred(c.req.header('Accept-Language')) : readAddress(path).language, next)
}

/** On a page of a person, their setting decides. */
export function setPersonsLanguage(path: string, headers: Headers, chosen: Language | null): void {
  if (languageSource(path) === 'person') setLanguage(chosen ?? preferred(headers.get('Accept-Language')))
}
