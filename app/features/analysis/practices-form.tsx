import { shortDate } from '#app/format.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { WriteNote } from '#app/ui/page/write-note.tsx'
import type { PathView, PhaseView } from './path.server.ts'
import { pathWords as words } from './path-messages.ts'

type Practice = PhaseView['practices'][number]

/** The practices of one phase. A tick is saved at once with JavaScript, otherwise with the Save button. */
export function PracticesForm({ phase }: { phase: PhaseView }) {
  return (
    <PostForm
      hidden={{ phase: phase.name }}
      id={practicesId(phase.name)}
      className="gap-4 rounded-lg border border-rule bg-leaf p-5 print:break-inside-avoid"
    >
      <fieldset className="gap-3">
        <legend className="mb-2 text-lg">{words.phase[phase.name].practices}</legend>
        <p className="text-sm text-faded">{...words.followOn(phase.title)}</p>
        {phase.practices.map((practice) => (
          <PracticeBox key={practice.id} practice={practice} />
        ))}
      </fieldset>
      <noscript>
        <Button variant="secondary">{words.save}</Button>
      </noscript>
    </PostForm>
  )
}

function PracticeBox({ practice: { id, text, why, doneAt } }: { practice: Practice }) {
  return (
    <div data-practice className="border-t border-rule pt-2 first-of-type:border-0 first-of-type:pt-0">
      <input type="hidden" name="shown" value={id} />
      <label className="choice">
        <input
          type="checkbox"
          name="done"
          // A tick that the browser restores from an earlier visit was not made by the person now.
          autoComplete="off"
          value={id}
          defaultChecked={doneAt !== null}
        />
        <span>
          {text}
          <span className="block text-sm text-faded first-letter:uppercase">{why}</span>
          <span
            id={`ticked-${id.replace(/[^\w-]+/g, '-')}`}
            data-ticks-change
            className="block text-sm text-verdigris empty:hidden"
          >
            {doneAt ? (
              <>
                {words.tickedOn}
                <time dateTime={doneAt}>{shortDate(doneAt)}</time>
              </>
            ) : null}
          </span>
        </span>
      </label>
      <WriteNote about={`practice:${id}`} label={text} />
    </div>
  )
}

/** The light script shows this below a tick that was refused (light-practices.ts). */
export function RefusedTick() {
  return (
    <template data-tick-refused>
      <Notice variant="warning" role="alert">
        <p />
      </Notice>
    </template>
  )
}

/** The id of the practices of a phase. */
export const practicesId = (phase: string): string => `practices-${phase}`

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
