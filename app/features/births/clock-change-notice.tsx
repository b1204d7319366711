import { Isolated } from '#app/language/page-language.tsx'
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
      title={<Isolated>{words.title(change.zone, change.offset)}</Isolated>}
      {...(className ? { className } : {})}
    >
      <p>
        <Isolated>{words.text(change.savedOffset)}</Isolated>
      </p>
      {change.notes.map((note) => (
        <p key={note}>
          <Isolated>{note}</Isolated>
        </p>
      ))}
      <ul className="list-disc ps-5">
        <li>
          <Isolated>{words.saved(change.savedLot)}</Isolated>
        </li>
        <li>
          <Isolated>{words.now(change.lot)}</Isolated>
        </li>
      </ul>
      <PostForm action={action} className="mt-4 flex-row flex-wrap gap-3">
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
