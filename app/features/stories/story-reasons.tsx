import type { ReactNode } from 'react'
import { useHydrated } from '#app/ui/page/use-hydrated.ts'
import { PREPARED_REASONS, REASON_KEYS } from './moderation-messages.ts'

/** The key of the administrator's own words, after those of the prepared reasons. */
export const OWN_WORDS_KEY = REASON_KEYS.length + 1

/** The key that chooses a reason, where keys work. */
export function ReasonKey({ children }: { children: ReactNode }) {
  return useHydrated() ? <kbd className="key-hint text-sm text-faded">{children}</kbd> : null
}

interface PreparedReasonsProps {
  name: string
  chosen: string | undefined
  /** Whether the keys 1 to 5 choose them. */
  withKeys?: boolean
}

/** What the author will read is shown below the chosen reason. */
export function PreparedReasons({ name, chosen, withKeys = true }: PreparedReasonsProps) {
  return (
    <fieldset className="@container">
      <legend className="font-[560]">Why it is rejected</legend>
      <div className="grid gap-x-4 @min-[19rem]:grid-cols-2">
        {REASON_KEYS.map((key, index) => (
          <label key={key} className="group flex min-h-11 items-start gap-2.5 py-2">
            <input
              type="radio"
              name={name}
              value={key}
              defaultChecked={key === chosen}
              className="mt-0.5 size-5 shrink-0 accent-seal"
            />
            <span className="min-w-0">
              {withKeys ? <ReasonKey>{index + 1}</ReasonKey> : null} {PREPARED_REASONS[key].name}
              <span className="hidden text-sm text-faded group-has-checked:block">
                {PREPARED_REASONS[key].notes}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
