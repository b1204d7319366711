import * as RadixToast from 'radix-ui/toast'
import { useEffect, useState } from 'react'
import { isRightToLeft } from '#app/language/page-language.tsx'
import { Icon } from '#app/ui/base/icons.tsx'
import { controlWords } from '#app/ui/base/messages.ts'
import { Tip, Tips } from '#app/ui/base/tip.tsx'
import type { Toast } from './toast.ts'
import { SWIPE_PX, TOAST_DURATION_MS, toastClasses, toastIcon } from './toast-look.ts'
import { UndoForm } from './toast-message.tsx'

/** A message with an undo button stays long enough to decide. */
const UNDO_FOR_MS = 10_000

/** A newer toast replaces the older one. After it has closed, a button shows it again while the page stays open. */
export default function FloatingToast({ toast }: { toast: Toast }) {
  const [open, setOpen] = useState(true)
  const [shown, setShown] = useState({ toast, turn: 0 })

  useEffect(() => {
    setShown((before) => (before.toast === toast ? before : { toast, turn: before.turn + 1 }))
    setOpen(true)
  }, [toast])

  const { variant } = shown.toast
  return (
    <RadixToast.Provider
      duration={shown.toast.undo ? UNDO_FOR_MS : TOAST_DURATION_MS}
      swipeDirection={isRightToLeft() ? 'left' : 'right'}
      swipeThreshold={SWIPE_PX}
      label={controlWords.message}
    >
      <RadixToast.Root
        key={shown.turn}
        open={open}
        onOpenChange={setOpen}
        type={variant === 'destructive' ? 'foreground' : 'background'}
        className={toastClasses(variant)}
      >
        <Icon name={toastIcon(variant)} className="" />
        <div className="min-w-0 grow">
          <RadixToast.Title className="font-semibold">{shown.toast.title}</RadixToast.Title>
          {shown.toast.description ? (
            <RadixToast.Description className="text-sm">{shown.toast.description}</RadixToast.Description>
          ) : null}
          {shown.toast.undo ? <UndoForm undo={shown.toast.undo} /> : null}
        </div>
        <Tips>
          <Tip text={controlWords.close}>
            <RadixToast.Close aria-label={controlWords.close} className="toast-close">
              <Icon name="close" />
            </RadixToast.Close>
          </Tip>
        </Tips>
      </RadixToast.Root>
      {open ? null : (
        <button
          type="button"
          className="toast-again"
          onClick={() => {
            setShown(({ toast, turn }) => ({ toast, turn: turn + 1 }))
            setOpen(true)
          }}
        >
          {controlWords.lastMessage}
        </button>
      )}
      <RadixToast.Viewport label={controlWords.messages} className="toast-room" />
    </RadixToast.Provider>
  )
}
