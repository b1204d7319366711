import { AsyncLocalStorage } from 'node:async_hooks'
import * as ar from '#app/words.ar.ts'
import { giveWords, readLanguageFrom } from './current.ts'
import type { Language } from './language.ts'

giveWords('ar', ar)

const requests = new AsyncLocalStorage<{ language: Language }>()
readLanguageFrom(() => requests.getStore()?.language ?? 'en')

/** Does work whose texts are in a language, such as the answer to a request or a mail. */
export function inLanguage<Result>(language: Language, work: () => Result): Result {
  return requests.run({ language }, work)
}

/** Changes the language of the request, once it is known who sent it. */
export function setLanguage(language: Language): void {
  const request = requests.getStore()
  if (request) request.language = language
}
