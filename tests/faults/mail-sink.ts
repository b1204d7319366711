import { type AddressInfo, createServer } from 'node:net'

export interface MailSink {
  /** For the setting SMTP_URL. */
  url: string
  /** To whom each mail was sent, in the order in which they came. */
  addresses: readonly string[]
  stop(): Promise<void>
}

/** A mail server on loopback that answers at once and forgets each mail: the sender is measured, not the mail server. */
export async function openMailSink(): Promise<MailSink> {
  const addresses: string[] = []
  const server = createServer((socket) => {
    let received = ''
    let to = ''
    let isBody = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    /** @returns false if the rest of a line or mail has not come yet */
    const takeNext = (): boolean => {
      const end = isBody ? '\r\n.\r\n' : '\r\n'
      const at = received.indexOf(end)
      if (at < 0) return false
      const taken = received.slice(0, at)
      received = received.slice(at + end.length)
      if (isBody) {
        isBody = false
        addresses.push(to)
        say('250 taken')
        return true
      }
      const command = taken.slice(0, 4).toUpperCase()
      if (command === 'RCPT') to = /<(.*)>/.exec(taken)?.[1] ?? ''
      isBody = command === 'DATA'
      if (isBody) say('354 go on')
      else if (command === 'QUIT') socket.end('221 bye\r\n')
      else say('250 yes')
      return true
    }
    socket.setEncoding('latin1')
    socket.on('data', (text: string) => {
      received += text
      while (takeNext());
    })
    // The server that is killed leaves its connection.
    socket.on('error', () => socket.destroy())
    say('220 ready')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    addresses,
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  }
}
