import type { environmentSchema } from '#app/env.server.ts'

/** The sections of docs/settings.md, in their order. */
export const SETTING_SECTIONS = {
  keys: 'Keys',
  address: 'Address and network',
  data: 'Data and backups',
  mail: 'Mail',
  signIn: 'Administrators and sign-in',
  models: 'Models on other machines',
  pages: 'Pages',
  log: 'Log',
} as const

export interface SettingNote {
  section: keyof typeof SETTING_SECTIONS
  /** What the setting does, in Markdown. */
  text: string
  /** What an empty setting means, in Markdown. Needed if the schema has no default. */
  unset?: string
}

/** The names of all settings. The commands set NODE_ENV; it is not a setting of an installation. */
type SettingName = Exclude<keyof typeof environmentSchema.shape, 'NODE_ENV'>

/** The text of docs/settings.md about each setting. The compiler refuses a setting without a note. */
export const SETTING_NOTES: Record<SettingName, SettingNote> = {
  DATABASE_KEY: {
    section: 'keys',
    text: '64 hexadecimal digits. They encrypt the database file, its log and its copies. If empty, the files are not encrypted.',
    unset: 'made by `npm start`',
  },
  SESSION_SECRET: {
    section: 'keys',
    text: 'Signs cookies and forms. At least 32 characters.',
    unset: 'made by `npm start`',
  },
  PORT: { section: 'address', text: 'The port that the server listens on, 0 to 65535.' },
  HOST: {
    section: 'address',
    text: 'The network address that the server listens on. `0.0.0.0` is every address of the machine.',
  },
  ORIGIN: {
    section: 'address',
    text: 'The address that people type, such as `https://qismah.example`, without a path. Forms from any other origin are refused.',
    unset: '`http://localhost:PORT`',
  },
  TRUSTED_PROXIES: {
    section: 'address',
    text: 'Addresses and networks (`10.0.0.0/8`) of the proxies in front, separated by commas. Only they may name a visitor’s address. Behind a proxy that is not listed, all visitors count as one address.',
    unset: 'none',
  },
  CLIENT_ADDRESS_HEADER: {
    section: 'address',
    text: 'The header in which these proxies name the visitor’s address, such as `Fly-Client-IP`. If it is a list, each proxy appends an address.',
  },
  RATE_LIMITS: {
    section: 'address',
    text: 'Whether the server limits how often one person or address may sign in, register, write and read.',
  },
  DATA_DIR: {
    section: 'data',
    text: 'The folder with all data that must not be lost.',
  },
  DATABASE_FILE: {
    section: 'data',
    text: 'The database file.',
    unset: '`DATA_DIR/qismah.sqlite`',
  },
  BACKUP_DIR: {
    section: 'data',
    text: 'The folder for backups.',
    unset: '`DATA_DIR/backups`',
  },
  BACKUPS: {
    section: 'data',
    text: 'Whether this process makes a backup every day.',
  },
  PLACES_FILE: {
    section: 'data',
    text: 'The list of places. The server builds it when it is missing.',
    unset: '`DATA_DIR/places.sqlite`',
  },
  REPLICATION: {
    section: 'data',
    text: '`litefs`: LiteFS copies the database to other machines ([scaling.md](scaling.md)). `DATABASE_KEY` must then be empty.',
  },
  SMTP_URL: {
    section: 'mail',
    text: 'The mail server, such as `smtps://user:password@mail.example:465`. A server on another machine must use TLS.',
    unset: 'mails are written to `DATA_DIR/outbox`',
  },
  MAIL_FROM: {
    section: 'mail',
    text: 'The sender of mails.',
    unset: '`Qismah <no-reply@HOST>`, with the host of `ORIGIN`',
  },
  CONTACT_EMAIL: {
    section: 'mail',
    text: 'Receives the messages of the contact form.',
    unset: '`OWNER_EMAIL`',
  },
  OWNER_EMAIL: {
    section: 'signIn',
    text: 'The account with this address becomes an administrator when the address is confirmed.',
    unset: 'none',
  },
  REQUIRE_ADMIN_2FA: {
    section: 'signIn',
    text: '`on`: the back-office opens only to administrators who signed in with a code of an authenticator app or with a passkey.',
  },
  GOOGLE_CLIENT_ID: {
    section: 'signIn',
    text: 'Sign-in with Google. Needs `GOOGLE_CLIENT_SECRET` too; the callback is `ORIGIN/auth/callback`.',
    unset: 'no sign-in with Google',
  },
  GOOGLE_CLIENT_SECRET: {
    section: 'signIn',
    text: 'The secret of `GOOGLE_CLIENT_ID`.',
    unset: 'no sign-in with Google',
  },
  GOOGLE_ISSUER: {
    section: 'signIn',
    text: 'The address of another OpenID Connect server instead of Google, for tests.',
  },
  EMBEDDINGS_URL: {
    section: 'models',
    text: 'An address with an embeddings call like OpenAI’s, such as `https://api.example/v1`, for finding similar stories. Approved stories and events are then sent there. Reindex after a change.',
    unset: 'embeddings are computed on this machine',
  },
  EMBEDDINGS_MODEL: {
    section: 'models',
    text: 'The model at `EMBEDDINGS_URL`. Set both or neither.',
    unset: 'none',
  },
  EMBEDDINGS_KEY: {
    section: 'models',
    text: 'The key for `EMBEDDINGS_URL`.',
    unset: 'none',
  },
  CHANNEL_URL: {
    section: 'pages',
    text: 'The address of the video channel.',
    unset: 'links to the channel are hidden',
  },
  HELP_LINE: {
    section: 'pages',
    text: 'A help line of your country, with the words around it. It stands in each reading, in the line that says where heavier things belong.',
    unset: 'no help line',
  },
  STORIES_FIGURE: {
    section: 'pages',
    text: 'The number of real stories on the landing page. Write what is true of your installation; an empty setting hides it.',
  },
  LIVES_FIGURE: {
    section: 'pages',
    text: 'The number of lives changed on the landing page. Write what is true of your installation; an empty setting hides it.',
  },
  DISPUTED_PLACES: {
    section: 'pages',
    text: 'How Jerusalem and other places of `app/geo/data/disputed-places.json` are shown: `name` without a country, `country` with the one that GeoNames gives.',
  },
  LOG_LEVEL: {
    section: 'log',
    text: 'The lowest level that is written to the log.',
  },
}
