import { execFileSync } from 'node:child_process'
import { closeSync, cpSync, mkdirSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer, TEMPLATE_FILE } from '../support/server.ts'
import { count, integrity, newcomer, STORY } from './kit.ts'
import { exactly, isTrue, type Measurement, notTaken, reported } from './measurements.ts'

const MEGABYTES = 12

/** The data folder is a small file system in memory, which is filled to its last byte and emptied again. */
export default async function run(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'qismah-full-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder], { stdio: 'pipe' })
  } catch {
    rmSync(folder, { recursive: true })
    return [notTaken('a full disk', 'only root can mount a file system')]
  }
  try {
    return await fill(folder)
  } finally {
    execFileSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true })
  }
}

/** Writes until the disk is full. */
function takeAllRoom(path: string): void {
  const file = openSync(path, 'w')
  try {
    for (const bytes of [65536, 4096, 1]) {
      const piece = Buffer.alloc(bytes, 1)
      try {
        while (writeSync(file, piece) === bytes);
      } catch {
        // There is no space for this many at once.
      }
    }
  } finally {
    closeSync(file)
  }
}

async function fill(dataDir: string): Promise<Measurement[]> {
  cpSync(TEMPLATE_FILE, join(dataDir, 'qismah.sqlite'))
  mkdirSync(join(dataDir, 'outbox'), { recursive: true })
  const server = await startServer({ DATA_DIR: dataDir, BACKUPS: 'off' }, { keep: true })
  try {
    const visitor = await newcomer(server.origin)
    let title = 0
    let acknowledged = 0
    const write = async () => {
      title += 1
      const body = { title: `Story ${title}`, storyContent: `${title} ${STORY.repeat(20)}` }
      const response = await visitor.call('POST', '/api/user-stories', body)
      if (response.status === 201) acknowledged += 1
      return { status: response.status, headers: response.headers, text: await response.text() }
    }
    for (let n = 0; n < 20; n += 1) await write()

    takeAllRoom(join(dataDir, 'ballast'))
    const { bavail } = statfsSync(dataDir)
    const statuses = new Map<number, number>()
    let refused: Awaited<ReturnType<typeof write>> | undefined
    for (let n = 0; n < 60; n += 1) {
      const answer = await write()
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      if (answer.status === 503) refused = answer
    }
    const fields = {
      title: 'What was typed',
      storyContent: STORY.repeat(20),
      isAnonymous: 'on',
      isMine: 'on',
      isOfAge: 'on',
    }
    const form = await visitor.form('/send-story', fields)
    const page = await form.text()
    const signIn = await newcomer(server.origin).then(
      () => 201,
      (error: Error) => Number(/\d{3}/.exec(error.message)?.[0]),
    )
    const reads = [
      '/',
      '/faq',
      '/dashboard',
      '/my-stories',
      '/send-story',
      '/api/user-stories/my-stories',
      '/healthz',
    ]
    const failedReads: string[] = []
    for (const path of reads) {
      const status = await visitor.status(path)
      if (status !== 200) failedReads.push(`${path} ${status}`)
    }
    const readyz = await visitor.status('/readyz')

    rmSync(join(dataDir, 'ballast'))
    const began = performance.now()
    const after = await write()
    const recovered = Math.round(performance.now() - began)
    const kept = count(dataDir, 'select count(*) from user_stories')
    const statusTexts = JSON.stringify(Object.fromEntries(statuses))
    return [
      reported('free blocks while full', String(bavail)),
      isTrue(
        'calls that store are answered 201 or 503',
        [...statuses.keys()].every((it) => it === 201 || it === 503) && refused !== undefined,
        statusTexts,
      ),
      isTrue(
        'the answer says why and when',
        Boolean(refused?.text.includes('no room left') && refused.headers.get('Retry-After')),
      ),
      isTrue(
        'a form comes back with 503, the reason and what was typed',
        form.status === 503 && page.includes('no room left') && page.includes('What was typed'),
        String(form.status),
      ),
      isTrue('registering is answered 503', signIn === 503, String(signIn)),
      isTrue(
        'pages are still read',
        failedReads.length === 0,
        failedReads.join(', ') || `${reads.length} of them`,
      ),
      isTrue('/readyz says 200, because pages are read', readyz === 200),
      isTrue('recovers by itself', after.status === 201, `${recovered} ms after there was room`),
      exactly('acknowledged writes lost', acknowledged - kept, 0),
      isTrue('integrity_check ok', integrity(dataDir) === 'ok'),
    ]
  } finally {
    await server.end()
  }
}
