import { Tooltip } from 'radix-ui'
import { type ReactNode, useState } from 'react'

const OPENS_AFTER_MS = 700
/** Moving from one button to the next within this time opens the next tip at once. */
const SKIPS_WITHIN_MS = 300

/** Around the buttons whose tips belong together. */
export function TipRoom({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={OPENS_AFTER_MS} skipDelayDuration={SKIPS_WITHIN_MS}>
      {children}
    </Tooltip.Provider>
  )
}

/** Where a tip may stand: inside the dialog or the landmark of its button, but outside of a closed menu. */
const LANDMARK = '[role=dialog], [role=region], main, nav'

/** The name of a button that shows only an icon, in words beside it. The button has the same name for itself. */
export function Tip({ text, children }: { text: string; children: ReactNode }) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild ref={setButton}>
        {children}
      </Tooltip.Trigger>
      <Tooltip.Portal container={button?.closest<HTMLElement>(LANDMARK)}>
        <Tooltip.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-60 max-w-72 rounded bg-ink px-3 py-1.5 text-sm text-vellum shadow-lg"
        >
          {text}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
