import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RowId } from '../specification/catalogue.ts'

/** A change of the code that breaks what a row says. */
export interface Break {
  /** A file, or a folder of which one file has `find`. */
  where: string
  /** Stands there once, whatever the spaces and line ends between its parts. */
  find: string
  put: string
  /** The code of browsers is made smaller, so it is broken before it is built. */
  forBrowser?: true
}

/** By the row that is broken. */
export type Breaks = Partial<Record<RowId | `call: ${string}`, readonly Break[]>>

/** In the built server, which takes no time: a build takes half a minute. */
export const inServer = (find: string, put: string): Break => ({ where: 'build/server', find, put })
export const inBrowser = (where: string, find: string, put: string): Break => ({
  where,
  find,
  put,
  forBrowser: true,
})
/** For what unit tests prove, which load the sources. */
export const inSource = (where: string, find: string, put: string): Break => ({ where, find, put })

/** Runs something with a file changed, and changes it back. */
export function whileBroken<Result>({ where, find, put, forBrowser }: Break, run: () => Result): Result {
  const file = fileWith(where, find)
  const text = readFileSync(file, 'utf8')
  const build = () => forBrowser && spawnSync('npm', ['run', 'build'], { stdio: 'ignore' })
  writeFileSync(
    file,
    text.replace(pattern(find), () => put),
  )
  try {
    build()
    return run()
  } finally {
    writeFileSync(file, text)
    build()
  }
}

const pattern = (find: string) =>
  new RegExp(
    find
      .split(/\s+/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('\\s*'),
    'g',
  )

/** @returns the file that has `find`. @throws if it stands nowhere, or more than once. */
export function fileWith(where: string, find: string): string {
  const files = statSync(where).isDirectory()
    ? readdirSync(where, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.js'))
        .map((name) => join(where, name))
    : [where]
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern(find))].map(() => file),
  )
  if (found.length !== 1) throw new Error(`${where} has ${found.length} times: ${find}`)
  return found[0]!
}
