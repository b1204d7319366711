import { classNames } from '#app/ui/base/class-names.ts'

interface ContentsListProps {
  /** `id` is what a link to the section ends in. */
  sections: readonly { id: string; heading: string }[]
  /** For many short headings: in two columns, or scrolling by itself where it stands beside the text. */
  long?: boolean
}

/** The sections of a page to be read, each with a link; beside the text on wide screens, where it stays in view. */
export function ContentsList({ sections, long = false }: ContentsListProps) {
  return (
    <nav
      aria-labelledby="on-this-page"
      className={classNames(
        'self-start lg:sticky lg:top-8 print:hidden',
        long && 'lg:max-h-[calc(100vh-4rem)] lg:overflow-y-auto',
      )}
    >
      <p id="on-this-page" className="rubric">
        On this page
      </p>
      <ul className={classNames('mt-2', long && 'gap-x-6 max-lg:columns-2')}>
        {sections.map(({ id, heading }) => (
          <li key={id} className="break-inside-avoid">
            <a href={`#${id}`} className="inline-flex min-h-11 items-center py-1 leading-snug">
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
