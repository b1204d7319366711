import { paths } from '#app/paths.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { settingsWords } from './settings-messages.ts'

export function PasskeysCard({ passkeys }: { passkeys: number }) {
  const words = settingsWords.passkeys
  return (
    <Card
      level={3}
      title={words.title}
      actions={
        <ButtonLink href={paths.passkeys} variant="secondary">
          {passkeys > 0 ? words.manage : words.add}
        </ButtonLink>
      }
    >
      <p className="flex flex-wrap items-center gap-3">
        {passkeys > 0 ? <Badge variant="good">{words.count(passkeys)}</Badge> : <Badge>{words.none}</Badge>}
        <span className="max-w-measure">{words.text}</span>
      </p>
    </Card>
  )
}

export function TwoStepCard({ isOn }: { isOn: boolean }) {
  const words = settingsWords.twoStep
  return (
    <Card
      level={3}
      title={words.title}
      actions={
        <ButtonLink href={paths.twoStep} variant="secondary">
          {isOn ? words.manage : words.setUp}
        </ButtonLink>
      }
    >
      <p className="flex flex-wrap items-center gap-3">
        {isOn ? <Badge variant="good">{words.on}</Badge> : <Badge>{words.off}</Badge>}
        <span className="max-w-measure">{isOn ? words.ifOn : words.ifOff}</span>
      </p>
    </Card>
  )
}
