import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import ts from 'typescript'
import type { Plugin } from 'vitest/config'

/**
 * Changes numbers, which StrykerJS does not change: each literal of a file is raised by one and, if it is not zero,
 * negated, and the unit tests are run. No file is written; a plugin changes the file while it is loaded.
 */

interface Change {
  file: string
  /** Start and end of the literal, in characters. */
  from: number
  to: number
  text: string
}

/** Positions of numbers that are only an index of a list or part of a type. */
const isOfNoWeight = ({ parent }: ts.Node) =>
  ts.isElementAccessExpression(parent) || ts.isLiteralTypeNode(parent) || ts.isEnumMember(parent)

function changesOf(file: string): Change[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Change[] = []
  const visit = (node: ts.Node) => {
    if (ts.isNumericLiteral(node) && !isOfNoWeight(node)) {
      const place = { file, from: node.getStart(), to: node.end }
      const value = Number(node.text.replaceAll('_', ''))
      found.push({ ...place, text: `(${value + 1})` })
      if (value !== 0) found.push({ ...place, text: `(-${value})` })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** For tests/mutants/vitest.config.ts. */
export function changedNumber(): Plugin | null {
  const setting = process.env.QISMAH_NUMBER
  if (!setting) return null
  const { file, from, to, text } = JSON.parse(setting) as Change
  return {
    name: 'changed-number',
    enforce: 'pre',
    transform(code, id) {
      return relative(process.cwd(), id) === file ? code.slice(0, from) + text + code.slice(to) : null
    },
  }
}

/** @returns the number of changes that no test noticed */
export function tryNumbers(files: readonly string[]): number {
  let [killed, survived] = [0, 0]
  for (const file of files) {
    for (const change of changesOf(file)) {
      const env = { ...process.env, QISMAH_NUMBER: JSON.stringify(change) }
      const args = [
        'vitest',
        'run',
        '--config',
        'tests/mutants/vitest.config.ts',
        '--bail=1',
        '--maxWorkers=1',
      ]
      const isNoticed = spawnSync('npx', args, { env, stdio: 'ignore' }).status !== 0
      if (isNoticed) killed += 1
      else {
        survived += 1
        const text = readFileSync(file, 'utf8')
        const line = text.slice(0, change.from).split('\n').length
        process.stdout.write(
          `survived ${file}:${line} ${text.slice(change.from, change.to)} → ${change.text}\n`,
        )
      }
    }
  }
  process.stdout.write(`${killed} of ${killed + survived} changed numbers noticed\n`)
  return survived
}
