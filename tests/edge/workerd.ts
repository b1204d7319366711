import { spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Newer than the interfaces that the bundle uses: a file system of its modules among them. */
const COMPATIBILITY_DATE = '2026-01-01'

/** The program itself: the package's command starts it without the channel that tells its port. */
const workerd = (createRequire(import.meta.url)('workerd') as { default: string }).default

export interface Workerd {
  origin: string
  stop(): Promise<void>
}

/** Runs a module in workerd, on a free port. @param files beside it, by name */
export async function startWorkerd(code: string, files: Readonly<Record<string, string>>): Promise<Workerd> {
  const folder = mkdtempSync(join(tmpdir(), 'qismah-edge-'))
  writeFileSync(join(folder, 'worker.js'), code)
  const modules = [
    '(name = "worker.js", esModule = embed "worker.js")',
    ...Object.entries(files).map(([name, path], index) => {
      // The configuration embeds only what stands beside it.
      copyFileSync(path, join(folder, `file-${index}`))
      return `(name = "${name}", data = embed "file-${index}")`
    }),
  ]
  writeFileSync(
    join(folder, 'worker.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [${modules.join(', ')}],
    compatibilityDate = "${COMPATIBILITY_DATE}",
    compatibilityFlags = ["nodejs_compat"],
  ))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`,
  )
  const child = spawn(workerd, ['serve', '--control-fd=3', join(folder, 'worker.capnp')], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const port = await new Promise<number>((done, fail) => {
    let said = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    child.once('exit', (status) => fail(new Error(`workerd ended with ${status}: ${said}`)))
    // It tells the port of each socket as a line of JSON.
    let output = ''
    ;(child.stdio[3] as NodeJS.ReadableStream).setEncoding('utf8').on('data', (text: string) => {
      output += text
      const found = /"event":"listen".*"port":(\d+)/.exec(output)
      if (found) done(Number(found[1]))
    })
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
