/**
 * Requests that come in together begin one after the other, each in a turn of the event loop of its own:
 * otherwise two hundred would be worked on in one go, and nothing else be heard meanwhile. Only the
 * beginning waits its turn. Whoever then sends their form a byte at a time holds nobody up.
 */
export function createRequestScheduler(): () => Promise<void> {
  const waiting: (() => void)[] = []

  function begin(): void {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(begin)
  }

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (waiting.length === 1) setImmediate(begin)
    })
}
