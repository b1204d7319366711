import { z } from 'zod'
import { environmentSchema } from '#app/env.server.ts'
import { SETTING_NOTES, SETTING_SECTIONS, type SettingNote } from './setting-notes.ts'

const HEAD = `# Settings

<!-- \`npm run docs\` writes this page from app/env.server.ts and tools/docs/setting-notes.ts. Do not edit it by hand. -->

Settings come from the environment. \`npm start\` also reads the file \`.env\`, which it makes with new keys on the first start;
values of the environment take precedence. An empty setting has its default, except where its row says otherwise. If a setting is
wrong, the server does not start and lists everything that is wrong.

**Keep \`.env\`.** Without \`DATABASE_KEY\`, nobody can read the database or a backup of it, not even you.
`

const FOOT = `## For one command

\`npm run admin -- rekey\` also reads \`NEW_DATABASE_KEY\`: the new key, 64 hexadecimal digits. Set it if the environment
sets \`DATABASE_KEY\`. Otherwise the command makes a key and writes it into the settings file.
`

/**
 * docs/settings.md, generated from the schema. @throws Error if a setting has neither a default nor a text for being
 * empty
 */
export function settingsPage(): string {
  const notes = Object.entries(SETTING_NOTES) as [keyof typeof SETTING_NOTES, SettingNote][]
  const sections = Object.entries(SETTING_SECTIONS).map(([section, title]) => {
    const rows = notes
      .filter(([, note]) => note.section === section)
      .map(([name, note]) => row(name, environmentSchema.shape[name], note))
    return `## ${title}\n\n| setting | what it does | default |\n| --- | --- | --- |\n${rows.join('\n')}\n`
  })
  return [HEAD, ...sections, FOOT].join('\n')
}

function row(name: string, schema: z.ZodType, note: SettingNote): string {
  const inner = schema instanceof z.ZodDefault ? schema.unwrap() : schema
  const values =
    inner instanceof z.ZodEnum ? ` One of ${inner.options.map((value) => `\`${value}\``).join(', ')}.` : ''
  const unset = note.unset ?? readDefault(schema)
  if (!unset)
    throw new Error(`${name} has no default: state in tools/docs/setting-notes.ts what an empty value means`)
  return `| \`${name}\` | ${note.text}${values} | ${unset} |`
}

/** The default of the schema in Markdown; undefined if there is none. */
function readDefault(schema: z.ZodType): string | undefined {
  return schema instanceof z.ZodDefault ? `\`${schema.def.defaultValue}\`` : undefined
}
