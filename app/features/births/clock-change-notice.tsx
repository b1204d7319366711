import { Button } from '#app/ui/base/button.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { birthWords } from './birth-messages.ts'
import type { ClockChange } from './clock-change.server.ts'

/** Asks once whether a saved birth, whose clock is read otherwise today, keeps its chart. */
export function ClockChangeNotice({
  change,
  action,
  className,
}: {
  change: ClockChange
  action: string
  className?: string
}) {
  const { clockChange: words } = birthWords
  return (
    <Notice
      variant="warning"
      title={words.title(change.zone, change.offset)}
      {...(className ? { className } : {})}
    >
      <p>{words.text(change.savedOffset)}</p>
      {change.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <ul className="list-disc ps-5">
        <li>{words.saved(change.savedLot)}</li>
        <li>{words.now(change.lot)}</li>
      </ul>
      <PostForm action={action} className="flex-row flex-wrap gap-3">
        <Button type="submit" name="clockChoice" value="change">
          {words.change}
        </Button>
        <Button type="submit" name="clockChoice" value="keep" variant="secondary">
          {words.keep}
        </Button>
      </PostForm>
    </Notice>
  )
}
