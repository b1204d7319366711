import { paths } from '#app/paths.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'

export function TwoStepCard({ isOn }: { isOn: boolean }) {
  return (
    <Card
      title="Two-step sign-in"
      actions={
        <ButtonLink href={paths.twoStep} variant="secondary">
          {isOn ? 'Codes, or turn it off' : 'Set up'}
        </ButtonLink>
      }
    >
      <p className="flex flex-wrap items-center gap-3">
        {isOn ? <Badge variant="good">On</Badge> : <Badge>Off</Badge>}
        <span className="max-w-measure">
          {isOn
            ? 'Signing in asks for a code of your authenticator app after the password.'
            : 'A code of an app on your phone, asked for after the password, keeps others out who know the password.'}
        </span>
      </p>
    </Card>
  )
}
