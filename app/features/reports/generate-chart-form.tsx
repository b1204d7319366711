import { Button } from '#app/ui/base/button.tsx'

/** A plain form: the report pages send no JavaScript. */
export function GenerateChartForm() {
  return (
    <form method="post" action="/reports">
      <Button>Generate Chart & Basic Report</Button>
    </form>
  )
}
