import { ButtonLink } from '#app/ui/base/button.tsx'

interface NewerAndOlderProps {
  page: number
  pages: number
  /** The address of a page. */
  at: (page: number) => string
  words: { pages: string; newer: string; older: string }
}

/** The links between the pages of a person's own list, newest first. */
export function NewerAndOlder({ page, pages, at, words }: NewerAndOlderProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label={words.pages} className="actions mt-8">
      {page > 1 ? (
        <ButtonLink href={at(page - 1)} rel="prev" variant="secondary">
          {words.newer}
        </ButtonLink>
      ) : null}
      {page < pages ? (
        <ButtonLink href={at(page + 1)} rel="next" variant="secondary">
          {words.older}
        </ButtonLink>
      ) : null}
    </nav>
  )
}
