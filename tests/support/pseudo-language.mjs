import { registerHooks } from 'node:module'
import { cloneElement, isValidElement } from 'react'

/**
 * Loaded before the built server, it puts a pseudo-language in the place of Arabic: each English message in brackets, longer
 * by two fifths, on pages from right to left. What a page says outside brackets is no message, and a sentence made of several
 * messages is seen. Texts in `content` and the corpus stay Arabic: the build compares them with the English.
 */
const OPEN = '⟦'
const CLOSE = '⟧'

/** The beginning of a text, which makes it two fifths longer. */
const more = (text) => `${text.replace(/[⟦⟧]/g, '').slice(0, Math.ceil(text.length * 0.4))} `

const isWords = (value) => typeof value === 'string' && /\p{L}{2}/u.test(value)
const marked = (text) => (isWords(text) ? `${OPEN}${more(text)}${text}${CLOSE}` : text)

/** What a message with slots makes: a text, the parts of a line, or an element. */
function markedResult(made) {
  if (isValidElement(made)) return cloneElement(made, {}, markedResult(made.props.children))
  if (!Array.isArray(made) || made.every((one) => !isWords(one) || one.endsWith('.'))) return derived(made)
  const begin = OPEN + more(made.filter(isWords).join(' '))
  // A line of texts keeps its length, because its parts may be shown apart.
  if (made.some((one) => typeof one !== 'string')) return [begin, ...made, CLOSE]
  return made.map((one, i) => (i === 0 ? begin : '') + one + (i === made.length - 1 ? CLOSE : ''))
}

const known = new WeakMap()
function derived(value) {
  if (typeof value === 'string') return marked(value)
  if (value === null || !['object', 'function'].includes(typeof value) || isValidElement(value)) return value
  if (!known.has(value)) {
    const entries = () => Object.entries(value).map(([key, one]) => [key, derived(one)])
    known.set(
      value,
      typeof value === 'function'
        ? (...slots) => markedResult(value(...slots))
        : Array.isArray(value)
          ? value.map(derived)
          : Object.fromEntries(entries()),
    )
  }
  return known.get(value)
}

globalThis.pseudoWords = (texts, language) => (language === 'en' ? texts.en : derived(texts.en))

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!/\/build\/server\/assets\/current-[\w-]+\.js$/.test(url)) return loaded
    const source = String(loaded.source)
    const changed = source.replace('texts[currentLanguage()]', 'pseudoWords(texts, currentLanguage())')
    if (changed === source)
      throw new Error('The words of a language are no longer read where the pseudo-language stands')
    return { ...loaded, source: changed }
  },
})
