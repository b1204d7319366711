import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'

/** Stands over a form that holds what was typed before the session ended. */
export function KeptNotice() {
  return (
    <Notice variant="info" title="Here is what you had written" className="mb-8">
      <p>You were signed out before it could be sent. It has not been sent yet; only you can see it.</p>
      <form method="post">
        <Button variant="quiet" name="discard" value="yes" className="-ms-5">
          Discard it
        </Button>
      </form>
    </Notice>
  )
}
