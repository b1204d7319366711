import { controlWords } from '#app/ui/base/messages.ts'
import { failure } from './toast.ts'

/** The message if an operation refuses and the page has no better title. */
export const errorToast = ({ message }: { message: string }) => failure(controlWords.failed, message)
