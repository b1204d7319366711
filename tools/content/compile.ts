import Markdoc, { type Node, type RenderableTreeNode, type Tag } from '@markdoc/markdoc'
import { parseDocument } from 'yaml'
import { z } from 'zod'
import type { SlotName } from '#app/content/slots.ts'
import { splitByDirection } from '#app/language/isolate.ts'
import { type Language, languages } from '#app/language/language.ts'
import { checkNode, type Problem, syntax } from './syntax.ts'

const frontMatterSchema = z.strictObject({
  title: z.string().min(1),
  /** For search engines. */
  description: z.string().min(20),
  /** The sentence below the title. */
  lead: z.string().min(1),
  /** sections: beside a list of them. plain: without the list. glossary: each section is a term with its meaning. */
  layout: z.enum(['sections', 'plain', 'glossary']).default('sections'),
})

export interface CompiledPage {
  /** A module whose default export is a `ContentPage` of app/content/pages.ts. */
  code: string
  slots: readonly SlotName[]
  /** The anchors of its headings. */
  ids: readonly string[]
  /** What every language of the text has: its layout, its headings with their anchors, its slots and its components. */
  outline: readonly string[]
}

/**
 * Compiles a text to a module that makes React elements, so that neither the server nor a browser parses it.
 * @param file as it is named in messages
 * @param translated the same text in English, if this is another language: it must have the same outline
 * @throws Error with a line `file:line: reason` for each mistake in the text
 */
export function compile(
  file: string,
  source: string,
  language: Language = 'en',
  translated?: CompiledPage,
): CompiledPage {
  const ast = Markdoc.parse(source)
  const nodes = [...ast.walk()]
  const front = readFrontMatter(String(ast.attributes.frontmatter ?? ''))
  const slots = new Set<SlotName>()
  // Warnings are about what is in what; `checkNode` is narrower.
  const mistakes = Markdoc.validate(ast, syntax).filter(({ error }) => error.level !== 'warning')
  const problems: Problem[] = [
    ...front.problems,
    ...mistakes.map(({ error, lines, location }) => ({
      line: error.location?.start.line ?? (lines[0] ?? location?.start.line ?? 0) + 1,
      reason: error.message,
    })),
    ...nodes.flatMap((node) => checkNode(node, slots)),
  ]
  const page = split(ast.children)
  const ids = nodes.flatMap(({ type, attributes }) => (type === 'heading' ? (attributes.id ?? []) : []))
  problems.push(...checkSections(page, front.values?.layout), ...checkAnchors(nodes, ids))
  const outline = listOutline(nodes, front.values?.layout)
  problems.push(...compareOutlines(translated?.outline ?? outline, outline))
  if (!front.values || problems.length > 0) {
    throw new Error(problems.map(({ line, reason }) => `${file}:${line}: ${reason}`).join('\n'))
  }

  const { sections, foot } = page
  const { layout } = front.values
  const fields = {
    ...Object.fromEntries(Object.entries(front.values).map(([name, value]) => [name, JSON.stringify(value)])),
    slots: JSON.stringify([...slots]),
    sections: `[${sections.map((section) => sectionCode(section, language, layout === 'glossary')).join(',\n')}]`,
    foot: foot.length > 0 ? elements(foot, language) : 'null',
  }
  const lines = Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`)
  return {
    code: `import { createElement, Fragment } from 'react'\nimport { inDigits } from '#app/language/current.ts'\nexport default {\n${lines.join(',\n')}\n}\n`,
    slots: [...slots],
    ids,
    outline,
  }
}

function listOutline(nodes: readonly Node[], layout = ''): string[] {
  const parts = nodes.flatMap(({ type, tag, attributes }) => {
    if (type === 'heading') return [`heading ${attributes.level} ${attributes.id ? `#${attributes.id}` : ''}`]
    // Words of another language differ between languages, and a link may stand in another sentence.
    if (type === 'tag' && tag !== 'lang' && tag !== 'small')
      return [`tag ${tag} ${attributes.href ?? [attributes.primary ?? []].flat().map(toName).join(', ')}`]
    return Object.values(attributes)
      .filter((value) => Markdoc.Ast.isVariable(value))
      .map((value) => `slot ${toName(value)}`)
  })
  return [`layout ${layout}`, ...parts].map((part) => part.trim())
}

const toName = (value: unknown): string =>
  Markdoc.Ast.isVariable(value) ? (value as { path: string[] }).path.join('.') : String(value)

/** Headings and the layout in their order; slots and components in any, because sentences differ. */
function compareOutlines(english: readonly string[], own: readonly string[]): Problem[] {
  const fixed = (outline: readonly string[]) => outline.filter((part) => /^(heading|layout)/.test(part))
  const [wanted, found] = [fixed(english), fixed(own)]
  const at = wanted.findIndex((part, index) => part !== found[index])
  const rest = [...own]
  const missing = english.filter((part) => {
    const index = rest.indexOf(part)
    if (index >= 0) rest.splice(index, 1)
    return index < 0
  })
  const reasons = [
    ...missing.map((part) => `The English text has: ${part}`),
    ...rest.map((part) => `The English text does not have: ${part}`),
    ...(missing.length + rest.length === 0 && at >= 0 ? [`In the English text, here is: ${wanted[at]}`] : []),
  ]
  return reasons.map((reason) => ({ line: 1, reason }))
}

const problemAt = (node: Node, reason: string): Problem => ({ line: (node.lines[0] ?? 0) + 1, reason })

function checkSections({ sections, foot, before }: ReturnType<typeof split>, layout?: string): Problem[] {
  const unnamed = sections.map(({ heading }) => heading).filter(({ attributes }) => !attributes.id)
  return [
    ...before.map((node) => problemAt(node, 'A text begins with a heading of level 2')),
    ...(layout === 'glossary' ? [] : foot).map((node) =>
      problemAt(node, 'Only a glossary has text below its sections'),
    ),
    ...(layout === 'plain' ? [] : unnamed).map((heading) =>
      problemAt(heading, 'This heading needs an anchor, such as {% #anchor %}'),
    ),
  ]
}

function checkAnchors(nodes: readonly Node[], ids: readonly string[]): Problem[] {
  return nodes.flatMap((node) => {
    const { id, href } = node.attributes
    if (node.type === 'heading' && ids.indexOf(id) !== ids.lastIndexOf(id))
      return [problemAt(node, 'Two headings have this anchor')]
    if (node.type === 'link' && href.startsWith('#') && !ids.includes(href.slice(1)))
      return [problemAt(node, `No heading has the anchor ${href}`)]
    return []
  })
}

function readFrontMatter(text: string) {
  const document = parseDocument(text)
  // The first line of the file is the line above the front matter.
  const broken = document.errors.map(({ message, linePos }) => ({
    line: (linePos?.[0].line ?? 0) + 1,
    reason: message.split('\n')[0]!,
  }))
  if (broken.length > 0) return { values: null, problems: broken }
  const { data, error } = frontMatterSchema.safeParse(document.toJS() ?? {})
  const lines = text.split('\n')
  const wrong = (error?.issues ?? []).map(({ path, message }) => ({
    line: lines.findIndex((line) => line.startsWith(`${String(path[0])}:`)) + 2,
    reason: `Front matter: ${[...path, message].join(': ')}`,
  }))
  return { values: data ?? null, problems: wrong }
}

interface Section {
  heading: Node
  body: Node[]
}

/** The sections, each with its heading, and below a line `---` what is below all sections. */
function split(nodes: readonly Node[]) {
  const end = nodes.findIndex(({ type }) => type === 'hr')
  const sections: Section[] = []
  const before: Node[] = []
  for (const node of end < 0 ? nodes : nodes.slice(0, end)) {
    const section = sections.at(-1)
    if (node.type === 'heading' && node.attributes.level === 2) sections.push({ heading: node, body: [] })
    else if (section) section.body.push(node)
    else before.push(node)
  }
  return { sections, foot: end < 0 ? [] : nodes.slice(end + 1), before }
}

/** @param isTerm its meaning, if it is one paragraph, is written without an element around it */
function sectionCode({ heading, body }: Section, language: Language, isTerm: boolean): string {
  const { id = null, arabic = null, latin = null } = heading.attributes
  const [first, ...more] = body
  const isShort = isTerm && first?.type === 'paragraph' && more.length === 0
  return `{ ${[
    ...Object.entries({ id, heading: headingText(heading), arabic, latin }).map(
      ([name, value]) => `${name}: ${JSON.stringify(value)}`,
    ),
    `body: ${elements(isShort ? first.children : body, language)}`,
  ].join(', ')} }`
}

function headingText(heading: Node): string {
  return [...heading.walk()]
    .map(({ attributes }) => attributes.content ?? '')
    .join('')
    .trim()
}

/** Code of a function that receives the components of app/content/parts.tsx and makes the elements. */
function elements(nodes: readonly Node[], language: Language): string {
  const tree = nodes.flatMap((node) => node.transform(syntax) as RenderableTreeNode | RenderableTreeNode[])
  return `(parts) => ${elementCode('Fragment', {}, joinTexts(tree), language)}`
}

function elementCode(
  type: string,
  attributes: object,
  children: readonly RenderableTreeNode[],
  language: Language,
): string {
  const codes = children.flatMap((node) =>
    isTag(node)
      ? elementCode(
          findComponent(node.name, language),
          node.attributes,
          node.children,
          // Words of another language have their own direction.
          node.attributes.lang ? 'en' : language,
        )
      : textCodes(String(node), language),
  )
  return `createElement(${[type, JSON.stringify(attributes), ...codes].join(', ')})`
}

function findComponent(name: string, language: Language): string {
  if (name === 'a' && language !== 'en') return 'parts.Link'
  return /^[A-Z]/.test(name) ? `parts.${name}` : JSON.stringify(name)
}

function textCodes(text: string, language: Language): string[] {
  if (languages[language].direction === 'ltr') return [JSON.stringify(text)]
  return splitByDirection(text).map((part) =>
    part.isolated ? `createElement("bdi", {"dir":"ltr"}, ${writtenCode(part.text)})` : writtenCode(part.text),
  )
}

/** A reader chooses between the digits of two scripts. */
function writtenCode(text: string): string {
  return /\d/.test(text) ? `inDigits(${JSON.stringify(text)})` : JSON.stringify(text)
}

const isTag = (node: RenderableTreeNode): node is Tag => Markdoc.Tag.isTag(node)

/** Neighbouring texts become one: React writes a comment between two. */
function joinTexts(nodes: readonly RenderableTreeNode[]): RenderableTreeNode[] {
  const joined: RenderableTreeNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = last + node
    else joined.push(node)
  }
  for (const node of joined) if (isTag(node)) node.children = joinTexts(node.children)
  return joined
}
