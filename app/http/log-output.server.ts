import { type DestinationStream, pino } from 'pino'

/** Lines are written together, after this many milliseconds or characters at the latest. */
const WRITE_WITHIN_MS = 20
const MOST_CHARACTERS = 16_384
const WARN = 40

/**
 * Standard output for the log. Each write is a call to the system, which for a short answer costs as much as the answer
 * itself; so lines of requests wait for each other a moment. A warning or an error is written at once, with all lines
 * ahead of it, and the rest when the process ends. Only a kill that no process can catch loses the lines of the last
 * moment.
 */
export function collectedOutput(
  output: Pick<DestinationStream, 'write'> = pino.destination({ dest: 1, sync: true }),
) {
  let lines = ''
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (lines === '') return
    const all = lines
    lines = ''
    output.write(all)
  }
  process.once('exit', flush)

  return {
    // With this, pino says the level of each line before it writes it.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string) {
      lines += line
      if (this.lastLevel >= WARN || lines.length >= MOST_CHARACTERS) flush()
      else timer ??= setTimeout(flush, WRITE_WITHIN_MS)
    },
    flush,
  }
}

let shared: ReturnType<typeof collectedOutput> | undefined

/** The output of this process, which all its logs write to. */
export function standardOutput() {
  shared ??= collectedOutput()
  return shared
}
