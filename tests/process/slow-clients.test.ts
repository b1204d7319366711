import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { startServer } from '../support/server.ts'

/**
 * Sends something, then nothing, and waits until the server closes the connection. @returns the seconds until then, and
 * the answer
 */
function silentAfter(port: number, sent: string): Promise<{ seconds: number; output: string }> {
  const began = performance.now()
  return new Promise((done) => {
    let output = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(sent))
    socket.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    socket.on('error', () => {})
    socket.once('close', () => done({ seconds: (performance.now() - began) / 1000, output }))
  })
}

it('connections of clients that do not finish their request are closed', { timeout: 60_000 }, async () => {
  const server = await startServer()
  const port = Number(new URL(server.origin).port)
  const request =
    'POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n'
  const [headers, body] = await Promise.all([
    silentAfter(port, request),
    silentAfter(port, `${request}Content-Length: 1000\r\n\r\nemail=a`),
  ])
  for (const { seconds, output } of [headers, body]) {
    expect(seconds).toBeLessThan(40)
    expect(output).toMatch(/^(HTTP\/1\.1 408 |$)/)
  }
  expect(headers.seconds).toBeLessThan(25)
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  await server.stop()
})

it.each([
  'GET /faq',
  'GET /healthz',
  'GET /assets/none.js',
  'HEAD /login',
  'POST /login',
])('the body of %s is not read further than it has to be', async (line) => {
  const server = await startServer()
  const size = 200_000_000
  let output = ''
  const socket = connect(server.port, '127.0.0.1')
  const closed = new Promise((done) => socket.once('close', done))
  socket.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  // The server closes while the rest is still on its way.
  socket.on('error', () => {})
  socket.write(
    `${line} HTTP/1.1\r\nHost: localhost\r\nOrigin: https://evil.example\r\nContent-Length: ${size}\r\n\r\n`,
  )
  const piece = Buffer.alloc(100_000, 'x')
  const send = () => {
    while (socket.writable && socket.bytesWritten < size) if (!socket.write(piece)) return
  }
  socket.on('drain', send)
  send()
  await closed
  expect(socket.bytesWritten).toBeLessThan(20_000_000)
  await server.stop()
  expect(output).toMatch(/^(HTTP\/1\.1 [234]\d\d .*\r\n(?=[\s\S]*connection: close)|$)/i)
})
