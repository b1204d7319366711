import { paths } from '#app/paths.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'

export function TwoStepCard({ isOn }: { isOn: boolean }) {
  return (
    <Card
      level={3}
      title="Two-step sign-in"
      actions={
        <ButtonLink href={paths.twoStep} variant="secondary">
          {isOn ? 'Manage two-step sign-in' : 'Set up'}
        </ButtonLink>
      }
    >
      <p className="flex flex-wrap items-center gap-3">
        {isOn ? <Badge variant="good">On</Badge> : <Badge>Off</Badge>}
        <span className="max-w-measure">
          {isOn
            ? 'When you sign in, you enter your password and then a code from your authenticator app.'
            : 'After your password, you enter a code from an app on your phone. Somebody who knows only your password cannot sign in.'}
        </span>
      </p>
    </Card>
  )
}
