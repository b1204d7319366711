/** An offset from UTC, with seconds if the zone's history has them: `+02:00`, `-03:30`, `+00:19:32`. */
export function formatOffset(offsetSeconds: number): string {
  const size = Math.abs(offsetSeconds)
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60]
  if (parts[2] === 0) parts.pop()
  return (offsetSeconds < 0 ? '-' : '+') + parts.map((part) => String(part).padStart(2, '0')).join(':')
}

/** The same for people: `UTC+03:00`, with a real minus sign. */
export const offsetText = (offsetSeconds: number) => `UTC${formatOffset(offsetSeconds).replace('-', '−')}`
