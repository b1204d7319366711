import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** What is in English only: parts of the back-office that are also in reach of members' pages, and answers to its operators. */
const IN_ENGLISH =
  /\/features\/(admin|listing|users|similarity)\/|admins\.server|planetary-rulers\.server|birth-details\.schema/
const ATTRIBUTES = /^(alt|aria-label|hint|label|lead|placeholder|summary|title)$/
const SPOKEN = /^(success|failure|pageTitle|fieldRefusal|Refusal|ProofNeeded)$/
/** Why a schema refuses. */
const REFUSES = /\.(string|enum|union|min|max|regex|refine)$/

/** The files in reach of the pages that are in each language. */
function filesOfPages(): Set<string> {
  const found = new Set(globSync('app/{root.tsx,routes/{auth,member,public}/*}'))
  for (const file of found) {
    if (!/\.tsx?$/.test(file) || IN_ENGLISH.test(file)) continue
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
      const path = fileName.startsWith('.') ? resolve(file, '..', fileName) : fileName.replace(/^#/, '')
      if (path.startsWith('app/') || fileName.startsWith('.'))
        found.add(path.replace(`${process.cwd()}/`, ''))
    }
  }
  return new Set(
    [...found].filter((file) => /(?<!messages(\.\w\w)?)\.tsx?$/.test(file) && !IN_ENGLISH.test(file)),
  )
}

const isWord = (text: string) => /[A-Za-z]{2}/.test(text.replace(/&\w+;/g, ''))
const isSentence = (text: string) => /[a-z]/.test(text) && /\S \S/.test(text) && isWord(text)
const isElement = (node: ts.Node) => ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)

/** Texts for people that do not come from a module of words. */
function textsIn(file: string): string[] {
  const found: string[] = []
  const literals = (node: ts.Node, test: (text: string) => boolean): void => {
    const isCompared = ts.isBinaryExpression(node) && /^[!=]==$/.test(node.operatorToken.getText())
    if (isElement(node) || isCompared) return
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    if (isText && test(node.text)) found.push(`${file}: ${node.text}`)
    ts.forEachChild(node, (child) => literals(child, test))
  }
  const visit = (node: ts.Node): void => {
    // A word of another language, with its language.
    if (ts.isJsxElement(node) && / lang="/.test(node.openingElement.getText())) return
    if (ts.isJsxText(node) && isWord(node.text)) found.push(`${file}: ${node.text.trim()}`)
    if (ts.isJsxAttribute(node) && ATTRIBUTES.test(node.name.getText()) && node.initializer)
      literals(node.initializer, isWord)
    if (ts.isJsxExpression(node) && isElement(node.parent)) literals(node, isSentence)
    const isSpoken = ts.isCallExpression(node) || ts.isNewExpression(node)
    const spoken = file.endsWith('schema.ts') ? REFUSES : SPOKEN
    if (isSpoken && spoken.test(node.expression.getText()))
      for (const argument of node.arguments ?? []) literals(argument, isSentence)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
  return found
}

it('each text of public and members’ pages is in a module of words', () => {
  const files = filesOfPages()
  expect(files.size).toBeGreaterThan(400)
  expect([...files].flatMap(textsIn)).toEqual([])
})

it('each module of words has the name of its own Arabic', () => {
  const named = [
    ...readFileSync('app/words.ar.ts', 'utf8').matchAll(/ar as (\w+) \} from '\.\/(.+)\.ar\.ts'/g),
  ]
  expect(named.length).toBeGreaterThan(60)
  const names = named.map(([, name, file]) => [
    name,
    /translated\('(\w+)'/.exec(readFileSync(`app/${file}.ts`, 'utf8'))?.[1],
  ])
  expect(names.filter(([name, used]) => name !== used)).toEqual([])
  expect(named.map(([, , file]) => `app/${file}.ar.ts`).sort()).toEqual(
    globSync('app/**/*messages.ar.ts').sort(),
  )
})
