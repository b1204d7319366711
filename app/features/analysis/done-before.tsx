import { shortDate } from '#app/format.ts'
import type { PathView } from './path.server.ts'
import { pathWords as words } from './path-messages.ts'

/**
 * Practices that the person ticked and that are no longer on the path. They stay visible, so that nothing that was done
 * disappears.
 */
export function DoneBefore({ practices }: { practices: PathView['doneBefore'] }) {
  if (practices.length === 0) return null
  return (
    <section aria-labelledby="done-before" className="mt-12 max-w-measure">
      <h2 id="done-before" className="text-xl">
        {words.before}
      </h2>
      <p className="mt-1 text-faded">{words.fromEarlier(practices.length)}</p>
      <ul className="mt-3 divide-y divide-rule">
        {practices.map(({ id, text, doneAt }) => (
          <li key={id} className="py-2.5">
            <span dir="auto">{text ?? words.textNotStored}</span>
            <span className="block text-sm text-verdigris">
              {words.tickedOn}
              <time dateTime={doneAt}>{shortDate(doneAt)}</time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
