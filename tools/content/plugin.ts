import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { compile } from './compile.ts'

/** Makes a module of each text in `content`. A mistake in a text stops the build. */
export const contentPages: Plugin = {
  name: 'content-pages',
  enforce: 'pre',
  transform: (source, id) =>
    /\/content\/[\w-]+\/[\w-]+\.md$/.test(id)
      ? { code: compile(relative('.', id), source).code, map: null }
      : undefined,
}
