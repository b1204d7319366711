import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = new URL('sentences/', import.meta.url)
const EXTENSION = '.txt'

/**
 * What people might write about each theme, for fitting the vectors of word pieces to the themes:
 * `sentences/<theme>.txt`, one on each line. They were written for this purpose. The sentences that measure the fit are
 * elsewhere (tests/bench), and none is repeated here.
 */
export const FITTING_SENTENCES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(EXTENSION))
    .sort()
    .map((name) => [
      name.slice(0, -EXTENSION.length),
      readFileSync(new URL(name, FOLDER), 'utf8').trimEnd().split('\n'),
    ]),
)
