import { setImmediate } from 'node:timers/promises'
import { Zip, ZipDeflate } from 'fflate'

export interface ZippedFile {
  name: string
  content: Uint8Array
  madeAt: Date
}

const PIECE = 64 * 1024

/** A zip file that is packed piece by piece as it is read, so that other requests do not wait for a large one. */
export function makeZip(files: readonly ZippedFile[]): ReadableStream<Uint8Array> {
  let sent = 0
  let zip: Zip
  function* pack() {
    for (const { name, content, madeAt } of files) {
      const entry = new ZipDeflate(name, { level: 6 })
      entry.mtime = madeAt
      zip.add(entry)
      for (let from = 0; ; from += PIECE) {
        const isLast = from + PIECE >= content.byteLength
        entry.push(content.subarray(from, from + PIECE), isLast)
        yield
        if (isLast) break
      }
    }
    zip.end()
  }
  const work = pack()
  return new ReadableStream({
    start(controller) {
      zip = new Zip((error, chunk, isLast) => {
        if (error) return controller.error(error)
        sent += 1
        controller.enqueue(chunk)
        if (isLast) controller.close()
      })
    },
    /** `pull` is called again only after something was enqueued, so it runs until then. */
    async pull() {
      for (const before = sent; sent === before && !work.next().done; ) await setImmediate()
    },
    cancel: () => zip.terminate(),
  })
}
