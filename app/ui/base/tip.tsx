import * as Tooltip from 'radix-ui/tooltip'
import type { ReactElement, ReactNode } from 'react'

const OPENS_AFTER_MS = 700
/** Moving from one button to the next within this time opens the next tip at once. */
const SKIPS_WITHIN_MS = 300

/** Wraps buttons with tips. Only one tip is open at a time. */
export function Tips({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={OPENS_AFTER_MS} skipDelayDuration={SKIPS_WITHIN_MS}>
      {children}
    </Tooltip.Provider>
  )
}

interface TipProps {
  text: string
  /** What Escape does while the tip is open, if not only to close the tip. */
  onEscape?: (event: KeyboardEvent) => void
  children: ReactElement
}

/**
 * Shows the name of a button that has only an icon. The accessible name of the button is the same. Its text is in the
 * page's landmark, and not beside the button: a dialog takes focus when something inside it disappears.
 */
export function Tip({ text, onEscape, children }: TipProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal container={import.meta.env.SSR ? null : document.getElementById('content')}>
        <Tooltip.Content
          {...(onEscape ? { onEscapeKeyDown: onEscape } : {})}
          sideOffset={6}
          collisionPadding={8}
          className="pointer-events-auto z-70 max-w-72 rounded bg-ink px-3 py-1.5 text-sm wrap-anywhere text-vellum shadow-lg"
        >
          {text}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
