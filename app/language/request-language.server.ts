import { AsyncLocalStorage } from 'node:async_hooks'
import * as ar from '#app/words.ar.ts'
import { giveWords, readWritingFrom } from './current.ts'
import type { Language } from './language.ts'
import { type Numerals, USUAL_NUMERALS } from './writing.ts'

giveWords('ar', ar)

interface Writing {
  language: Language
  numerals: Numerals
}

const requests = new AsyncLocalStorage<Writing>()
const NONE: Writing = { language: 'en', numerals: USUAL_NUMERALS }
readWritingFrom(() => requests.getStore() ?? NONE)

/** Does work whose texts are in a language, such as the answer to a request or a mail. */
export function inLanguage<Result>(
  language: Language,
  work: () => Result,
  numerals: Numerals = USUAL_NUMERALS,
): Result {
  return requests.run({ language, numerals }, work)
}

/** Changes the language of the request, once it is known who sent it. */
export function setLanguage(language: Language): void {
  const request = requests.getStore()
  if (request) request.language = language
}

/** Changes how numbers and months are written, once it is known who sent the request. */
export function setNumerals(numerals: Numerals): void {
  const request = requests.getStore()
  if (request) request.numerals = numerals
}
