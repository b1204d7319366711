import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { birthWords as words } from './birth-messages.ts'

export function BirthDataRequired() {
  return (
    <Card title={words.required} actions={<ButtonLink href={paths.birthData}>{words.enter}</ButtonLink>}>
      <p>{words.requiredText}</p>
    </Card>
  )
}
