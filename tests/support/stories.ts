import type { Browser } from './app.ts'

export const STORY = 'A story about patience, and about the door that opened when I had stopped knocking.'

/** What a form of somebody who sends a first story has to have. */
export const confirmed = { isMine: 'on', isOfAge: 'on' }

/** The fields of the form, with the switch on. */
export const typed = { title: 'The door that opened', storyContent: STORY, isAnonymous: 'on', ...confirmed }

export interface Story {
  id: string
  title: string
  storyContent: string
  isAnonymous: boolean
  pseudonym: string | null
  alignment: string | null
  status: string
  adminNotes: string | null
  submittedAt: string
  reviewedAt: string | null
  forAnalyses: boolean
  onChannel: boolean
  withLot: boolean
  episode: string | null
  filmedOn: string | null
  filmUrl: string | null
}

export async function mine(browser: Browser): Promise<Story[]> {
  return (await browser.call('GET', '/api/user-stories/my-stories')).body
}

/** A page as text, without the markers that React puts between pieces of text. */
export async function page(browser: Browser, path: string): Promise<string> {
  return (await (await browser.get(path)).text()).replaceAll('<!-- -->', '')
}

/** The value of a hidden field. */
export function hidden(html: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
}
