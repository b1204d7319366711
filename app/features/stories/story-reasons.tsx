import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useHydrated } from '#app/ui/base/use-hydrated.ts'
import { PREPARED_REASONS, REASON_KEYS } from './moderation-messages.ts'

/** For the reasons: a refused form opens them, and they stay open while what was refused is corrected. */
export function useOpenWhenRefused(isRefused: boolean) {
  const ref = useRef<HTMLDetailsElement>(null)
  const [open] = useState(isRefused || undefined)
  useEffect(() => {
    if (isRefused && ref.current) ref.current.open = true
  }, [isRefused])
  return { ref, open }
}

/** The key of the administrator's own words, after those of the prepared reasons. */
export const OWN_WORDS_KEY = REASON_KEYS.length + 1

/** The key that chooses a reason, where keys work. */
export function ReasonKey({ children }: { children: ReactNode }) {
  return useHydrated() ? <kbd className="key-hint text-sm text-faded">{children}</kbd> : null
}

/** Each is shown while its reason is chosen, by the style sheet alone. */
const NOTES_SHOWN: Readonly<Record<(typeof REASON_KEYS)[number], string>> = {
  people: 'group-has-[[value=people]:checked]/why:block',
  unclear: 'group-has-[[value=unclear]:checked]/why:block',
  copied: 'group-has-[[value=copied]:checked]/why:block',
  advertising: 'group-has-[[value=advertising]:checked]/why:block',
  harm: 'group-has-[[value=harm]:checked]/why:block',
}

interface PreparedReasonsProps {
  name: string
  chosen: string | undefined
}

/** What the author will read is shown below the reasons. */
export function PreparedReasons({ name, chosen }: PreparedReasonsProps) {
  return (
    <fieldset className="group/why @container">
      <legend className="sr-only">Why it is rejected</legend>
      <div className="grid gap-x-4 @min-[19rem]:grid-cols-2 @min-[32rem]:grid-cols-3">
        {REASON_KEYS.map((key, index) => (
          <label key={key} className="flex min-h-11 cursor-pointer items-center gap-2.5 leading-tight">
            <input
              type="radio"
              name={name}
              value={key}
              defaultChecked={key === chosen}
              className="size-5 shrink-0 accent-seal"
            />
            <span className="min-w-0">
              <ReasonKey>{index + 1}</ReasonKey> {PREPARED_REASONS[key].name}
            </span>
          </label>
        ))}
      </div>
      {REASON_KEYS.map((key) => (
        <p key={key} className={`hidden text-sm text-faded ${NOTES_SHOWN[key]}`}>
          {PREPARED_REASONS[key].notes}
        </p>
      ))}
    </fieldset>
  )
}
