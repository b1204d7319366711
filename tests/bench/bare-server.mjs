import { createServer } from 'node:http'

/** The smallest response that Node can send. Every page is compared with it. */
const server = createServer((_, response) => response.end('ok'))
server.listen(Number(process.env.PORT), '127.0.0.1', () =>
  process.stderr.write('Bare server is ready at its port\n'),
)
process.once('SIGTERM', () => process.exit(0))
