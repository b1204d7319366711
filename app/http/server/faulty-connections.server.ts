import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

export const CLOSED_IN_ONE_TURN = 20

/** The statuses that Node's own listener answers; 400 for any other error. */
const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Answers and closes connections whose requests are too slow or no HTTP, as Node does, but a few in each turn of the
 * event loop. Node finds all slow ones at once; closing a thousand of them in one turn keeps everyone else waiting.
 */
export function closeFaultyConnections(server: Server): void {
  const waiting: (() => void)[] = []
  const answers = new WeakMap<Socket, ServerResponse>()

  function closeSome(): void {
    for (const close of waiting.splice(0, CLOSED_IN_ONE_TURN)) close()
    if (waiting.length > 0) setImmediate(closeSome)
  }

  // The answer that is being sent. A client may send the next request before it has read this one.
  server.prependListener('request', ({ socket }, answer) => {
    if (answers.get(socket)?.writableFinished ?? true) answers.set(socket, answer)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    waiting.push(() => {
      const status = STATUS_OF[error.code ?? ''] ?? 400
      const answer = answers.get(socket)
      const isFree = !answer || answer.writableFinished || !answer.headersSent
      if (socket.writable && isFree)
        socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`)
      socket.destroy(error)
    })
    if (waiting.length === 1) setImmediate(closeSome)
  })
}
