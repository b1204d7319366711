import { SAVED_WITHOUT_CHART } from '#app/features/charts/chart-missing-messages.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import type { PageHandle } from '#app/ui/page/page-handle.ts'

/** Shown without birth data, instead of the report. */
export function NoBirthData({ message }: { message: string }) {
  return (
    <Card
      title="Enter your birth information first"
      actions={<ButtonLink href={paths.birthInfo}>Enter Birth Information</ButtonLink>}
    >
      <p className="max-w-measure">{message}</p>
    </Card>
  )
}

const WAIT_FOR_CHART = 'Astrological chart is being generated. Please wait...'

/** Pages that show `CastChart` have the light script, which shows that the chart is being made. */
export const handleOfReport: PageHandle = {
  light: (data) => (data as { state?: string } | undefined)?.state === 'no-chart',
}

/**
 * Shown if there is birth data but no chart. The button casts it, because reading a page changes nothing.
 * @param label the text of the button, which leads to the basic report
 */
export function CastChart({ label = 'Generate Chart & Basic Report' }: { label?: string }) {
  return (
    <>
      <Card
        title="Your chart"
        actions={
          <PostForm reloadDocument action={paths.reports}>
            <Button>{label}</Button>
          </PostForm>
        }
      >
        <p>{SAVED_WITHOUT_CHART}</p>
      </Card>
      {/* Shown while the chart is being cast (light-waiting.ts). */}
      <template data-while-sent>
        <Card title="Your chart">
          <p role="status">{WAIT_FOR_CHART}</p>
        </Card>
      </template>
    </>
  )
}
