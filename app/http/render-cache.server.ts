import { MINUTE } from '#app/features/operations/clock.ts'
import { type AnswerPattern, patternOf, tokensIn } from './answer-pattern.ts'
import { type Template, templateOf } from './page-template.ts'

/** Bytes of all pages together: about a hundred of the largest. */
const MOST_BYTES = 48 * 1024 * 1024
/** Unused pages are dropped after this time, so that little of a person who has left or was deleted stays in memory. */
const FORGOTTEN_AFTER = 10 * MINUTE

/** What the loaders of a page answered, and what in it was made for this answer alone. */
interface LoaderAnswers {
  /** By the names of the routes. */
  values: unknown
  tokens: readonly string[]
}

/** A page from memory, and the tokens of this answer in the template's order. */
export interface KeptPage {
  template: Template
  tokens: string[]
  headers: readonly (readonly [string, string])[]
}

interface CachedRender {
  /** All that the page was rendered from. */
  from: AnswerPattern
  template: Template
  headers: readonly (readonly [string, string])[]
  bytes: number
  usedAt: number
}

/**
 * Keeps rendered pages. A page is a function of what its loaders answered, so it is taken from memory only where the
 * same owner asks at the same address and the loaders have answered the same again, value for value, but for tokens.
 * What a person may see is therefore decided for every request, by the loaders.
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
    find(key: string, { values, tokens }: LoaderAnswers): KeptPage | null {
      const found = kept.get(key)
      const own = found && tokensIn(found.from, values, tokens)
      if (!found || !own) return null
      kept.delete(key)
      found.usedAt = now()
      kept.set(key, found)
      hits += 1
      return { template: found.template, tokens: own, headers: found.headers }
    },
    keep(
      key: string,
      { values, tokens }: LoaderAnswers,
      page: string,
      headers: readonly (readonly [string, string])[] = [],
    ): void {
      forget(key)
      const from = patternOf(values, tokens)
      // A token that the loaders did not answer with could not be put into the page again.
      if (!from || tokens.some((token) => !from.tokens.includes(token) && page.includes(token))) return
      const template = templateOf(page, from.tokens)
      const one = {
        from: from.pattern,
        template,
        headers,
        usedAt: now(),
        // Compressed it takes at most a third more.
        bytes: Math.ceil(template.bytes * 1.4) + from.pattern.weight + 2 * key.length,
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
