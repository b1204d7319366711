import { Toast as RadixToast } from 'radix-ui'
import { useEffect, useState } from 'react'
import { classNames } from '#app/ui/base/class-names.ts'
import { Icon } from '#app/ui/base/icons.tsx'
import { Tip, TipRoom } from '#app/ui/base/tip.tsx'
import type { Toast } from './toast.ts'
import { UndoForm } from './toast-message.tsx'

const SHOWN_FOR_MS = 5000
/** What can be undone stays long enough to think. */
const UNDO_FOR_MS = 10_000
const SWIPE_PX = 50

/** A newer toast takes the older one's place. Once it has closed, a button shows it again while the page stays open. */
export default function FloatingToast({ toast }: { toast: Toast }) {
  const [open, setOpen] = useState(true)
  const [shown, setShown] = useState({ toast, turn: 0 })

  useEffect(() => {
    setShown((before) => (before.toast === toast ? before : { toast, turn: before.turn + 1 }))
    setOpen(true)
  }, [toast])

  const bad = shown.toast.variant === 'destructive'
  return (
    <RadixToast.Provider
      duration={shown.toast.undo ? UNDO_FOR_MS : SHOWN_FOR_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_PX}
      label="Message"
    >
      <RadixToast.Root
        key={shown.turn}
        open={open}
        onOpenChange={setOpen}
        type={bad ? 'foreground' : 'background'}
        className={classNames(
          'toast pointer-events-auto flex gap-3 rounded border-s-4 border-y border-e bg-leaf p-4 shadow-lg',
          bad ? 'border-rubric' : 'border-verdigris',
        )}
      >
        <Icon
          name={bad ? 'warning' : 'check'}
          className={classNames('mt-0.5 size-6 shrink-0', bad ? 'text-rubric' : 'text-verdigris')}
        />
        <div className="min-w-0 grow">
          <RadixToast.Title className="font-semibold">{shown.toast.title}</RadixToast.Title>
          {shown.toast.description ? (
            <RadixToast.Description className="text-sm">{shown.toast.description}</RadixToast.Description>
          ) : null}
          {shown.toast.undo ? <UndoForm undo={shown.toast.undo} /> : null}
        </div>
        <TipRoom>
          <Tip text="Close">
            <RadixToast.Close
              aria-label="Close"
              className="-m-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded text-faded hover:text-ink"
            >
              <Icon name="close" />
            </RadixToast.Close>
          </Tip>
        </TipRoom>
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
          Show last message
        </button>
      )}
      <RadixToast.Viewport className="pointer-events-none fixed inset-x-0 bottom-0 z-50 m-0 flex list-none flex-col p-4 md:start-auto md:w-full md:max-w-[420px]" />
    </RadixToast.Provider>
  )
}
