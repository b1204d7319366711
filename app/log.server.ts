import { type DestinationStream, type LogFn, type Logger, pino } from 'pino'

import { HOUR } from '#app/operations/clock.ts'

export type { Logger }

/**
 * Logs structured lines to standard output. A line contains only the fields that the caller names: no bodies,
 * addresses, names or tokens. Of an error it contains what `errorFields` returns. Lines that come while others are written
 * are written together; pino writes the rest when the process exits, and at once before a fatal error.
 */
export function createLog(level: string, to?: DestinationStream): Logger {
  const isNew = stackTimes()
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: {
      // This runs before pino, which would use an error's message as the message of the line.
      logMethod(this: Logger, [first, ...rest]: Parameters<LogFn>, write: LogFn) {
        write.apply(this, [withErrorFields(first, isNew), ...rest] as Parameters<LogFn>)
      },
    },
    serializers: { err: (err: ErrorFields) => err },
  }
  return pino(options, to ?? pino.destination({ dest: 1, sync: false }))
}

/**
 * Whether a stack is written: once an hour for each place in the code, because anyone who finds a fault could fill the log
 * with it. The lines between name the place.
 */
function stackTimes(): (place: string) => boolean {
  const written = new Map<string, number>()
  return (place) => {
    const now = Date.now()
    const isNew = now - (written.get(place) ?? Number.NEGATIVE_INFINITY) >= HOUR
    if (isNew) written.set(place, now)
    return isNew
  }
}

type IsNew = ReturnType<typeof stackTimes>

function withErrorFields(what: unknown, isNew: IsNew): unknown {
  if (what instanceof Error) return { err: errorFields(what, isNew) }
  if (typeof what !== 'object' || what === null || !('err' in what)) return what
  return { ...what, err: errorFields(what.err, isNew) }
}

interface ErrorFields {
  name: string
  message: string
  code?: string
  at?: string
  cause?: ErrorFields
}

/**
 * The parts of an error that may be logged. Messages of parsers, mail servers and databases can repeat what a person
 * typed.
 */
function errorFields(error: unknown, isNew: IsNew): ErrorFields {
  if (!(error instanceof Error)) return { name: typeof error, message: withoutTyped(describe(error)) }
  const { name, message, stack, cause } = error
  const code = (error as { code?: unknown }).code
  const frames = stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? []
  const [place] = frames
  return {
    name,
    message: withoutTyped(message),
    ...(typeof code === 'string' ? { code } : {}),
    ...(place === undefined ? {} : { at: isNew(`${name} ${place}`) ? frames.join('\n') : place }),
    ...(cause === undefined ? {} : { cause: errorFields(cause, isNew) }),
  }
}

/**
 * A thrown value that is not an Error: its class and the names of its fields. The values may contain what a person
 * typed.
 */
function describe(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown)
  const { status } = thrown as { status?: unknown }
  const kind = thrown.constructor?.name ?? 'object'
  const about = typeof status === 'number' ? ` with status ${status}` : ''
  return `${kind}${about} {${Object.keys(thrown).slice(0, 10).join(', ')}}`
}

function withoutTyped(message: string): string {
  return message
    .replace(/\nparams:.*/s, '')
    .replace(/".*"/s, '"…"')
    .replace(/[^\s<>"]+@[^\s<>"]+/g, '…@…')
}
