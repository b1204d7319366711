import { Secret, TOTP } from 'otpauth'
import { administrator } from './admin.ts'
import type { Browser, testApp } from './app.ts'

type App = Awaited<ReturnType<typeof testApp>>

/** The code of the authenticator app on a person's phone. */
export function codeOf(secret: string, now: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })
}

/** An administrator with two-step sign-in who is signed in. The last code was used some time ago. */
export async function twoStepAdministrator(app: App) {
  const person = await administrator(app)
  return { ...person, ...(await turnOnTwoStep(app, person)) }
}

/** Turns two-step sign-in on for a signed-in person. */
export async function turnOnTwoStep(app: App, person: { browser: Browser; password: string }) {
  const { browser } = person
  await browser.form('/settings/two-step', { step: 'begin', currentPassword: person.password })
  const html = await (await browser.get('/settings/two-step')).text()
  const secret = /<code[^>]*>([A-Z2-7 ]{39})<\/code>/.exec(html)![1]!.replaceAll(' ', '')
  const recoveryCodes = [...html.matchAll(/<code>([0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4})<\/code>/g)].map(
    ([, code]) => code!,
  )
  const code = () => codeOf(secret, app.clock.now())
  const done = await browser.form('/settings/two-step', { step: 'confirm', code: code() })
  if (done.status !== 303) throw new Error(`Turning two-step sign-in on answered ${done.status}`)
  app.clock.advance(60_000)
  return { secret, recoveryCodes, code }
}
