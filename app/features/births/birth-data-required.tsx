import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'

export function BirthDataRequired() {
  return (
    <Card
      title="Birth Data Required"
      actions={<ButtonLink href={paths.birthData}>Enter birth information</ButtonLink>}
    >
      <p>
        Your analysis is calculated from the exact date, time and place of your birth. Please enter them
        first.
      </p>
    </Card>
  )
}
