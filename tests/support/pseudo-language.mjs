import { readdirSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join, resolve } from 'node:path'
import './pseudo-words.mjs'

const ASSETS = resolve('build/server/assets')
const READS_WORDS = 'given[currentLanguage()]?.[name] ?? en'

// The build names its chunks by one of their modules.
const chunk = readdirSync(ASSETS).find((name) =>
  readFileSync(join(ASSETS, name), 'utf8').includes(READS_WORDS),
)
if (!chunk) throw new Error('The words of a language are no longer read where the pseudo-language stands')

/**
 * Loaded before the built server, it puts a pseudo-language in the place of Arabic: each English message in brackets, longer
 * by two fifths, on pages from right to left. What a page says outside brackets is no message, and a sentence made of several
 * messages is seen. Texts in `content` and the corpus stay Arabic: the build compares them with the English.
 */
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith(`/${chunk}`)) return loaded
    return {
      ...loaded,
      source: String(loaded.source).replace(READS_WORDS, 'pseudoWords(en, currentLanguage())'),
    }
  },
})
