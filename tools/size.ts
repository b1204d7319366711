import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** How large the project is. `npx tsx tools/size.ts` prints it; a house test limits the machinery. */
interface Size {
  /** Lines of app, db and tools, without what is data. */
  code: number
  /** Lines of each part of the machinery. */
  machinery: Record<(typeof MACHINERY)[number], number>
  /** Lines of tests, beside the code and in `tests`. */
  tests: number
  /** Words of docs, without the pages that are generated. */
  words: number
  functions: string[]
  files: string[]
}

/** What serves and builds the features. Only this has a limit of lines. */
const MACHINERY = ['app/http', 'app/framework', 'app/cli', 'tools', 'vite.config.ts'] as const

const LONG_FUNCTION = 100
const LONG_FILE = 350

const CODE = /\.(tsx?|mjs|js|css|py)$/
const TEST = /\.(test|spec|bench|fault)\.tsx?$/
const TEST_ROOM = /^tests\//
/** Texts and tables that are read, and not executed. */
const DATA =
  /^(db\/(migrations|seed)|app\/books\/texts|app\/guidance\/corpus|app\/astro\/reference|content)\/|^app\/guidance\/(ayahs|hadith|theme-words|judge\/\w+-subjects)\.ts$|messages\.\w\w\.ts$/
const GENERATED = /^docs\/(specification|engine|settings)\.md$/

export function measureSize(): Size {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean)
  const texts = new Map(
    files
      .filter((file) => CODE.test(file) || file.endsWith('.md'))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  )
  const chosen = (test: (file: string) => boolean) => [...texts].filter(([file]) => test(file))
  const lines = (test: (file: string) => boolean) =>
    chosen(test).reduce((sum, [, text]) => sum + countLines(text), 0)
  const isTest = (file: string) => CODE.test(file) && (TEST_ROOM.test(file) || TEST.test(file))
  const isCode = (file: string) =>
    CODE.test(file) && /^(app|db|tools)\//.test(file) && !isTest(file) && !DATA.test(file)
  const code = chosen(isCode)
  return {
    code: lines(isCode),
    machinery: Object.fromEntries(
      MACHINERY.map((part) => [
        part,
        lines((file) => file === part || (isCode(file) && file.startsWith(`${part}/`))),
      ]),
    ) as Size['machinery'],
    tests: lines(isTest),
    words: chosen((file) => /^docs\/.*\.md$/.test(file) && !GENERATED.test(file)).reduce(
      (sum, [, text]) => sum + text.split(/\s+/).filter(Boolean).length,
      0,
    ),
    functions: code.flatMap(([file, text]) => (/\.tsx?$/.test(file) ? longFunctions(file, text) : [])),
    files: code
      .filter(([, text]) => countLines(text) > LONG_FILE)
      .map(([file, text]) => `${file} ${countLines(text)}`),
  }
}

function countLines(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}

/** The functions with more lines than `LONG_FUNCTION`, also those within others. */
function longFunctions(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const findLine = (at: number) => source.getLineAndCharacterOfPosition(at).line
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const count = findLine(node.getEnd()) - findLine(node.getStart()) + 1
      if (count > LONG_FUNCTION) found.push(`${file}:${findLine(node.getStart()) + 1} ${count}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

if (process.argv[1]?.endsWith('size.ts')) {
  const { code, machinery, tests, words, functions, files } = measureSize()
  console.log(`code (app, db, tools)      ${code} lines
${Object.entries(machinery)
  .map(([part, lines]) => `  ${part.padEnd(25)}${lines} lines`)
  .join('\n')}
tests                      ${tests} lines
docs                       ${words} words
functions over ${LONG_FUNCTION} lines   ${functions.length}
${functions.map((name) => `  ${name}`).join('\n')}
files over ${LONG_FILE} lines       ${files.length}
${files.map((name) => `  ${name}`).join('\n')}`)
}
