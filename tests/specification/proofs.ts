import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { namesWithExamples } from '../support/calls/index.ts'

/** A test that is marked with a row. */
export interface Proof {
  id: string
  file: string
  /** Includes the titles of the enclosing `describe` blocks. */
  title: string
  /** Every string in the test, and in its file outside other tests. */
  names: readonly string[]
}

const FOLDERS = ['tests/routes', 'tests/e2e', 'tests/process', 'app', 'db']
/**
 * These tests send every call that has examples, and compare its answer with its description and its effects with the
 * records.
 */
const ANSWERS = [
  { file: 'tests/routes/call-results.test.ts', title: 'answers and does what it did' },
  { file: 'tests/routes/openapi.test.ts', title: 'takes and answers what is described' },
]

function testFiles(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  ).toSorted()
}

const isCallOf = (node: ts.Node, names: RegExp): node is ts.CallExpression =>
  ts.isCallExpression(node) && names.test(node.expression.getText())

/** `it('…')`, `it.each(…)('…')`, `test('…')`. */
const isTest = (node: ts.Node): node is ts.CallExpression =>
  isCallOf(node, /^(it|test)(\.(each|skip|only|runIf|fails)\b|$)/) && titleOf(node) !== undefined
const isGroup = (node: ts.Node): node is ts.CallExpression =>
  isCallOf(node, /^(test\.)?describe(\.each\b|$)/) && titleOf(node) !== undefined

function titleOf({ arguments: [title] }: ts.CallExpression): string | undefined {
  if (!title) return undefined
  if (ts.isStringLiteralLike(title)) return title.text
  return ts.isTemplateExpression(title)
    ? title
        .getText()
        .slice(1, -1)
        .replace(/\$\{[^}]*\}/g, '…')
    : undefined
}

function textsIn(node: ts.Node, outsideTests: boolean): string[] {
  if (outsideTests && isTest(node)) return []
  const own =
    ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
      ? [node.text]
      : ts.isRegularExpressionLiteral(node)
        ? [node.text.replaceAll('\\', '')]
        : ts.isJsxText(node)
          ? [node.text]
          : []
  const inner: string[] = []
  ts.forEachChild(node, (child) => {
    inner.push(...textsIn(child, outsideTests))
  })
  return [...own, ...inner]
}

function markedIn(file: string): Proof[] {
  const text = readFileSync(file, 'utf8')
  if (!text.includes('proves(')) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const around = textsIn(source, true)
  const found: Proof[] = []
  walk(source, [])
  return found

  function walk(node: ts.Node, above: readonly ts.CallExpression[]) {
    if (isCallOf(node, /^proves$/)) {
      const test = above.findLast(isTest)
      if (!test) throw new Error(`${file}: proves(…) stands outside of a test.`)
      const title = above.flatMap((call) => titleOf(call) ?? []).join(' › ')
      const names = [...textsIn(test, false), ...around].map((name) => name.replaceAll('&#x27;', "'"))
      for (const id of node.arguments) {
        if (!ts.isStringLiteralLike(id)) throw new Error(`${file}: proves(…) takes names as they stand.`)
        found.push({ id: id.text, file, title, names })
      }
    }
    const inside = isTest(node) || isGroup(node) ? [...above, node] : above
    ts.forEachChild(node, (child) => walk(child, inside))
  }
}

/** Every `proves` mark in the tests, and the calls that are sent because they have examples. */
export function readProofs(): Proof[] {
  const sent = namesWithExamples.flatMap((name) =>
    ANSWERS.map(({ file, title }) => ({ id: `call: ${name}`, file, title: `${name} › ${title}`, names: [] })),
  )
  return [...sent, ...testFiles().flatMap(markedIn)]
}
