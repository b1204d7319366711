import { Button } from '#app/ui/base/button.tsx'
import { Notice } from '#app/ui/base/notice.tsx'

interface KeptNoticeProps {
  /** If the page has several forms, which one this is. */
  form?: string
  className?: string
}

/** Shown above a form that contains what was typed before the session ended. */
export function DraftNotice({ form, className = 'mb-8' }: KeptNoticeProps) {
  return (
    <Notice variant="info" title="Your text is still here" className={className}>
      <p>You were signed out before it was sent. It is not sent yet. Only you can see it.</p>
      <form method="post">
        <Button variant="quiet" name="discard" value={form ?? 'yes'} className="sm:-ms-5">
          Discard it
        </Button>
      </form>
    </Notice>
  )
}
