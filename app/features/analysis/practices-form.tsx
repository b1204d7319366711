import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { shortDate } from '#app/format.ts'
import { inDigits } from '#app/language/current.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { PostForm, useCarriedFields } from '#app/ui/form/post-form.tsx'
import { listErrors } from '#app/ui/form/use-last-result.ts'
import { WriteNote } from '#app/ui/page/write-note.tsx'
import type { PathView, PhaseView } from './path.server.ts'
import { pathWords as words } from './path-messages.ts'

type Practice = Pick<PhaseView['practices'][number], 'id' | 'text' | 'why' | 'doneAt'>

/** One practice with its tick, on another page than that of the path. */
export function StepForm({ practice }: { practice: Practice }) {
  return (
    <PostForm action={paths.myPath}>
      <PracticeBox key={practice.id} practice={practice} />
      <noscript>
        <Button variant="secondary">{words.save}</Button>
      </noscript>
    </PostForm>
  )
}

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
  const { box, refused } = useSavedTick(id, doneAt !== null)
  return (
    <div className="border-t border-rule pt-2 first-of-type:border-0 first-of-type:pt-0">
      <input type="hidden" name="shown" value={id} />
      <label className="choice">
        <input
          ref={box}
          type="checkbox"
          name="done"
          // A tick that the browser restores from an earlier visit was not made by the person now.
          autoComplete="off"
          value={id}
          defaultChecked={doneAt !== null}
        />
        <span>
          {inDigits(text)}
          <span className="block text-sm text-faded first-letter:uppercase">{why}</span>
          <span className="block text-sm text-verdigris empty:hidden">
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
      {refused.length > 0 ? (
        <Notice variant="warning" role="alert">
          <p>{refused.join(' ')}</p>
        </Notice>
      ) : null}
    </div>
  )
}

/**
 * Saves a tick as soon as the box is ticked. Ticks of one box are sent one after another, so that the last one is the
 * one that is saved; a tick that could not be saved is reverted.
 */
function useSavedTick(id: string, isDone: boolean) {
  const box = useRef<HTMLInputElement>(null)
  const saved = useRef(isDone)
  const fetcher = useFetcher<unknown>()
  const carried = useCarriedFields()
  const { state, data, submit } = fetcher
  const refused = state === 'idle' ? listErrors(data) : []
  const isRefused = refused.length > 0

  const send = useRef(() => {})
  send.current = () => {
    const checked = box.current?.checked ?? saved.current
    if (state !== 'idle' || checked === saved.current) return
    saved.current = checked
    const fields = { ...carried, immediate: 'yes', shown: id, ...(checked ? { done: id } : {}) }
    submit(fields, { method: 'post', action: paths.myPath })
  }
  useEffect(() => {
    if (state !== 'idle' || !box.current) return
    if (isRefused) {
      saved.current = isDone
      box.current.checked = isDone
    }
    send.current()
  }, [state, isRefused, isDone])
  useEffect(() => {
    const { current } = box
    const changed = () => send.current()
    current?.addEventListener('change', changed)
    return () => current?.removeEventListener('change', changed)
  }, [])
  return { box, refused }
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
