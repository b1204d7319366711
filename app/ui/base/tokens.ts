/**
 * The only place with the colours of Qismah. They are named after their part of a manuscript page, not after screens:
 * vellum to write on, ink to write with, lapis and gold for illumination, rubric (red ink) for headings and warnings,
 * verdigris for success. `tailwind.config.ts` turns them into theme colours, and `tokens.test.ts` checks their
 * contrast.
 */
export interface Palette {
  /** The page. */
  vellum: string
  /** A surface on the page: cards, menus, fields. */
  leaf: string
  /** The background of a passage that stands apart. */
  wash: string
  /** Text, and secondary text. */
  ink: string
  faded: string
  /** Hairlines, and the border of a control (3:1 against the page). */
  rule: string
  edge: string
  /** Links and emphasis. */
  lapis: string
  /** The filled button and its text. There is only one kind of filled button. */
  seal: string
  'seal-deep': string
  'on-seal': string
  /** Gold for text; gilt only for lines and ornament. */
  gold: string
  gilt: string
  rubric: string
  'rubric-wash': string
  verdigris: string
  'verdigris-wash': string
}

/** Browsers get these two colours as code, for their own frame. */
export const VELLUM = { light: '#f6f0e1', dark: '#0c1428' }

/** The light theme: iron-gall ink and lapis on vellum. */
export const lightPalette: Palette = {
  vellum: VELLUM.light,
  leaf: '#fdf9ef',
  wash: '#eee5cf',
  ink: '#1b2234',
  faded: '#474c5b',
  rule: '#d9cdb0',
  edge: '#857a60',
  lapis: '#1f417f',
  seal: '#1f3d78',
  'seal-deep': '#152b58',
  'on-seal': '#fdf6e3',
  gold: '#6d4f0d',
  gilt: '#b08a3a',
  rubric: '#8f2a1c',
  'rubric-wash': '#f7e3d8',
  verdigris: '#1f5744',
  'verdigris-wash': '#e1ebdb',
}

/** The dark theme: the same page as a night sky. Gold leaf replaces the lapis seal. */
export const darkPalette: Palette = {
  vellum: VELLUM.dark,
  leaf: '#131d37',
  wash: '#172240',
  ink: '#f0e8d5',
  faded: '#bfc0c4',
  rule: '#2b3859',
  edge: '#7483a8',
  lapis: '#a9c4f5',
  seal: '#dcb968',
  'seal-deep': '#ecd08e',
  'on-seal': '#151d33',
  gold: '#e2c27a',
  gilt: '#a98a4a',
  rubric: '#f0a48e',
  'rubric-wash': '#3a1f26',
  verdigris: '#94d0b5',
  'verdigris-wash': '#14312f',
}

/** Black on white, for paper. */
export const printPalette: Partial<Palette> = {
  vellum: '#ffffff',
  leaf: '#ffffff',
  wash: '#ffffff',
  ink: '#000000',
  faded: '#333333',
  rule: '#999999',
  edge: '#666666',
  lapis: '#1f417f',
  gold: '#5c430b',
  gilt: '#8a6d2f',
  rubric: '#8f2a1c',
  verdigris: '#1f5744',
}

export function asVariables(palette: Partial<Palette>): Record<string, string> {
  return Object.fromEntries(Object.entries(palette).map(([name, value]) => [`--${name}`, value]))
}
