/** Makes the texts of the pseudo-language (pseudo-language.mjs), on the server and in browsers. */
const OPEN = '⟦'
const CLOSE = '⟧'

/** The beginning of a text, which makes it two fifths longer. */
const more = (text) => `${text.replace(/[⟦⟧]/g, '').slice(0, Math.ceil(text.length * 0.4))} `

/** Of React. */
const isElement = (value) => value?.$$typeof !== undefined
const isWords = (value) => typeof value === 'string' && /\p{L}{2}/u.test(value)
const marked = (text) => (isWords(text) ? `${OPEN}${more(text)}${text}${CLOSE}` : text)

/** What a message with slots makes: a text, the parts of a line, or an element. */
function markedResult(made) {
  if (isElement(made))
    return { ...made, props: { ...made.props, children: markedResult(made.props.children) } }
  if (!Array.isArray(made) || made.every((one) => !isWords(one) || one.endsWith('.'))) return derived(made)
  const begin = OPEN + more(made.filter(isWords).join(' '))
  // A line of texts keeps its length, because its parts may be shown apart.
  if (made.some((one) => typeof one !== 'string')) return [begin, ...made, CLOSE]
  return made.map((one, i) => (i === 0 ? begin : '') + one + (i === made.length - 1 ? CLOSE : ''))
}

const known = new WeakMap()
function derived(value) {
  if (typeof value === 'string') return marked(value)
  if (value === null || !['object', 'function'].includes(typeof value) || isElement(value)) return value
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

globalThis.pseudoWords = (english, language) => (language === 'en' ? english : derived(english))
