import { useNavigate, useNavigation } from '@remix-run/react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from '#app/ui/base/class-names.ts'
import { Icon } from '#app/ui/base/icons.tsx'
import { Tip } from '#app/ui/base/tip.tsx'
import { OverList } from '#app/ui/form/over-list.ts'
import { useKeptFocus } from './kept-focus.ts'

interface RouteDialogProps {
  title: ReactNode
  /** The address of the list behind it, with its query. */
  closeHref: string
  wide?: boolean
  children: ReactNode
}

/**
 * A dialog with its own address: a nested route, shown over the list that it belongs to. Without JavaScript it is a
 * normal page. The list behind it is inert (see DialogHost), so that keyboard focus stays inside.
 */
export function RouteDialog({ title, closeHref, wide, children }: RouteDialogProps) {
  const titleId = useId()
  const box = useRef<HTMLElement>(null)
  const closer = useRef<HTMLAnchorElement>(null)
  const wasTypedIn = useRef(false)
  const navigate = useNavigate()
  const isSending = useNavigation().state === 'submitting'

  useEffect(() => {
    if (!box.current?.contains(document.activeElement)) box.current?.focus({ preventScroll: true })
  }, [])

  useEffect(() => {
    // On the document, because a press beside the dialog moves focus out of it.
    const close = (event: KeyboardEvent) => {
      // Leaving would cancel the request without a message.
      if (event.key !== 'Escape' || isSending) return
      // Another layer has handled the key. The tip of the close button does not count as one.
      if (event.defaultPrevented && document.activeElement !== closer.current) return
      // Pressing Escape once by mistake does not discard what was typed; pressing it twice does.
      if (wasTypedIn.current && document.activeElement !== closer.current) closer.current?.focus()
      else navigate(closeHref, { preventScrollReset: true })
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [closeHref, navigate, isSending])

  return (
    <div className="route-dialog">
      <section
        ref={box}
        role="dialog"
        aria-labelledby={titleId}
        tabIndex={-1}
        onInput={({ target }) => {
          if (target instanceof Element && !target.closest('[role=search]')) wasTypedIn.current = true
        }}
        className={classNames(
          'mx-auto w-full rounded-lg border border-edge bg-leaf p-5 focus:outline-none sm:p-8',
          wide ? 'max-w-4xl' : 'max-w-xl',
        )}
      >
        <header className="mb-5 flex items-start justify-between gap-4">
          <h2 id={titleId} className="min-w-0 text-xl wrap-anywhere">
            {title}
          </h2>
          <Tip text="Close">
            <a
              ref={closer}
              href={closeHref}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                navigate(closeHref, { preventScrollReset: true })
              }}
              aria-label="Close"
              className="-mt-1 -mr-1 grid size-11 shrink-0 place-items-center rounded border border-edge text-ink"
            >
              <Icon name="close" />
            </a>
          </Tip>
        </header>
        <OverList.Provider value={true}>{children}</OverList.Provider>
      </section>
    </div>
  )
}

/** Contains a list and the dialog that is open over it. */
export function DialogHost({ dialog, children }: { dialog: ReactNode; children: ReactNode }) {
  const open = dialog !== null && dialog !== undefined
  const list = useKeptFocus(open)
  return (
    <>
      {/* React 18 passes an unknown attribute on as it is written. An empty string sets it. */}
      <div ref={list} {...(open ? { inert: '' } : {})}>
        {children}
      </div>
      {dialog}
    </>
  )
}
