import { readFileSync } from 'node:fs'

// Loaded into the server before its own code: measures how long its event loop is blocked, and its memory. If the
// machine has other work, the loop is also blocked while it waits for a processor; Linux reports for how long.

const TICK_MS = 10
const schedule = '/proc/thread-self/schedstat'

/** @returns milliseconds that this thread has waited for a processor so far. */
function waited() {
  try {
    return Number(readFileSync(schedule, 'latin1').split(' ')[1]) / 1e6
  } catch {
    return 0
  }
}

const none = () => ({ stallMs: 0, stallWithWaitingMs: 0, rssMb: 0 })
let most = none()
let before = performance.now()
let waitedBefore = waited()

function look() {
  const now = performance.now()
  const waitedNow = waited()
  const gap = now - before - TICK_MS
  most.stallWithWaitingMs = Math.max(most.stallWithWaitingMs, gap)
  most.stallMs = Math.max(most.stallMs, gap - (waitedNow - waitedBefore))
  most.rssMb = Math.max(most.rssMb, process.memoryUsage.rss() / 1024 / 1024)
  before = performance.now()
  waitedBefore = waitedNow
}

setInterval(look, TICK_MS).unref()
process.on('message', (asked) => {
  if (asked !== 'figures') return
  look()
  process.send?.(most)
  most = none()
})
process.channel?.unref()
