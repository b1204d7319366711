import { MINUTE } from '#app/features/operations/clock.ts'
import { type AnswerPattern, patternOf, tokensIn } from './answer-pattern.ts'
import { type Template, templateOf } from './page-template.ts'

/** Bytes of all pages together, enough for about a hundred of the largest. */
const MOST_BYTES = 48 * 1024 * 1024
/**
 * Unused pages are removed after this time, so that little data of a person who left or was deleted stays in memory.
 */
const FORGOTTEN_AFTER = 10 * MINUTE

/** What the loaders of a page answered, and which parts were made for this answer alone. */
interface LoaderAnswers {
  /** By route id. */
  values: unknown
  tokens: readonly string[]
}

/** A page from the cache, and the tokens of this answer in the template's order. */
export interface KeptPage {
  template: Template
  tokens: string[]
  headers: readonly (readonly [string, string])[]
}

interface CachedRender {
  /** All answers that the page was rendered from. */
  from: AnswerPattern
  template: Template
  headers: readonly (readonly [string, string])[]
  bytes: number
  usedAt: number
}

/**
 * Caches rendered pages. A page is a function of its loaders' answers. So it is reused only if the same owner requests
 * the same address and all answers are equal to the earlier ones, except for tokens. The loaders thus decide for every
 * request what a person may see.
 */
export function renderCache(mostBytes = MOST_BYTES, now: () => number = () => performance.now()) {
  // A Map keeps the order in which its entries were set, so the oldest come first.
  const kept = new Map<string, CachedRender>()
  let bytes = 0
  let hits = 0

  function forget(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  function forgetOld(): void {
    for (const [key, { usedAt }] of kept) {
      if (now() - usedAt < FORGOTTEN_AFTER) return
      forget(key)
    }
  }
  setInterval(forgetOld, MINUTE).unref()

  return {
    forgetOld,
    /** The number of pages that were served from the cache. */
    hits: () => hits,
    find(key: string, { values, tokens }: LoaderAnswers): KeptPage | null {
      const found = kept.get(key)
      const foundTokens = found && tokensIn(found.from, values, tokens)
      if (!found || !foundTokens) return null
      kept.delete(key)
      found.usedAt = now()
      kept.set(key, found)
      hits += 1
      return { template: found.template, tokens: foundTokens, headers: found.headers }
    },
    keep(
      key: string,
      { values, tokens }: LoaderAnswers,
      page: string,
      headers: readonly (readonly [string, string])[] = [],
    ): void {
      forget(key)
      const from = patternOf(values, tokens)
      // A token that is not in the answers could not be replaced later.
      if (!from || tokens.some((token) => !from.tokens.includes(token) && page.includes(token))) return
      const template = templateOf(page, from.tokens)
      const one = {
        from: from.pattern,
        template,
        headers,
        usedAt: now(),
        // The compressed form takes at most another third.
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
