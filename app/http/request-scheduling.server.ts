/**
 * Starts requests that arrive together one after the other, each in a separate turn of the event loop. Otherwise two
 * hundred could run in one turn, and nothing else would be read meanwhile. Only the start waits, so a client that sends
 * its form slowly delays no other request.
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
