import { registerHooks } from 'node:module'
import './pseudo-words.mjs'

/**
 * Loaded before the built server, it puts a pseudo-language in the place of Arabic: each English message in brackets, longer
 * by two fifths, on pages from right to left. What a page says outside brackets is no message, and a sentence made of several
 * messages is seen. Texts in `content` and the corpus stay Arabic: the build compares them with the English.
 */
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!/\/build\/server\/assets\/current-[\w-]+\.js$/.test(url)) return loaded
    const source = String(loaded.source)
    const changed = source.replace(
      'given[currentLanguage()]?.[name] ?? en',
      'pseudoWords(en, currentLanguage())',
    )
    if (changed === source)
      throw new Error('The words of a language are no longer read where the pseudo-language stands')
    return { ...loaded, source: changed }
  },
})
