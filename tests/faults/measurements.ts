/** One value that a harness measured, with the value it should have. */
export interface Measurement {
  what: string
  measured: string
  target: string
  /** Undefined for a value that is only reported. */
  good?: boolean
}

export type Harness = () => Promise<Measurement[]>

/** For a value that must be exactly this number. */
export function exactly(what: string, measured: number, target: number): Measurement {
  return { what, measured: whole(measured), target: whole(target), good: measured === target }
}

export function atMost(what: string, measured: number, target: number, unit: string): Measurement {
  return {
    what,
    measured: `${short(measured)} ${unit}`,
    target: `≤ ${short(target)} ${unit}`,
    good: measured <= target,
  }
}

export function atLeast(what: string, measured: number, target: number): Measurement {
  return { what, measured: whole(measured), target: `≥ ${whole(target)}`, good: measured >= target }
}

export function isTrue(what: string, good: boolean, detail = ''): Measurement {
  return { what, measured: (good ? 'yes' : 'NO') + (detail && ` (${detail})`), target: 'yes', good }
}

export function reported(what: string, measured: string): Measurement {
  return { what, measured, target: '' }
}

/** For what this machine cannot measure: the run fails. */
export function notTaken(what: string, reason: string): Measurement {
  return { what, measured: `NOT TAKEN: ${reason}`, target: 'taken', good: false }
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

const whole = (value: number) => value.toLocaleString('en')
const short = (value: number) => (value < 10 ? value.toFixed(1) : whole(Math.round(value)))

/** The measurements as a Markdown table. */
export function table(rows: readonly { harness: string; measurements: readonly Measurement[] }[]): string {
  const head = ['harness', 'figure', 'measured', 'target', '']
  const lines = rows.flatMap(({ harness, measurements }) =>
    measurements.map(({ what, measured, target, good }) => [
      harness,
      what,
      measured,
      target,
      good === undefined ? '' : good ? 'good' : 'MISSED',
    ]),
  )
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map((line) => line[column]!.length), 3))
  const draw = (line: readonly string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`
  return [draw(head), draw(widths.map((width) => '-'.repeat(width))), ...lines.map(draw)].join('\n')
}
