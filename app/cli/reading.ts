import { parseArgs } from 'node:util'
import { answerLines } from './chart-jsonl.ts'
import { readingAnswer } from './reading-jsonl.ts'
import { CommandError, ignoreClosedPipe, printLine, runCommand } from './terminal.ts'

const MOST_MINUTES = 60

const USAGE = `Writes the readings of births, one JSON object a line in and one out.

  npm run -s reading -- --jsonl < births.jsonl
  npm run -s reading -- --jsonl --around 5 < births.jsonl

  --jsonl            births on standard input, as the chart command takes them
  --around MINUTES   also what would read otherwise for a birth so many minutes earlier or later, 1 to ${MOST_MINUTES}`

const OPTIONS = {
  jsonl: { type: 'boolean' },
  around: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

async function main(args: string[]): Promise<void> {
  const { help, jsonl, around } = parse(args)
  if (help) {
    printLine(USAGE)
    return
  }
  if (!jsonl) throw new CommandError(`--jsonl is needed.\n\n${USAGE}`)
  const minutes = around === undefined ? null : minutesOf(around)
  await answerLines(process.stdin, process.stdout, (birth) => readingAnswer(birth, minutes))
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, strict: true }).values
  } catch (problem) {
    throw new CommandError(`${problem instanceof Error ? problem.message : problem}\n\n${USAGE}`)
  }
}

function minutesOf(text: string): number {
  const minutes = Number(text)
  if (/^\d+$/.test(text) && minutes >= 1 && minutes <= MOST_MINUTES) return minutes
  throw new CommandError(`--around must be whole minutes from 1 to ${MOST_MINUTES}`)
}

ignoreClosedPipe()
await runCommand(main, [CommandError])
