import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { afterEach, expect, it } from 'vitest'

const roots: string[] = []

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

/** Bundles the engine, as the build of the server does, where every package is installed but this one. */
function builtWithout(missing: string): Promise<unknown> {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'qismah-engine-'))
  roots.push(root)
  mkdirSync(join(root, 'node_modules'))
  for (const part of ['app', 'package.json']) cpSync(part, join(root, part), { recursive: true })
  for (const name of readdirSync('node_modules').filter((name) => name !== missing))
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name))
  return build({
    configFile: false,
    root,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: { ssr: 'app/astro/index.server.ts', write: false },
  })
}

it('the engine does not build without astronomy-engine', async () => {
  await expect(builtWithout('astronomy-engine')).rejects.toThrow(
    /failed to resolve import "astronomy-engine" from ".*app\/astro\//,
  )
})
