import { ANONYMOUS_MEANS } from '#app/features/stories/story-messages.ts'
import { translated } from '#app/language/current.ts'
import { ar } from './slot-messages.ar.ts'

/** The words that slots of texts are filled with. */
export const slotWords = translated({ en: { anonymousMeans: ANONYMOUS_MEANS }, ar })
