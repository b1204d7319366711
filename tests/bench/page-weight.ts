import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const CLIENT = 'build/client'

/** The scripts that a browser loads when a page opens: those that the page names, and those that they import. */
export function scriptsOf(html: string): { files: number; gzip: number } {
  const named = [
    ...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g),
    ...html.matchAll(/<script[^>]* src="([^"]+)"/g),
    ...html.matchAll(/(?:from|import)\s*["'](\/assets\/[^"']+\.js)["']/g),
  ].map(([, path]) => path!)
  const all = new Set<string>()
  const follow = (path: string) => {
    const file = join(CLIENT, path)
    if (all.has(path) || !existsSync(file)) return
    all.add(path)
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      follow(`/assets/${name}`)
  }
  for (const path of named) follow(path)
  const gzip = [...all].reduce((sum, path) => sum + gzipped(join(CLIENT, path)), 0)
  return { files: all.size, gzip }
}

/** What a page needs for its complete first view: its style sheets (br) and its preloaded fonts. */
export function firstViewOf(html: string): { css: number; font: number } {
  const sizes = (pattern: RegExp, ending: string) =>
    [...html.matchAll(pattern)].reduce((sum, [, path]) => {
      const file = join(CLIENT, path!)
      return sum + readFileSync(existsSync(file + ending) ? file + ending : file).length
    }, 0)
  return {
    css: sizes(/<link rel="stylesheet" href="([^"]+)"/g, '.br'),
    font: sizes(/<link rel="preload" href="([^"]+\.woff2)"/g, ''),
  }
}

function gzipped(file: string): number {
  return existsSync(`${file}.gz`) ? readFileSync(`${file}.gz`).length : gzipSync(readFileSync(file)).length
}
