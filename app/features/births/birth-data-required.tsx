import { ChartMissing } from '#app/features/charts/chart-missing.tsx'
import { missingWords as words } from '#app/features/charts/chart-missing-messages.ts'
import type { Missing } from '#app/features/charts/charts.server.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'

/** Shown instead of what a page says about a chart. */
export function NothingToRead({ missing, next }: { missing: Missing | undefined; next: string }) {
  return missing === 'chart' ? <ChartMissing next={next} /> : <BirthDataRequired />
}

function BirthDataRequired() {
  return (
    <Card
      title={words.birthRequired}
      actions={<ButtonLink href={paths.birthData}>{words.enterBirth}</ButtonLink>}
    >
      <p>{words.birthRequiredText}</p>
    </Card>
  )
}
