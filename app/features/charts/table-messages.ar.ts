export const ar = {
  scrolls: 'يُمرَّر جانبا',
  scrolling: (what: string) => `${what}، يُمرَّر جانبا`,
}
