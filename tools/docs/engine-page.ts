import { type EngineExport, engineExports } from './engine-exports.ts'

const HEAD = `# The engine

<!-- \`npm run docs\` writes this page from the doc comments of app/astro. Do not edit it by hand. -->

\`app/astro\` computes charts and judges them by the rules of the old books. It reads one table of positions and has no other input.
Code outside of it imports from \`app/astro/index.server.ts\`, whose exports are listed here by file.

Longitudes are ecliptic, tropical, of the true equinox of date, in degrees from 0 (the start of Aries) up to 360. Latitudes and
longitudes of places are geographic degrees, north and east positive. [accuracy.md](accuracy.md) states how accurate the positions are.
`

const TAGS: Readonly<Record<string, string>> = { returns: 'Returns', throws: 'Throws', source: 'Source' }

/** docs/engine.md, generated from the doc comments. */
export function enginePage(exported: readonly EngineExport[] = engineExports()): string {
  const files = [...new Set(exported.map(({ file }) => file))]
  return [
    HEAD,
    ...files.map((file) =>
      section(
        file,
        exported.filter((each) => each.file === file),
      ),
    ),
  ].join('\n')
}

function section(file: string, exported: readonly EngineExport[]): string {
  const constants = exported.filter(({ kind }) => kind === 'constant').map(constantText)
  const others = exported.filter(({ kind }) => kind !== 'constant').map(declaredText)
  return [`## ${file}\n`, ...(constants.length > 0 ? [`${constants.join('\n')}\n`] : []), ...others].join(
    '\n',
  )
}

/** A function or a type: its declaration, its comment, and its tags as a list. */
function declaredText({ name, declaration, text, tags }: EngineExport): string {
  const parameters = tags.filter((tag) => tag.name === 'param').map((tag) => `- ${flat(tag.text)}`)
  const others = tags
    .filter((tag) => tag.name in TAGS)
    .map((tag) => `- **${TAGS[tag.name]}:** ${flat(tag.text)}`)
  const list = [...parameters, ...others]
  return [
    `### ${name}\n`,
    `\`\`\`ts\n${declaration}\n\`\`\`\n`,
    ...(text ? [`${text}\n`] : []),
    ...(list.length > 0 ? [`${list.join('\n')}\n`] : []),
  ].join('\n')
}

/** A constant, in one line. */
function constantText({ name, text, tags }: EngineExport): string {
  const source = tags.find((tag) => tag.name === 'source')
  const parts = [flat(text), ...(source ? [`Source: ${flat(source.text)}`] : [])].filter(Boolean).join(' ')
  return `- \`${name}\`${parts ? `: ${parts}` : ''}`
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim()
