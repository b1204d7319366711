import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { RemoteForm } from '#app/ui/form/remote-form.tsx'
import { failure } from '#app/ui/toast/toast.ts'
import { missingWords as words } from './chart-missing-messages.ts'

/** Shown instead of a chart if there is birth data but no chart. Its button leads back to the page `next`. */
export function ChartMissing({ next, className }: { next: string; className?: string }) {
  return (
    <Card
      title={words.title}
      className={className ?? ''}
      actions={
        <RemoteForm
          action={paths.reports}
          to={next}
          failed={() => failure(words.notCast, words.tryAgain)}
          hidden={{ next }}
        >
          <Button>{words.castAgain}</Button>
        </RemoteForm>
      }
    >
      <p className="max-w-measure">
        {words.savedWithoutChart} {words.canBeCast}
      </p>
    </Card>
  )
}
