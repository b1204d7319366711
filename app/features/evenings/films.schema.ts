import { z } from 'zod'
import { oneLine } from '#app/plain-text.ts'

const MOST_FILMS = 30
const TITLE_MAX = 200
const LINK_MAX = 500

export interface Film {
  title: string
  href: string
}

/** A title, and its link as the last word. */
const LINE = /^(.+) (\S+)$/u

const isHttps = (link: string) => URL.canParse(link) && new URL(link).protocol === 'https:'

function problemOf(line: string, number: number): string | null {
  if (line === '') return null
  const [, title, href] = LINE.exec(line) ?? []
  if (!title || !href || !isHttps(href) || href.length > LINK_MAX)
    return `Line ${number} needs a title, a space, and a link that begins with https://.`
  return title.length > TITLE_MAX
    ? `The title in line ${number} has more than ${TITLE_MAX} characters.`
    : null
}

/** The lines of a list, without empty ones at its end. */
function linesOf(text: string): string[] {
  const lines = text.split(/\r\n?|\n/).map(oneLine)
  while (lines.at(-1) === '') lines.pop()
  return lines
}

/** The films of a list by their lines; null for an empty one. */
export const filmsIn = (text: string): (Film | null)[] =>
  linesOf(text).map((line) => {
    const [, title, href] = LINE.exec(line) ?? []
    return title && href ? { title, href } : null
  })

/** One film on each line; the n-th line belongs to the n-th evening, and an empty line leaves it without one. */
const films = z
  .string()
  .max(MOST_FILMS * (TITLE_MAX + LINK_MAX + 3))
  .default('')
  .superRefine((text, context) => {
    const lines = linesOf(text)
    const problems = lines.flatMap((line, index) => problemOf(line, index + 1) ?? [])
    if (lines.length > MOST_FILMS)
      problems.push(`There are at most ${MOST_FILMS} lines, one for each evening.`)
    for (const message of problems) context.addIssue({ code: 'custom', message })
  })

/** The films in each language. */
export const filmsSchema = z.object({ en: films, ar: films })
