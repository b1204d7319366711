import { Isolated } from '#app/language/page-language.tsx'
import { classNames } from '#app/ui/base/class-names.ts'
import { frameWords } from './messages.ts'

interface ContentsListProps {
  /** `id`: the fragment of the section's link. */
  sections: readonly { id: string; heading: string }[]
  /** For many short headings: in two columns, or with separate scrolling if it is beside the text. */
  long?: boolean
}

/** The sections of a page for reading, each with a link. On wide screens it is beside the text and stays in view. */
export function ContentsList({ sections, long = false }: ContentsListProps) {
  const { onThisPage } = frameWords
  return (
    <nav
      aria-labelledby="on-this-page"
      className={classNames(
        'self-start lg:sticky lg:top-8 print:hidden',
        long && 'lg:max-h-[calc(100vh-4rem)] lg:overflow-y-auto',
      )}
    >
      <p id="on-this-page" className="rubric">
        {onThisPage}
      </p>
      <ul className={classNames('mt-2', long && 'gap-x-6 max-lg:columns-2')}>
        {sections.map(({ id, heading }) => (
          <li key={id} className="break-inside-avoid">
            <a href={`#${id}`} className="inline-flex min-h-11 items-center py-1 leading-snug">
              <span>
                <Isolated>{heading}</Isolated>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
