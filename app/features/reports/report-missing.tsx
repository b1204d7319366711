import { missingWords } from '#app/features/charts/chart-missing-messages.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import type { PageHandle } from '#app/ui/page/page-handle.ts'
import { reportPageWords as words } from './report-page-messages.ts'

/** Shown without birth data, instead of the report. */
export function NoBirthData({ message }: { message: string }) {
  return (
    <Card title={words.enterFirst} actions={<ButtonLink href={paths.birthInfo}>{words.enter}</ButtonLink>}>
      <p className="max-w-measure">{message}</p>
    </Card>
  )
}

/** Pages that show `CastChart` have the light script, which shows that the chart is being made. */
export const handleOfReport: PageHandle = {
  light: (data) => (data as { state?: string } | undefined)?.state === 'no-chart',
}

/**
 * Shown if there is birth data but no chart. The button casts it, because reading a page changes nothing.
 * @param label the text of the button, which leads to the basic report
 */
export function CastChart({ label = words.cast }: { label?: string }) {
  return (
    <>
      <Card
        title={words.yourChart}
        actions={
          <PostForm reloadDocument action={paths.reports}>
            <Button>{label}</Button>
          </PostForm>
        }
      >
        <p>{missingWords.savedWithoutChart}</p>
      </Card>
      {/* Shown while the chart is being cast (light-waiting.ts). */}
      <template data-while-sent>
        <Card title={words.yourChart}>
          <p role="status">{words.waitForChart}</p>
        </Card>
      </template>
    </>
  )
}
