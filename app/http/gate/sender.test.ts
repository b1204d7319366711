import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { clientAddress } from './sender.server.ts'

describe('the address of a request', () => {
  it.each([
    ['203.0.113.9', ['10.0.0.1'], '198.51.100.1', '203.0.113.9'],
    ['10.0.0.1', ['10.0.0.1'], '198.51.100.1', '198.51.100.1'],
    ['10.0.0.2', ['10.0.0.1'], '198.51.100.1', '10.0.0.2'],
    ['::ffff:10.0.0.1', ['10.0.0.1'], '198.51.100.1', '198.51.100.1'],
    ['10.0.0.1', ['::ffff:10.0.0.1'], '198.51.100.1', '198.51.100.1'],
    ['10.0.0.2', ['::ffff:10.0.0.0/120'], '198.51.100.1', '198.51.100.1'],
    ['10.0.1.2', ['::ffff:10.0.0.0/120'], '198.51.100.1', '10.0.1.2'],
    ['2001:db8::1', ['2001:db8::1'], '198.51.100.1', '198.51.100.1'],
    ['2001:db8::2', ['2001:db8::1'], '198.51.100.1', '2001:db8::2'],
    ['2001:db8:9::1', ['2001:db8::/32'], '198.51.100.1', '198.51.100.1'],
    ['2001:db9::1', ['2001:db8::/32'], '198.51.100.1', '2001:db9::1'],
    ['10.0.0.2', ['::ffff:10.0.0.1'], '198.51.100.1', '10.0.0.2'],
    ['203.0.113.9', ['::ffff:0.0.0.0/90'], '198.51.100.1', '198.51.100.1'],
    ['203.0.113.9', ['nonsense'], '198.51.100.1', '203.0.113.9'],
    ['203.0.113.9', ['2001:db8::/32', ''], '198.51.100.1', '203.0.113.9'],
    ['2001:db8::1', ['10.0.0.0/8'], '198.51.100.1', '2001:db8::1'],
    ['10.0.0.1', ['', 'nonsense', '10.0.0.1'], '198.51.100.1', '198.51.100.1'],
    ['10.0.0.1', ['10.0.0.0/8'], '203.0.113.1, 198.51.100.1:4711, 10.1.1.1', '198.51.100.1'],
    ['10.9.9.9', ['10.0.0.0/8'], '198.51.100.1, 10.1.1.1', '198.51.100.1'],
    ['11.0.0.1', ['10.0.0.0/8'], '198.51.100.1', '11.0.0.1'],
    ['10.0.0.1', ['10.0.0.1'], '', '10.0.0.1'],
    ['10.0.0.1', ['10.0.0.1'], '198.51.100.1, nonsense', '10.0.0.1'],
    ['10.0.0.1', [], '198.51.100.1', '10.0.0.1'],
  ])('from %s, with the proxies %j and X-Forwarded-For %j, is %s', async (socket, trustedProxies, forwarded, found) => {
    const app = new Hono().get('*', (c) =>
      c.text(clientAddress(c, { trustedProxies, clientAddressHeader: 'X-Forwarded-For' })),
    )
    const headers = { 'X-Forwarded-For': forwarded }
    const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: socket } } })
    expect(await answer.text()).toBe(found)
  })

  it.each([
    ['10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['10.0.0.1', '2001:db8::1', '2001:db8::1'],
    ['10.0.0.1', '', '10.0.0.1'],
    ['10.0.0.1', 'nonsense', '10.0.0.1'],
    ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ])('from %s, with %j in the header of the settings, is %s', async (socket, named, found) => {
    const settings = { trustedProxies: ['10.0.0.0/8'], clientAddressHeader: 'Fly-Client-IP' }
    const app = new Hono().get('*', (c) => c.text(clientAddress(c, settings)))
    const headers = { 'Fly-Client-IP': named, 'X-Forwarded-For': '192.0.2.1, 192.0.2.2' }
    const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: socket } } })
    expect(await answer.text()).toBe(found)
  })

  it('is empty if there is no socket', async () => {
    const settings = { trustedProxies: ['10.0.0.0/8'], clientAddressHeader: 'X-Forwarded-For' }
    const app = new Hono().get('*', (c) => c.text(clientAddress(c, settings)))
    expect(await (await app.request('/')).text()).toBe('')
  })
})
