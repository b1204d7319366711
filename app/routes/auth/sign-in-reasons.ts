import { birthWords } from '#app/features/births/birth-messages.ts'
import { storyWords } from '#app/features/stories/story-messages.ts'
import { paths } from '#app/paths.ts'
import { authWords } from './auth-messages.ts'

export interface SignInReason {
  title: string
  lead?: string
}

/** The text of the sign-in page for a visitor who opened a page that needs an account. */
export function signInReason(wanted: string): SignInReason {
  const { pathname } = new URL(wanted, 'http://own.invalid')
  if (pathname === paths.sendStory) return { title: authWords.login.lead, lead: storyWords.logInToSubmit }
  const entersBirth = pathname === paths.birthInfo || pathname === paths.birthData
  return entersBirth
    ? { title: birthWords.logInFirst.title, lead: birthWords.logInFirst.description }
    : { title: authWords.login.lead }
}
