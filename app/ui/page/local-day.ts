/** YYYY-MM-DD where the reader is. */
export function localDay(now: Date): string {
  const part = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`
}
