import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'

const text = z.string().trim()
const optionalText = text.optional().transform((value) => (value ? value : undefined))

const databaseKey = optionalText.refine(
  (key) => key === undefined || /^[0-9a-f]{64}$/i.test(key),
  'must be 64 hexadecimal digits (256 bits), or empty for a file that is not encrypted',
)

/**
 * A service that receives people's texts. The connection must be encrypted, unless the service runs on this machine.
 */
const serviceAddress = optionalText.refine(
  (url) => !url || isSecure(url),
  'must begin with https:// (http:// only on loopback)',
)

function oneOf<const Values extends readonly string[]>(...values: Values) {
  return z.enum(values, `must be one of: ${values.join(', ')}`)
}

const PORT_NUMBER = 'must be a whole number from 0 to 65535'

/** Every setting. `npm run docs` makes docs/settings.md from this schema and tools/docs/setting-notes.ts. */
export const environmentSchema = z.object({
  NODE_ENV: oneOf('development', 'production', 'test').default('production'),
  PORT: z.coerce
    .number(PORT_NUMBER)
    .int(PORT_NUMBER)
    .min(0, PORT_NUMBER)
    .max(65535, PORT_NUMBER)
    .default(3000),
  HOST: text.min(1).default('127.0.0.1'),
  DATA_DIR: text.min(1).default('data'),
  DATABASE_FILE: optionalText,
  BACKUP_DIR: optionalText,
  BACKUPS: oneOf('on', 'off').default('on'),
  PLACES_FILE: optionalText,
  REPLICATION: oneOf('off', 'litefs').default('off'),
  ORIGIN: optionalText,
  DATABASE_KEY: databaseKey,
  SESSION_SECRET: text.min(32, 'must have at least 32 characters'),
  OWNER_EMAIL: optionalText.refine(
    (email) => !email || z.email().safeParse(email).success,
    'must be an email address',
  ),
  CONTACT_EMAIL: optionalText.refine(
    (email) => !email || z.email().safeParse(email).success,
    'must be an email address',
  ),
  SMTP_URL: optionalText.refine(
    (url) => !url || /^smtps?:\/\/[^/]/.test(url),
    'must be an address such as smtps://user:password@mail.example:465',
  ),
  MAIL_FROM: optionalText,
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  GOOGLE_ISSUER: text
    .refine((url) => isSecure(url), 'must begin with https:// (http:// only on loopback)')
    .default('https://accounts.google.com'),
  EMBEDDINGS_URL: serviceAddress,
  EMBEDDINGS_MODEL: optionalText,
  EMBEDDINGS_KEY: optionalText,
  CHANNEL_URL: optionalText.refine((url) => !url || /^https?:\/\//.test(url), 'must begin with https://'),
  HELP_LINE: optionalText,
  STORIES_FIGURE: text.default('100+'),
  LIVES_FIGURE: text.default('1000+'),
  RATE_LIMITS: oneOf('on', 'off').default('on'),
  REQUIRE_ADMIN_2FA: text
    .refine((value) => ['', 'on', 'off', 'true', 'false', '1', '0'].includes(value), 'must be on or off')
    .default('off'),
  TRUSTED_PROXIES: text
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((proxy) => proxy.trim())
        .filter(Boolean),
    )
    .refine(
      (proxies) => proxies.every(isNetwork),
      'must be addresses or networks such as 10.0.0.0/8, comma between',
    ),
  CLIENT_ADDRESS_HEADER: text
    .regex(/^[\w-]+$/, 'must be the name of a header, such as X-Forwarded-For')
    .default('X-Forwarded-For'),
  DISPUTED_PLACES: oneOf('name', 'country').default('name'),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent').default('info'),
})

export interface GoogleSettings {
  clientId: string
  clientSecret: string
  /** The OpenID Connect issuer; its endpoints are read from its discovery document. */
  issuer: string
}

/** A model behind an OpenAI-compatible address. */
interface ModelSettings {
  /** Without a trailing slash; '/embeddings' or '/chat/completions' is appended. */
  url: string
  model: string
  key: string | undefined
}

export interface Settings {
  mode: 'development' | 'production' | 'test'
  port: number
  host: string
  dataDir: string
  /** The database file. No other setting states where people's data are stored. */
  databaseFile: string
  backupDir: string
  /** Whether this process makes backups on a schedule. */
  backups: boolean
  /** Whether LiteFS replicates the database to other nodes. */
  replicated: boolean
  /** The list of places: reference data, built from its packages when missing. */
  placesFile: string
  /** The address that people type, without a trailing slash. Unsafe requests are accepted from this origin only. */
  origin: string
  databaseKey: string | undefined
  sessionSecret: string
  ownerEmail: string | undefined
  /** Where the contact form's messages go. */
  contactEmail: string | undefined
  /** Without it, mails are written into the data folder's `outbox/`. */
  smtpUrl: string | undefined
  mailFrom: string
  /** Sign-in with Google; undefined hides its buttons. */
  google: GoogleSettings | undefined
  /** Where texts are embedded. Undefined: on this machine. */
  embeddings: ModelSettings | undefined
  channelUrl: string | undefined
  /** A help line of the operator's country, in words, such as 'In Egypt: 08008880700'. */
  helpLine: string | undefined
  /** The numbers of stories and lives on the landing page. An empty one is not shown. */
  figures: { stories: string; lives: string }
  /** Whether places whose country is disputed are shown with the country that GeoNames gives them. */
  showsDisputedCountries: boolean
  logLevel: string
  rateLimits: boolean
  /** If true, the back-office opens only to administrators who signed in with a code of an authenticator app. */
  requireAdminCode: boolean
  /** Addresses and networks of the proxies whose header with the client's address is used. */
  trustedProxies: readonly string[]
  /** The header in which these proxies name the client. */
  clientAddressHeader: string
}

export class SettingsError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`These settings are not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'SettingsError'
  }
}

/** Settings that have a default, and a meaning when they are empty. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(['STORIES_FIGURE', 'LIVES_FIGURE'])

/**
 * Reads the settings once, at start. Only this function reads the process's environment.
 * @throws SettingsError naming every setting that is wrong, not only the first.
 */
export function readSettings(environment: Record<string, string | undefined> = process.env): Settings {
  // A line such as `PORT=` in a settings file means the default, unless the setting may be empty.
  const set = Object.entries(environment).filter(
    ([name, value]) => value?.trim() || (value !== undefined && MAY_BE_EMPTY.has(name)),
  )
  const parsed = environmentSchema.safeParse(Object.fromEntries(set))
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => {
        const name = String(issue.path[0])
        return environment[name]?.trim() ? `${name} ${issue.message}` : `${name} is missing`
      })
  const given = environment.ORIGIN?.trim()
  if (given && parseOrigin(given) === undefined) {
    problems.push('ORIGIN must be an address such as https://qismah.example, with no path')
  }
  const hasGoogleId = Boolean(environment.GOOGLE_CLIENT_ID?.trim())
  if (hasGoogleId !== Boolean(environment.GOOGLE_CLIENT_SECRET?.trim())) {
    problems.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or neither')
  }
  if (Boolean(environment.EMBEDDINGS_URL?.trim()) !== Boolean(environment.EMBEDDINGS_MODEL?.trim())) {
    problems.push('EMBEDDINGS_URL and EMBEDDINGS_MODEL belong together: set both or neither')
  }
  if (environment.REPLICATION === 'litefs' && environment.DATABASE_KEY?.trim()) {
    problems.push('REPLICATION=litefs and DATABASE_KEY do not go together: see docs/scaling.md')
  }
  if (!parsed.success || problems.length > 0) throw new SettingsError(problems)
  const values = parsed.data
  const origin = (given && parseOrigin(given)) || `http://localhost:${values.PORT}`
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseFile: resolve(values.DATABASE_FILE ?? join(values.DATA_DIR, 'qismah.sqlite')),
    backupDir: resolve(values.BACKUP_DIR ?? join(values.DATA_DIR, 'backups')),
    backups: values.BACKUPS === 'on',
    replicated: values.REPLICATION === 'litefs',
    placesFile: findPlacesFile({ PLACES_FILE: values.PLACES_FILE, DATA_DIR: values.DATA_DIR }),
    origin,
    databaseKey: values.DATABASE_KEY,
    sessionSecret: values.SESSION_SECRET,
    ownerEmail: values.OWNER_EMAIL?.toLowerCase(),
    contactEmail: values.CONTACT_EMAIL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `Qismah <no-reply@${new URL(origin).hostname}>`,
    google:
      values.GOOGLE_CLIENT_ID && values.GOOGLE_CLIENT_SECRET
        ? {
            clientId: values.GOOGLE_CLIENT_ID,
            clientSecret: values.GOOGLE_CLIENT_SECRET,
            issuer: values.GOOGLE_ISSUER.replace(/\/$/, ''),
          }
        : undefined,
    embeddings: modelSettings(values.EMBEDDINGS_URL, values.EMBEDDINGS_MODEL, values.EMBEDDINGS_KEY),
    channelUrl: values.CHANNEL_URL,
    helpLine: values.HELP_LINE,
    figures: { stories: values.STORIES_FIGURE, lives: values.LIVES_FIGURE },
    showsDisputedCountries: values.DISPUTED_PLACES === 'country',
    logLevel: values.LOG_LEVEL,
    rateLimits: values.RATE_LIMITS === 'on',
    requireAdminCode: ['on', 'true', '1'].includes(values.REQUIRE_ADMIN_2FA),
    trustedProxies: values.TRUSTED_PROXIES,
    clientAddressHeader: values.CLIENT_ADDRESS_HEADER,
  }
}

/** Settings that work, and are wrong in almost every installation. The start, the back-office and `admin check` name them. */
export function doubtsAbout({
  origin,
  trustedProxies,
}: Pick<Settings, 'origin' | 'trustedProxies'>): readonly string[] {
  // This server speaks no TLS, so a proxy stands in front of an https address.
  return origin.startsWith('https:') && trustedProxies.length === 0
    ? [
        'ORIGIN begins with https://, so a proxy stands in front of Qismah, and TRUSTED_PROXIES does not name it: all visitors count as one address, and a few wrong sign-ins close sign-in for everybody. Set TRUSTED_PROXIES to the address of the proxy.',
      ]
    : []
}

/** An address, or a network with its number of bits. */
function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const family = isIP(address)
  return family !== 0 && Number(bits ?? 0) <= (family === 6 ? 128 : 32)
}

interface KeyChange {
  /** The file that contains DATABASE_KEY; undefined if the environment gives the key. */
  file: string | undefined
  /** The new key, from an interrupted change of key or from the operator. */
  newKey: string | undefined
}

/**
 * What a change of the database's key needs to know beyond the settings.
 * @throws SettingsError if NEW_DATABASE_KEY is not a valid key.
 */
export function readKeyChange(environment: Record<string, string | undefined> = process.env): KeyChange {
  const parsed = databaseKey.safeParse(environment.NEW_DATABASE_KEY)
  if (!parsed.success) throw new SettingsError(['NEW_DATABASE_KEY must be 64 hexadecimal digits (256 bits)'])
  const file = environment.SETTINGS_FILE
  const written = file && existsSync(file) ? parseEnv(readFileSync(file, 'utf8')).DATABASE_KEY : undefined
  // The environment takes precedence over the file: if the keys differ, the key was not read from the file.
  const isOfFile = (written || undefined) === (environment.DATABASE_KEY || undefined)
  return { file: isOfFile ? file : undefined, newKey: parsed.data }
}

function modelSettings(
  url: string | undefined,
  model: string | undefined,
  key: string | undefined,
): ModelSettings | undefined {
  return url && model ? { url: url.replace(/\/$/, ''), model, key } : undefined
}

function isSecure(address: string): boolean {
  try {
    const { protocol, hostname } = new URL(address)
    return (
      protocol === 'https:' ||
      (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    )
  } catch {
    return false
  }
}

/** The path of the list of places, for commands that need no other settings and run before there are any. */
export function findPlacesFile(environment: Record<string, string | undefined> = process.env): string {
  return resolve(environment.PLACES_FILE || `${environment.DATA_DIR || 'data'}/places.sqlite`)
}

function parseOrigin(address: string): string | undefined {
  try {
    const url = new URL(address)
    const bare = url.pathname === '/' && !url.search && !url.hash && !url.username
    return bare && /^https?:$/.test(url.protocol) ? url.origin : undefined
  } catch {
    return undefined
  }
}
