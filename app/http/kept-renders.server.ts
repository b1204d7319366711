import { type Pattern, type Template, templateOf } from './page-template.ts'

/** Together, in bytes: about two hundred of the largest pages. */
const MOST_BYTES = 48 * 1024 * 1024

interface FormDraft {
  /** All that the page was rendered from. */
  from: string
  template: Template
  bytes: number
}

/**
 * Keeps rendered pages. A page is a function of what its loaders answered, so it is taken from memory only where the
 * same owner asks at the same address and the loaders have answered the same again, letter for letter, but for tokens.
 * What a person may see is therefore decided anew for every request, by the loaders.
 */
export function keptRenders(mostBytes = MOST_BYTES) {
  // The oldest first: a Map keeps the order in which its entries were set.
  const kept = new Map<string, FormDraft>()
  let bytes = 0

  function forget(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  return {
    find(key: string, { text }: Pattern): Template | null {
      const found = kept.get(key)
      if (found?.from !== text) return null
      kept.delete(key)
      kept.set(key, found)
      return found.template
    },
    keep(key: string, { text, tokens }: Pattern, page: string): void {
      forget(key)
      const template = templateOf(page, tokens)
      // Compressed it takes at most a third more, and the text takes two bytes a letter.
      const one = {
        from: text,
        template,
        bytes: Math.ceil(template.bytes * 1.4) + 2 * text.length + 2 * key.length,
      }
      if (one.bytes > mostBytes / 20) return
      kept.set(key, one)
      bytes += one.bytes
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) return
        forget(oldest)
      }
    },
  }
}
