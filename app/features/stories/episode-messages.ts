import { MOST_STORIES } from './episode-places.ts'

export const NAME_MAX = 120

export const NO_SUCH_EPISODE = 'There is no such episode.'
export const EPISODE_FAILED = ['Episode not saved', 'Please try again.'] as const

export const NAME_IT = 'Please give the episode a name.'
export const NAME_TOO_LONG = `A name has at most ${NAME_MAX} characters.`
export const CHOOSE_STORIES = 'Please choose at least one story.'
export const TOO_MANY_STORIES = `An episode has at most ${MOST_STORIES} stories.`
export const GIVE_THE_DAY = 'Please give the day as a date, or leave it empty.'
export const GIVE_THE_ADDRESS = 'Please give an address that begins with https://, or leave it empty.'

export const STORY_GONE =
  'A chosen story is no longer here: its author has withdrawn it, or it was deleted. Please look at the list again.'
export const notPermitted = (title: string) =>
  `The author of “${title}” does not permit, or no longer permits, that it is told on the channel.`
export const notFree = (title: string) => `“${title}” is no longer featured, or is in another episode.`
export const permittedAnew = (title: string) =>
  `The author of “${title}” has changed what they permit since this page was shown. Please read the sheet again before you save.`
