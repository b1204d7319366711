import { type ParseArgsConfig, parseArgs } from 'node:util'

/** The request cannot be carried out; the message is for the person at the keyboard. */
export class CommandError extends Error {}

export function printLine(line: string): void {
  process.stdout.write(`${line}\n`)
}

export function failWith(message: string, code = 1): void {
  process.stderr.write(message)
  process.exitCode = code
}

/** The options of a command. @throws CommandError with its usage if one is not known */
export function parseOptions<const Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config)
  } catch (problem) {
    throw new CommandError(`${problem instanceof Error ? problem.message : problem}\n\n${usage}`)
  }
}

export function parseChoice<const T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((each) => each === value)
  if (!found) throw new CommandError(`--${name} must be one of: ${allowed.join(', ')}`)
  return found
}

/** A pipe may be closed early (`| head`). For a command that only prints, this is not an error. */
export function ignoreClosedPipe(): void {
  process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
    if (problem.code !== 'EPIPE') throw problem
    process.exit(0)
  })
}

type ErrorKind = abstract new (...args: never[]) => Error

/** Runs a command. Errors of the kinds in `plain` have a message for people; every other error is shown in full. */
export async function runCommand(
  main: (args: string[]) => void | Promise<void>,
  plain: readonly ErrorKind[],
  toMessage: (error: Error) => string = ({ message }) => message,
): Promise<void> {
  try {
    await main(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof Error && plain.some((kind) => error instanceof kind))) throw error
    failWith(`${toMessage(error)}\n`)
  }
}
