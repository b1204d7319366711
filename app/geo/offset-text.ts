/** An offset as text: `UTC+03:00`, with seconds if the zone's history has them. */
export function offsetText(seconds: number): string {
  const size = Math.abs(seconds)
  const parts = [Math.floor(size / 3600), Math.floor((size % 3600) / 60), size % 60]
  const shown = parts[2] ? parts : parts.slice(0, 2)
  return `UTC${seconds < 0 ? '−' : '+'}${shown.map((part) => String(part).padStart(2, '0')).join(':')}`
}
