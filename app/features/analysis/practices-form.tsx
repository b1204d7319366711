import { Form, useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { shortDate } from '#app/format.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { WriteNote } from '#app/ui/page/write-note.tsx'
import type { PhaseView } from './path.server.ts'
import { PHASE_WORDS, practicesId } from './phase-messages.ts'

type Practice = PhaseView['practices'][number]

/** The practices of one phase. A tick is kept at once with JavaScript, and with Save without. */
export function PracticesForm({ phase }: { phase: PhaseView }) {
  return (
    <Form
      method="post"
      id={practicesId(phase.name)}
      className="gap-4 rounded-lg border border-rule bg-leaf p-5 print:break-inside-avoid"
    >
      <input type="hidden" name="phase" value={phase.name} />
      <fieldset className="gap-3">
        <legend className="mb-2 text-lg">
          Practices of the {PHASE_WORDS[phase.name].ordinal.toLowerCase()}
        </legend>
        <p className="text-sm text-faded">
          They follow on from the next steps in your analysis, on {phase.title}. We wrote them; they are not
          from the books.
        </p>
        {phase.practices.map((practice) => (
          <PracticeBox key={practice.id} practice={practice} />
        ))}
      </fieldset>
      <noscript>
        <Button variant="secondary">Save practices</Button>
      </noscript>
    </Form>
  )
}

function PracticeBox({ practice: { id, text, why, doneAt } }: { practice: Practice }) {
  const fetcher = useFetcher<Partial<{ lastResult: { error?: Record<string, string[] | null> | null } }>>()
  const [ticked, setTicked] = useState(doneAt !== null)
  const refused = Object.values(fetcher.data?.lastResult?.error ?? {}).flatMap((messages) => messages ?? [])
  const wasRefused = fetcher.state === 'idle' && refused.length > 0

  // What could not be kept does not stay ticked.
  useEffect(() => {
    if (wasRefused) setTicked(doneAt !== null)
  }, [wasRefused, doneAt])

  function keep(checked: boolean) {
    setTicked(checked)
    const form = new FormData()
    form.append('immediate', 'yes')
    form.append('shown', id)
    if (checked) form.append('done', id)
    fetcher.submit(form, { method: 'post' })
  }

  // Ticked before the page came to life, with nobody there to keep it.
  const box = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page comes to life.
  useEffect(() => {
    if (box.current && box.current.checked !== ticked) keep(box.current.checked)
  }, [])

  return (
    <div className="border-t border-rule pt-2 first-of-type:border-0 first-of-type:pt-0">
      <input type="hidden" name="shown" value={id} />
      <label className="choice">
        <input
          ref={box}
          type="checkbox"
          name="done"
          // What a browser puts back of an earlier visit is nobody's tick.
          autoComplete="off"
          value={id}
          checked={ticked}
          onChange={(event) => keep(event.currentTarget.checked)}
        />
        <span>
          {text}
          <span className="block text-sm text-faded first-letter:uppercase">{why}</span>
          {doneAt ? (
            <span className="block text-sm text-verdigris">
              Ticked on <time dateTime={doneAt}>{shortDate(doneAt)}</time>
            </span>
          ) : null}
        </span>
      </label>
      <WriteNote about={`practice:${id}`} label={text} />
      {wasRefused ? (
        <Notice variant="warning" role="alert">
          {refused.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      ) : null}
    </div>
  )
}
