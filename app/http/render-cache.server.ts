import { MINUTE } from '#app/features/operations/clock.ts'
import { type Pattern, type Template, templateOf } from './page-template.ts'

/** Together, in bytes: about a hundred of the largest pages. */
const MOST_BYTES = 48 * 1024 * 1024
/** What nobody asks for is forgotten, so that little of a person who has left or was deleted stays in memory. */
const FORGOTTEN_AFTER = 10 * MINUTE

interface CachedRender {
  /** All that the page was rendered from. */
  from: string
  template: Template
  bytes: number
  usedAt: number
}

/**
 * Keeps rendered pages. A page is a function of what its loaders answered, so it is taken from memory only where the
 * same owner asks at the same address and the loaders have answered the same again, letter for letter, but for tokens.
 * What a person may see is therefore decided anew for every request, by the loaders.
 */
export function renderCache(mostBytes = MOST_BYTES, now: () => number = () => performance.now()) {
  // The oldest first: a Map keeps the order in which its entries were set.
  const kept = new Map<string, CachedRender>()
  let bytes = 0
  let hits = 0

  function forget(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  /** The oldest stand first. */
  function forgetOld(): void {
    for (const [key, { usedAt }] of kept) {
      if (now() - usedAt < FORGOTTEN_AFTER) return
      forget(key)
    }
  }
  setInterval(forgetOld, MINUTE).unref()

  return {
    forgetOld,
    /** How many pages were taken from memory. */
    hits: () => hits,
    find(key: string, { text }: Pattern): Template | null {
      const found = kept.get(key)
      if (found?.from !== text) return null
      kept.delete(key)
      kept.set(key, { ...found, usedAt: now() })
      hits += 1
      return found.template
    },
    keep(key: string, { text, tokens }: Pattern, page: string): void {
      forget(key)
      const template = templateOf(page, tokens)
      // Compressed it takes at most a third more, and the text takes two bytes a letter.
      const one = {
        from: text,
        template,
        usedAt: now(),
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
