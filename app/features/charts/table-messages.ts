import { translated } from '#app/language/current.ts'

/** What is said of tables and figures that are wider than the screen. */
export const tableWords = translated('table', {
  en: {
    scrolls: 'Scrolls sideways',
    scrolling: (what: string) => `${what}, scrolls sideways`,
  },
})
