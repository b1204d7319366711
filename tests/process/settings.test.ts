import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { startServer } from '../support/server.ts'

const WARNING = /Warning: ORIGIN begins with https:\/\/.* TRUSTED_PROXIES/

/** What a start with these settings prints. */
async function printedWith(environment: Record<string, string>): Promise<string> {
  let output = ''
  const onOutput = (text: string) => {
    output += text
  }
  await (await startServer({ BACKUPS: 'off', ...environment }, { onOutput })).stop()
  return output
}

/** The settings of a `docker run`, or of fly.toml. */
const settingsIn = (text: string, pattern: RegExp) =>
  Object.fromEntries([...text.matchAll(pattern)].map(([, name, value]) => [name!, value!]))

it('warns at the start, if an https address has a proxy in front that is not named', async () => {
  expect(await printedWith({ ORIGIN: 'https://qismah.example' })).toMatch(WARNING)
  expect(await printedWith({ ORIGIN: 'http://localhost:3000' })).not.toMatch(WARNING)
})

it('names the proxy of Fly.io, and the header that only it writes', async () => {
  const [, section = ''] = /\n\[env\]\n([^[]*)/.exec(readFileSync('fly.toml', 'utf8')) ?? []
  const settings = settingsIn(section, /^(\w+) = "([^"]*)"$/gm)
  expect(settings).toMatchObject({ CLIENT_ADDRESS_HEADER: 'Fly-Client-IP' })
  expect(await printedWith(settings)).not.toMatch(WARNING)
})

it.each([
  'README.md',
  'docs/running.md',
])('names the proxy, and limits the container, as in %s', async (file) => {
  const [command = ''] = /docker run -d [\s\S]*?\n```/.exec(readFileSync(file, 'utf8')) ?? []
  for (const option of ['--memory', '--pids-limit', '--log-opt max-size']) expect(command).toContain(option)
  expect(await printedWith(settingsIn(command, /-e (\w+)=(\S+)/g))).not.toMatch(WARNING)
})

it('runs React as it is for production, if nothing says which', async () => {
  const report = `process.on('exit', () => {
    const files = Object.entries(process.getBuiltinModule('module')._cache)
    console.log(files.filter(([file, { loaded }]) => loaded && file.includes('react')).join('\\n'))
  })`
  let output = ''
  const server = await startServer(
    { NODE_ENV: '', BACKUPS: 'off' },
    {
      preload: `data:text/javascript,${encodeURIComponent(report)}`,
      onOutput: (text) => {
        output += text
      },
    },
  )
  expect((await fetch(`${server.origin}/faq`)).status).toBe(200)
  await server.stop()
  expect(output).toMatch(/react-dom-server[\w.-]*\.production/)
  expect(output).not.toContain('.development.js')
})
