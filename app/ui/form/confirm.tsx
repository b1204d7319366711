import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#app/ui/base/button.tsx'
import { latePart } from '#app/ui/base/late-part.ts'
import type { Question } from './confirm-dialog.tsx'

/** Few people press the button, so the code of the dialog is loaded only then. */
const useDialog = latePart(() => import('./confirm-dialog.tsx'))

/** A button that asks for confirmation before an action that cannot be undone. */
export function Confirm({ trigger, ...question }: Question & { trigger: ReactNode }) {
  const [asks, setAsks] = useState(false)
  const Dialog = useDialog(asks)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={opener}
        type="button"
        variant="danger"
        aria-haspopup="dialog"
        onClick={() => setAsks(true)}
      >
        {trigger}
      </Button>
      {asks && Dialog ? (
        <Dialog {...question} onClose={() => setAsks(false)} returnFocus={() => opener.current?.focus()} />
      ) : null}
    </>
  )
}
