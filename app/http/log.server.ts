import { type Logger, pino } from 'pino'

export type { Logger }

/** Structured lines on standard output. Only what is named here is logged: no bodies, addresses, names or tokens. */
export function createLog(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}
