import type { tableWords } from './table-messages.ts'

export const ar: typeof tableWords = {
  scrolls: 'يُمرَّر جانبا',
  scrolling: (what: string) => `${what}، يُمرَّر جانبا`,
}
