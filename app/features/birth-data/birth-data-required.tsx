import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'

export function BirthDataRequired() {
  return (
    <Card title="Birth Data Required">
      <p>Your analysis is made from the exact date, time and place of your birth. Please enter them first.</p>
      <ButtonLink href="/birth-data">Enter birth data</ButtonLink>
    </Card>
  )
}
