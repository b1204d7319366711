import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** A change of the code that breaks what a row says. */
export interface Break {
  /** A file, or a folder of which one file has `find`. */
  where: string
  /** Stands there once. */
  find: string
  put: string
}

// Built code is broken where it can be: a build for each break would take most of the time.
export const inServer = (find: string, put: string): Break => ({ where: 'build/server/assets', find, put })
export const inBrowser = (find: string, put: string): Break => ({ where: 'build/client/assets', find, put })
/** For what unit tests prove, which load the sources. */
export const inSource = (where: string, find: string, put: string): Break => ({ where, find, put })

/** Runs something with a file changed, and changes it back. @throws if `find` stands nowhere, or more than once. */
export function whileBroken<Result>({ where, find, put }: Break, run: () => Result): Result {
  const file = fileWith(where, find)
  const text = readFileSync(file, 'utf8')
  write(
    file,
    text.replace(find, () => put),
  )
  try {
    return run()
  } finally {
    write(file, text)
  }
}

function fileWith(where: string, find: string): string {
  const files = statSync(where).isDirectory()
    ? readdirSync(where)
        .filter((name) => /\.(js|css)$/.test(name))
        .map((name) => join(where, name))
    : [where]
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split(find)
      .slice(1)
      .map(() => file),
  )
  if (found.length !== 1) throw new Error(`${where} has ${found.length} times: ${find}`)
  return found[0]!
}

function write(file: string, text: string): void {
  writeFileSync(file, text)
  if (existsSync(`${file}.gz`)) writeFileSync(`${file}.gz`, gzipSync(text))
  if (existsSync(`${file}.br`)) writeFileSync(`${file}.br`, brotliCompressSync(text))
}
