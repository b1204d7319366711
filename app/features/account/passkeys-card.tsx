import { paths } from '#app/paths.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'

export function PasskeysCard({ passkeys }: { passkeys: number }) {
  return (
    <Card
      level={3}
      title="Passkeys"
      actions={
        <ButtonLink href={paths.passkeys} variant="secondary">
          {passkeys > 0 ? 'Add, rename or remove' : 'Add a passkey'}
        </ButtonLink>
      }
    >
      <p className="flex flex-wrap items-center gap-3">
        {passkeys > 0 ? (
          <Badge variant="good">{passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`}</Badge>
        ) : (
          <Badge>None</Badge>
        )}
        <span className="max-w-measure">
          A passkey signs you in with your fingerprint, your face or the PIN of your device, without a
          password.
        </span>
      </p>
    </Card>
  )
}
