import { measuredServer, connection } from '/work/wt/pages/tests/bench/measured-server.ts'
import { pagePeople } from '/work/wt/pages/tests/bench/page-people.ts'
const [path, who = 'member', n = '300'] = process.argv.slice(2)
const server = await measuredServer({ LOG_LEVEL: 'info', NODE_OPTIONS: '--cpu-prof --cpu-prof-dir=/tmp/prof' })
const people = await pagePeople(server.origin, server.dataDir)
const client = connection(server.port)
const headers = { Cookie: people[who as 'member'], 'Accept-Encoding': 'gzip, deflate, br' }
for (let i = 0; i < Number(n); i++) await client.get(path!, headers)
client.close()
await server.stop()
