import { describe, expect, it } from 'vitest'
import { isLoopback, listNetworks, parseAddress } from '#app/operations/networks.ts'

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

  it('is this machine in any spelling of its address', () => {
    for (const own of ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])
      expect(isLoopback(own), own).toBe(true)
    for (const other of ['', '203.0.113.7', '10.0.0.1', '::', '2001:db8::1'])
      expect(isLoopback(other), other).toBe(false)
  })
})
