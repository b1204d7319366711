import { expect, it } from 'vitest'
import { acceptedEncoding, acceptsEncoding } from './accepted-encoding.ts'

it.each([
  ['', null],
  ['identity', null],
  ['gzip', 'gzip'],
  ['gzip, br', 'br'],
  ['br;q=0.1, gzip', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip ;q=0.5', 'gzip'],
  ['gzip;q=0', null],
  // RFC 9110, 8.4.1 and 12.4.2: the names of encodings and the q may be in upper case.
  ['gzip;Q=0', null],
  ['BR;Q=0, GZIP', 'gzip'],
])('for the header "%s" is %s', (accepted, encoding) => {
  expect(acceptedEncoding(accepted)).toBe(encoding)
  expect(acceptsEncoding(accepted, 'gzip')).toBe(/gzip/i.test(accepted) && !/gzip;q=0$/i.test(accepted))
})
