/** Ticks between two rings, as on the rim of an astrolabe. Every sixth is longer. */
export function rimTicks(middle: number, outer: number, length: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count
    const at = (radius: number) =>
      `${(middle + radius * Math.cos(angle)).toFixed(1)} ${(middle + radius * Math.sin(angle)).toFixed(1)}`
    return `M${at(i % 6 === 0 ? outer - length : outer - length / 2)}L${at(outer)}`
  }).join('')
}
