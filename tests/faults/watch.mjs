import { existsSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs'

// Loaded into the server before its own code: measures how long its event loop is blocked, and its memory. If the
// machine has other work, the loop is also blocked while it waits for a processor, or for V8's threads, which collect
// garbage together with it and wait for one too. Linux reports how long each thread ran and waited.

const TICK_MS = 10
const THREADS = '/proc/self/task'
const MAIN = '/proc/thread-self'
const isLinux = existsSync(MAIN)

const opened = (thread) => openSync(`${thread}/schedstat`, 'r')
const main = isLinux ? opened(MAIN) : undefined
const helpers = (isLinux ? readdirSync(THREADS) : [])
  .map((id) => `${THREADS}/${id}`)
  .filter((thread) => readFileSync(`${thread}/comm`, 'latin1').startsWith('V8Worker'))
  .map(opened)

// Reading a file of /proc by its path takes 64 KiB, and collecting them would be most of what is measured.
const line = Buffer.alloc(80)

/** @returns milliseconds that a thread has run, and has waited for a processor, so far. */
function timesOf(file) {
  if (!isLinux) return { ran: 0, waited: 0 }
  const [ran, waited] = line.toString('latin1', 0, readSync(file, line, 0, line.length, 0)).split(' ')
  return { ran: Number(ran) / 1e6, waited: Number(waited) / 1e6 }
}

const none = () => ({ stallMs: 0, stallWithWaitingMs: 0, ranMs: 0, rssMb: 0 })
const now = () => ({ at: performance.now(), main: timesOf(main), helpers: helpers.map(timesOf) })
let most = none()
let before = now()

function look() {
  const after = now()
  const gap = after.at - before.at - TICK_MS
  const helped = Math.max(0, ...after.helpers.map(({ waited }, n) => waited - before.helpers[n].waited))
  const own = gap - (after.main.waited - before.main.waited)
  const ran = after.main.ran - before.main.ran
  most.stallWithWaitingMs = Math.max(most.stallWithWaitingMs, gap)
  // What the loop itself ran for counts, whatever the other threads waited for.
  most.stallMs = Math.max(most.stallMs, Math.min(own, Math.max(ran, own - helped)))
  most.ranMs = Math.max(most.ranMs, ran)
  most.rssMb = Math.max(most.rssMb, process.memoryUsage.rss() / 1024 / 1024)
  before = now()
}

setInterval(look, TICK_MS).unref()
process.on('message', (asked) => {
  if (asked !== 'measurements') return
  look()
  process.send?.(most)
  most = none()
})
process.channel?.unref()
