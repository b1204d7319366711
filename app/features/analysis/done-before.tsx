import { shortDate } from '#app/format.ts'
import type { PathView } from './path.server.ts'

/**
 * Practices that the person ticked and that are no longer on the path. They stay visible, so that nothing that was done
 * disappears.
 */
export function DoneBefore({ practices }: { practices: PathView['doneBefore'] }) {
  if (practices.length === 0) return null
  const many = practices.length > 1
  return (
    <section aria-labelledby="done-before" className="mt-12 max-w-measure">
      <h2 id="done-before" className="text-xl">
        Done before
      </h2>
      <p className="mt-1 text-faded">
        {practices.length} {many ? 'practices that you ticked are' : 'practice that you ticked is'} from an
        earlier version of your path. {many ? 'They are' : 'It is'} not counted above.
      </p>
      <ul className="mt-3 divide-y divide-rule">
        {practices.map(({ id, text, doneAt }) => (
          <li key={id} className="py-2.5">
            {text ?? 'A practice whose text is no longer stored.'}
            <span className="block text-sm text-verdigris">
              Ticked on <time dateTime={doneAt}>{shortDate(doneAt)}</time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
