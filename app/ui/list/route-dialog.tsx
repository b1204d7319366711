import { useLocation, useNavigate } from '@remix-run/react'
import * as AlertDialog from 'radix-ui/alert-dialog'
import * as Dialog from 'radix-ui/dialog'
import { type ReactNode, useId, useRef } from 'react'
import { classNames } from '#app/ui/base/class-names.ts'
import { Icon } from '#app/ui/base/icons.tsx'
import { controlWords } from '#app/ui/base/messages.ts'
import { Tip } from '#app/ui/base/tip.tsx'
import { OverList } from '#app/ui/form/over-list.ts'

interface RouteDialogProps {
  title: ReactNode
  /** The address of the list behind it. */
  list: string
  /** The query of the list, if it is not that of the dialog. */
  search?: string
  wide?: boolean
  /** It asks for confirmation. Focus then begins on the answer that changes nothing, `FormButtons`' Cancel. */
  asks?: boolean
  children: ReactNode
}

/**
 * A dialog with its own address: a nested route, shown over the list that it belongs to. Without JavaScript it is a
 * normal page, so it is not in a portal. It has no `Overlay`, which would stop the page from scrolling with a style
 * element that the policy of the page blocks; the style sheet does it.
 */
export function RouteDialog({ title, list, search, wide, asks = false, children }: RouteDialogProps) {
  const Root = asks ? AlertDialog.Root : Dialog.Root
  const Content = asks ? AlertDialog.Content : Dialog.Content
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  const closer = useRef<HTMLAnchorElement>(null)
  const wasTypedIn = useRef(false)
  const navigate = useNavigate()
  const ownSearch = useLocation().search
  const closeHref = list + (search ?? ownSearch)
  const close = () => navigate(closeHref, { preventScrollReset: true })

  function onEscape(event: KeyboardEvent) {
    event.preventDefault()
    // Leaving while its button waits would cancel the request without a message. This is read from the page, because
    // Radix calls the function of an earlier rendering for some milliseconds.
    if (box.current?.querySelector('[type=submit][aria-disabled=true]')) return
    // An open list of suggestions takes the key for itself.
    if (document.activeElement?.getAttribute('aria-expanded') === 'true') return
    // Pressing Escape once by mistake does not discard what was typed; pressing it twice does.
    if (wasTypedIn.current && document.activeElement !== closer.current) closer.current?.focus()
    else close()
  }

  return (
    <Root open>
      <div className="route-dialog">
        <Content
          ref={box}
          aria-labelledby={titleId}
          onEscapeKeyDown={onEscape}
          // Radix gives focus some milliseconds before it hears Escape.
          onKeyDown={({ key, defaultPrevented, nativeEvent }) => {
            if (key === 'Escape' && !defaultPrevented) onEscape(nativeEvent)
          }}
          onOpenAutoFocus={(event) => {
            if (asks) return
            event.preventDefault()
            box.current?.focus({ preventScroll: true })
          }}
          // A press beside it does not discard what was typed.
          onPointerDownOutside={(event: Event) => event.preventDefault()}
          // The list returns focus to the row (kept-focus.ts).
          onCloseAutoFocus={(event) => event.preventDefault()}
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
            <Tip text={controlWords.close} onEscape={onEscape}>
              <a
                ref={closer}
                href={closeHref}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  close()
                }}
                aria-label={controlWords.close}
                className="-mt-1 -me-1 grid size-11 shrink-0 place-items-center rounded border border-edge text-ink"
              >
                <Icon name="close" />
              </a>
            </Tip>
          </header>
          <OverList.Provider value={{ closeHref, asks }}>{children}</OverList.Provider>
        </Content>
      </div>
    </Root>
  )
}
