import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = new URL('sentences/', import.meta.url)
const EXTENSION = '.txt'

/**
 * What people might write about each theme, for fitting the vectors of word pieces to the themes: `sentences/<theme>.txt`,
 * one a line. They were written for this. The sentences that the fit is measured by stand elsewhere (tests/bench), and
 * nothing here repeats them.
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
