import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { CLOSED_IN_ONE_TURN, closeFaultyConnections } from '#app/http/server/node-server.server.ts'

async function started(): Promise<{ server: Server; port: number }> {
  const server = createServer(
    { headersTimeout: 1000, requestTimeout: 1000, connectionsCheckingInterval: 2000 },
    (request, response) => {
      if (request.url === '/begun') response.write('begun')
    },
  )
  closeFaultyConnections(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server.closeAllConnections())
  onTestFinished(() => void server.close())
  return { server, port: (server.address() as AddressInfo).port }
}

/** Sends the text, and reads until the server closes the connection. */
async function answerTo(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.write(text))
  let received = ''
  socket.setEncoding('latin1').on('data', (piece: string) => {
    received += piece
  })
  socket.on('error', () => {})
  await once(socket, 'close')
  return received
}

it('many slow connections are closed a few at a time', async () => {
  const { server, port } = await started()
  const slow = 10 * CLOSED_IN_ONE_TURN
  let turn = 0
  const closedIn = new Map<number, number>()
  const nextTurn = () => {
    turn += 1
    if (server.listening) setImmediate(nextTurn)
  }
  server.on('connection', (socket: Socket) => {
    const { destroy } = socket
    socket.destroy = (error) => {
      if (!socket.destroyed) closedIn.set(turn, (closedIn.get(turn) ?? 0) + 1)
      return destroy.call(socket, error)
    }
  })
  nextTurn()
  const answers = await Promise.all(
    Array.from({ length: slow }, (_, n) =>
      answerTo(
        port,
        `POST / HTTP/1.1\r\nHost: localhost\r\n${n % 2 ? 'Content-Length: 9\r\n\r\nx' : 'X-More: '}`,
      ),
    ),
  )
  expect(new Set(answers.map((answer) => answer.split('\r\n')[0]))).toEqual(
    new Set(['HTTP/1.1 408 Request Timeout']),
  )
  expect(Math.max(...closedIn.values())).toBeLessThanOrEqual(CLOSED_IN_ONE_TURN)
})

it('what is no HTTP is answered with 400, and headers that are too long with 431', async () => {
  const { port } = await started()
  const begin = 'GET / HTTP/1.1\r\nHost: localhost\r\n'
  expect(await answerTo(port, 'no HTTP\r\n\r\n')).toBe(
    'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n',
  )
  expect(await answerTo(port, `${begin}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /)
})

it('nothing is added to an answer that has begun', async () => {
  const { port } = await started()
  const answer = await answerTo(port, 'POST /begun HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nx')
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(answer).toContain('begun')
  expect(answer).not.toContain('HTTP/1.1 408')
})
