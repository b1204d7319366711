import { inDigits } from '#app/language/current.ts'
import type { Progress } from './path.server.ts'
import { pathWords as words } from './path-messages.ts'

/** `3 of 12 practices done`, with a bar that shows the same. */
export function ProgressBar({
  progress: { done, total, before },
  label,
}: {
  progress: Progress
  label: string
}) {
  return (
    <div className="flex flex-col gap-2">
      <p id="practices-count" role="status" className="text-lg">
        {...words.doneOf(
          <strong key="done" className="text-2xl font-[520] tabular-nums">
            {inDigits(done)}
          </strong>,
          total,
        )}
      </p>
      <progress
        id="practices-bar"
        value={done}
        max={total}
        aria-label={label}
        className="h-2.5 w-full appearance-none overflow-hidden rounded-full border border-edge bg-wash [&::-moz-progress-bar]:bg-gilt [&::-webkit-progress-bar]:bg-wash [&::-webkit-progress-value]:bg-gilt motion-safe:[&::-webkit-progress-value]:transition-all"
      >
        {words.barText(done, total)}
      </progress>
      {before > 0 ? <p className="text-sm text-faded">{words.doneBefore(before)}</p> : null}
    </div>
  )
}
