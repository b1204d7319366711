import { LANGUAGES } from '#app/language/language.ts'
import { answerLines } from './chart-jsonl.ts'
import { readingAnswer } from './reading-jsonl.ts'
import { makePreview } from './reading-preview.ts'
import {
  CommandError,
  ignoreClosedPipe,
  parseChoice,
  parseOptions,
  printLine,
  runCommand,
} from './terminal.ts'

const MOST_MINUTES = 60

const USAGE = `Writes the readings of births, one JSON object a line in and one out, or one reading with a paragraph marked in it.

  npm run -s reading -- --jsonl < births.jsonl
  npm run -s reading -- --jsonl --around 5 < births.jsonl

  npm run -s reading -- --preview lot "Gemini 9"
  npm run -s reading -- --language ar --jsonl < births.jsonl

  --jsonl            births on standard input, as the chart command takes them
  --around MINUTES   also what would read otherwise for a birth so many minutes earlier or later, 1 to ${MOST_MINUTES}
  --language NAME    the language of the reading, ${LANGUAGES.join(' or ')}; English, if none is named
  --preview KIND KEY the first random birth whose reading has this paragraph, and the reading with the paragraph marked`

const OPTIONS = {
  jsonl: { type: 'boolean' },
  around: { type: 'string' },
  preview: { type: 'string' },
  language: { type: 'string', default: 'en' },
  help: { type: 'boolean', short: 'h' },
} as const

async function main(args: string[]): Promise<void> {
  const {
    values: { help, jsonl, around, preview, ...values },
    positionals,
  } = parseOptions({ args, options: OPTIONS, allowPositionals: true }, USAGE)
  const language = parseChoice('language', values.language, LANGUAGES)
  if (help) return printLine(USAGE)
  if (preview !== undefined) {
    if (positionals.length !== 1)
      throw new CommandError('--preview needs a kind and a key, such as: lot "Gemini 9"')
    printLine(makePreview(preview, positionals[0]!, language))
    return
  }
  if (positionals.length > 0) throw new CommandError(`Unexpected argument '${positionals[0]}'\n\n${USAGE}`)
  if (!jsonl) throw new CommandError(`--jsonl or --preview is needed.\n\n${USAGE}`)
  const minutes = around === undefined ? null : parseMinutes(around)
  await answerLines(process.stdin, process.stdout, (birth) =>
    readingAnswer(birth, { around: minutes, language }),
  )
}

function parseMinutes(text: string): number {
  const minutes = Number(text)
  if (/^\d+$/.test(text) && minutes >= 1 && minutes <= MOST_MINUTES) return minutes
  throw new CommandError(`--around must be whole minutes from 1 to ${MOST_MINUTES}`)
}

ignoreClosedPipe()
await runCommand(main, [CommandError])
