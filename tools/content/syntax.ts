import Markdoc, {
  type Config,
  type Node,
  type RenderableTreeNode,
  type Schema,
  type SchemaAttribute,
} from '@markdoc/markdoc'
import { isPassageId } from '#app/books/passages.ts'
import { SLOTS, type SlotName, TABLE_TEXTS } from '#app/content/slots.ts'

const { Tag, Ast } = Markdoc

export interface Problem {
  line: number
  reason: string
}

const flag: SchemaAttribute = { type: Boolean, render: false }

/** On a paragraph or an item of a list: it is shown only if a slot has a value (`when`), or only if it has none. */
const CONDITIONS = { when: flag, unless: flag }

function conditional({ attributes: { when, unless } }: Node, made: RenderableTreeNode): RenderableTreeNode {
  if (when) return new Tag('When', { slot: when.path.join('.'), is: true }, [made])
  return unless ? new Tag('When', { slot: unless.path.join('.'), is: false }, [made]) : made
}

const block = (name: string): Schema => ({
  attributes: CONDITIONS,
  transform: (node, config) =>
    conditional(
      node,
      new Tag(name, node.transformAttributes(config), trimmed(node.transformChildren(config))),
    ),
})

/** Without the space beside an annotation. */
function trimmed(nodes: readonly RenderableTreeNode[]): RenderableTreeNode[] {
  const texts = nodes.map((node, index) => {
    if (typeof node !== 'string') return node
    const begun = index === 0 ? node.trimStart() : node
    return index === nodes.length - 1 ? begun.trimEnd() : begun
  })
  return texts.filter((node) => node !== '')
}

/** An object with exactly these keys. */
const texts = (keys: readonly string[]): SchemaAttribute => ({
  type: Object,
  required: true,
  validate: (value) => (hasKeys(value, keys) ? [] : [wrong(`Texts are needed for ${keys.join(', ')}`)]),
})

const hasKeys = (value: object, keys: readonly string[]) =>
  Object.keys(value).sort().join() === [...keys].sort().join()

const wrong = (message: string) => ({ id: 'content', level: 'error' as const, message })

/** A list whose items have a list with one item becomes terms, each with its value. */
const factsTag: Schema = {
  validate: ({ children }) =>
    children.every(({ type }) => type === 'list') && listItems(children).every((item) => factValue(item))
      ? []
      : [wrong('Facts are a list; below each of its items is a list with one item')],
  transform: ({ children }, config) => {
    const rows = listItems(children).map((item) => {
      const term = item.children
        .slice(0, -1)
        .flatMap((node) => node.transform(config) as RenderableTreeNode[])
      const value = factValue(item)!.transformChildren(config)
      return new Tag('div', {}, [new Tag('dt', {}, trimmed(term)), new Tag('dd', {}, trimmed(value))])
    })
    return new Tag('dl', { className: 'facts' }, rows)
  },
}

const listItems = (lists: readonly Node[]) => lists.flatMap(({ children }) => children)

function factValue({ children }: Node): Node | undefined {
  const list = children.at(-1)
  return children.length > 1 && list?.type === 'list' && list.children.length === 1
    ? list.children[0]
    : undefined
}

const tags: Record<string, Schema> = {
  facts: factsTag,
  notice: { render: 'Notice', attributes: { title: { type: String, required: true } } },
  button: {
    render: 'Button',
    inline: true,
    attributes: { href: { type: String, required: true }, variant: { type: String, matches: ['danger'] } },
  },
  /** Words of another language. */
  lang: {
    inline: true,
    attributes: { primary: { type: String, required: true, render: false } },
    transform: (node, config) => {
      const { primary: lang } = node.attributes
      return new Tag(lang === 'ar' ? 'bdi' : 'span', { lang }, node.transformChildren(config))
    },
  },
  small: {
    transform: (node, config) => {
      if (node.inline) return new Tag('small', {}, node.transformChildren(config))
      const words = node.children.flatMap((child) => child.transformChildren(config))
      return new Tag('p', { className: 'text-sm text-faded' }, trimmed(words))
    },
  },
  /** Quotations of the old books. */
  passages: {
    render: 'Passages',
    selfClosing: true,
    attributes: {
      primary: {
        type: Array,
        required: true,
        render: 'ids',
        validate: (ids: unknown) =>
          [ids]
            .flat()
            .filter((id) => !isPassageId(String(id)))
            .map((id) => wrong(`No passage is called '${id}'`)),
      },
    },
  },
  /** One of several texts, by the value of a slot. */
  choose: {
    selfClosing: true,
    attributes: { primary: { required: true, render: false }, texts: { type: Object, required: true } },
    transform: (node, config) =>
      new Tag('Choose', {
        slot: node.attributes.primary.path.join('.'),
        ...node.transformAttributes(config),
      }),
  },
  /** The table of the charts of Valens. */
  nativities: {
    selfClosing: true,
    attributes: {
      primary: { required: true, render: false },
      caption: { type: String, required: true },
      heads: texts(TABLE_TEXTS.heads),
      sect: texts(TABLE_TEXTS.sect),
      fits: texts(TABLE_TEXTS.fits),
    },
    transform: (node, config) =>
      new Tag('Nativities', {
        slot: node.attributes.primary.path.join('.'),
        ...node.transformAttributes(config),
      }),
  },
}

const NODES = new Set(
  'document heading paragraph inline text strong em link list item softbreak hr tag'.split(' '),
)

/** What a text can contain: Markdown, and these tags. */
export const syntax: Config = {
  nodes: {
    ...Markdoc.nodes,
    heading: {
      ...Markdoc.nodes.heading,
      attributes: {
        ...Markdoc.nodes.heading.attributes,
        /** The term of al-Qabisi, in Arabic and in Latin letters: for the glossary. */
        arabic: { type: String, render: false },
        latin: { type: String, render: false },
      },
      transform: (node, config) =>
        new Tag(
          `h${node.attributes.level}`,
          node.transformAttributes(config),
          trimmed(node.transformChildren(config)),
        ),
    },
    paragraph: block('p'),
    item: block('li'),
    text: {
      attributes: { content: { required: true } },
      transform: ({ attributes: { content } }) =>
        Ast.isVariable(content) ? new Tag('Slot', { name: content.path.join('.') }) : content,
    },
  },
  tags,
}

/** What Markdoc does not check. */
export function checkNode(node: Node, used: Set<SlotName>): Problem[] {
  const { type, tag, attributes, children } = node
  const reasons: string[] = []
  if (!NODES.has(type)) reasons.push(`A text has no ${type}`)
  if (type === 'heading') {
    const [text, ...more] = children.flatMap((inline) => inline.children)
    if (![2, 3].includes(attributes.level)) reasons.push('A heading has level 2 or 3')
    if (typeof text?.attributes.content !== 'string' || more.length > 0)
      reasons.push('A heading is plain text')
    if (Boolean(attributes.arabic) !== Boolean(attributes.latin)) reasons.push('`arabic` needs `latin`')
  }
  if (type === 'text' && /<[a-z/!]|\{%|%\}/i.test(attributes.content))
    reasons.push('HTML, or a tag that does not end')
  for (const [name, value] of Object.entries(attributes)) {
    const isSlot = Ast.isVariable(value)
    if (isSlot) reasons.push(...checkSlot(value.path.join('.'), slotRole(type, tag, name), attributes, used))
    else if (name in CONDITIONS || (name === 'primary' && (tag === 'choose' || tag === 'nativities')))
      reasons.push(`'${name}' is the name of a slot`)
    else if ([...Ast.getAstValues(value)].length > 0)
      reasons.push(`'${name}' cannot contain a slot or a function`)
  }
  return reasons.map((reason) => ({ line: (node.lines[0] ?? 0) + 1, reason }))
}

type Role = 'shown' | 'condition' | 'choice' | 'table' | null

function slotRole(type: string, tag: string | undefined, attribute: string): Role {
  if (type === 'text') return 'shown'
  if (attribute in CONDITIONS) return 'condition'
  if (attribute !== 'primary') return null
  return tag === 'choose' ? 'choice' : tag === 'nativities' ? 'table' : null
}

function checkSlot(name: string, role: Role, { texts }: Node['attributes'], used: Set<SlotName>): string[] {
  if (!Object.hasOwn(SLOTS, name)) return [`No slot is called '${name}'`]
  used.add(name as SlotName)
  const kind = SLOTS[name as SlotName]
  const fits = {
    shown: kind === 'text',
    condition: kind === 'text' || kind === 'flag',
    choice: Array.isArray(kind) && hasKeys(texts ?? {}, kind),
    table: kind === 'charts',
  }
  return role && fits[role] ? [] : [`The slot '${name}' cannot be used here`]
}
