/** The reader's local date as YYYY-MM-DD. */
export function localDay(now: Date): string {
  const part = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`
}
