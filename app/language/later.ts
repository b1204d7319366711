/** For browsers: the words of other languages than English, which are in a file of their own (vite.config.ts). */
const given: Record<string, object> = {}
const loads: (() => Promise<unknown>)[] = []

/** Stands for the words of a module, which are there when they are read. */
export function later(language: string, file: string, load: () => Promise<unknown>): object {
  if (document.documentElement.lang === language) loads.push(load)
  return new Proxy({}, { get: (_, key) => given[file] && Reflect.get(given[file], key) })
}

export function give(file: string, words: object): void {
  given[file] = words
}

/** The words of a language are one file, also for parts of the page that come later. */
export const wordsLoaded = () => Promise.all(loads.map((load) => load()))
