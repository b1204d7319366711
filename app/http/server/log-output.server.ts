import { type DestinationStream, pino } from 'pino'

/** Lines are written together, after at most this many milliseconds or characters. */
const WRITE_WITHIN_MS = 20
const MAX_CHARACTERS = 16_384
const WARN = 40

/**
 * Standard output for the log. Each write is a system call, which costs as much as a short response, so lines are
 * collected for a moment. A warning or an error is written at once, together with all lines before it; the rest is
 * written when the process exits. Only a kill that the process cannot catch loses the lines of the last moment.
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
    // With this symbol, pino sets `lastLevel` before each write.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string) {
      lines += line
      if (this.lastLevel >= WARN || lines.length >= MAX_CHARACTERS) flush()
      else timer ??= setTimeout(flush, WRITE_WITHIN_MS)
    },
    flush,
  }
}

let shared: ReturnType<typeof collectedOutput> | undefined

/** The log output of this process, shared by all its loggers. */
export function standardOutput() {
  shared ??= collectedOutput()
  return shared
}
