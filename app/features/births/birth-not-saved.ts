import { paths } from '#app/paths.ts'
import { failure, type Toast } from '#app/ui/toast/toast.ts'
import { birthWords } from './birth-messages.ts'

/** The message of a birth form that was not answered. Two addresses show the form, each with its own words. */
export function birthNotSaved(): Toast {
  const { refused, faultMessage } =
    birthWords[window.location.pathname.startsWith(paths.birthData) ? 'data' : 'info']
  return failure(refused, faultMessage)
}
