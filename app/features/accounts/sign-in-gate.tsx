import { AuthCard } from '../../ui/auth-card'
import { ButtonLink } from '../../ui/button'
import { GoogleButton } from './google-button'

interface SignInGateProps {
  /** Google is set up. */
  google: boolean
  redirectTo: string | null
  /** The page with e-mail and password. */
  loginHref: string
}

/** Stands where protected content would be, for who is not signed in. */
export function SignInGate({ google, redirectTo, loginHref }: SignInGateProps) {
  const title = 'Sign in to access your spiritual analysis'
  if (!google) {
    return (
      <AuthCard title={title}>
        <ButtonLink href={loginHref}>Sign in</ButtonLink>
      </AuthCard>
    )
  }
  return (
    <AuthCard title={title} foot={<a href={loginHref}>Sign in with e-mail and password</a>}>
      <GoogleButton flow="gate" redirectTo={redirectTo}>
        Sign in with Google
      </GoogleButton>
    </AuthCard>
  )
}
