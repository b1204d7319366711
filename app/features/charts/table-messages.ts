import { translated } from '#app/language/current.ts'
import { ar } from './table-messages.ar.ts'

/** What is said of tables and figures that are wider than the screen. */
export const tableWords = translated({
  en: {
    scrolls: 'Scrolls sideways',
    scrolling: (what: string) => `${what}, scrolls sideways`,
  },
  ar,
})
