import { Link } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#app/ui/base/icons.tsx'
import { Tip } from '#app/ui/base/tip.tsx'

/**
 * The actions of a row, behind one button. It is the browser's `details` element, so it opens without JavaScript. With
 * JavaScript, Escape and a press elsewhere close it.
 */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const menu = box.current
    if (!menu) return
    const close = (event: Event) => {
      if (!menu.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        menu.querySelector('summary')?.focus()
      } else if (event.target instanceof Node && menu.contains(event.target)) return
      menu.open = false
    }
    // After a choice, it closes when the form has been sent, because a hidden button sends nothing.
    const choose = (event: Event) => {
      const chosen = event.target instanceof Element && event.target.closest('li :is(a, button)')
      if (!chosen) return
      setTimeout(() => {
        if (menu.contains(document.activeElement))
          menu.querySelector('summary')?.focus({ preventScroll: true })
        menu.removeAttribute('open')
      })
    }
    menu.addEventListener('click', choose)
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      menu.removeEventListener('click', choose)
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [])
  return (
    <details ref={box} name="row-menu" className="row-menu">
      <Tip text={label}>
        <summary aria-label={label}>
          <Icon name="more" className="size-5" />
        </summary>
      </Tip>
      <ul>{children}</ul>
    </details>
  )
}

export function RowMenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} preventScrollReset>
        {children}
      </Link>
    </li>
  )
}

/** A form's button in the menu. The form is around it. */
export function RowMenuButton({ children, danger }: { children: ReactNode; danger?: boolean }) {
  return (
    <button type="submit" className={danger ? 'text-rubric' : undefined}>
      {children}
    </button>
  )
}
