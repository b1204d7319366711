import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { clientAddress, isLoopback, listNetworks, parseAddress } from './remote-address.server.ts'

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['203.0.113.17:4711', '203.0.113.17'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
    ['2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['[::ffff:203.0.113.7]:80', '203.0.113.7'],
  ])('%s is read as %s', (text, address) => {
    expect(parseAddress(text)?.toString()).toBe(address)
  })

  it.each([
    '',
    'unknown',
    '1.2.3',
    '0x7f.1',
    '010.0.0.1:',
    '2001:db8::1::2',
    'example.org',
    '1.2.3.4:x',
    '1[::1]',
    '[::1]2',
    '::ffff:1.2.3.4:80',
    '1.2.3.4:8%x',
  ])('%j is not an address', (text) => {
    expect(parseAddress(text)).toBeNull()
  })

  it.each([
    ['203.0.113.7', ['203.0.113.7']],
    ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8:0::/40']],
    ['2001:db8:1:2::', ['2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8:0::/40']],
    ['2001:DB8:1ff:0002:0::9', ['2001:db8:1ff:2::/64', '2001:db8:1ff::/48', '2001:db8:100::/40']],
    ['', ['']],
    ['::ffff:203.0.113.7', ['203.0.113.7']],
    ['::ffff:203.0.113.8', ['203.0.113.8']],
  ])('%s is counted in its networks', (address, networks) => {
    expect(listNetworks(address)).toEqual(networks)
  })

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

  it('is this machine in any spelling of its address', () => {
    for (const own of ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])
      expect(isLoopback(own), own).toBe(true)
    for (const other of ['', '203.0.113.7', '10.0.0.1', '::', '2001:db8::1'])
      expect(isLoopback(other), other).toBe(false)
  })
})
