import { isPassageId, passageFor, type QuotedPassage, quoted } from '#app/books/index.ts'

export type Passages = Readonly<Record<string, QuotedPassage>>

/** The passages that some reasons cite, each once. A passage that no longer exists is left out. */
export function passagesIn(reasons: Iterable<{ passage: string | null }>): Passages {
  const passages: Record<string, QuotedPassage> = {}
  for (const { passage } of reasons)
    if (passage && isPassageId(passage)) passages[passage] ??= quoted(passageFor(passage))
  return passages
}
