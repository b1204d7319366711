import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { LANGUAGES, type Language } from '#app/language/language.ts'
import { type CompiledPage, compile } from './compile.ts'

/**
 * Makes a module of each text in `content`. A missing text, a mistake in one, or a part of the English text that it lacks
 * stops the build.
 */
export const contentPages: Plugin = {
  name: 'content-pages',
  enforce: 'pre',
  buildStart() {
    const names = LANGUAGES.flatMap((language) =>
      readdirSync('content/en').map((name) => `content/${language}/${name}`),
    )
    for (const file of names) if (!existsSync(file)) this.error(`${file} is missing`)
  },
  transform: (_, id) =>
    /\/content\/[\w-]+\/[\w-]+\.md$/.test(id)
      ? { code: compileFile(relative('.', id)).code, map: null }
      : undefined,
}

/** @param file such as content/ar/faq.md */
function compileFile(file: string): CompiledPage {
  const language = file.split('/').at(-2) as Language
  const source = readFileSync(file, 'utf8')
  if (language === 'en') return compile(file, source)
  return compile(file, source, language, compileFile(file.replace(`/${language}/`, '/en/')))
}
