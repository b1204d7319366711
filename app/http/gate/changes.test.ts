import { describe, expect, it } from 'vitest'
import { hasFormShape } from './changes.server.ts'

const FORM = 'application/x-www-form-urlencoded'

const urlencoded = (text: string, type = FORM) =>
  hasFormShape(type, new TextEncoder().encode(text).buffer as ArrayBuffer)

async function multipart(...names: string[]) {
  const form = new FormData()
  for (const name of names) form.append(name, 'typed')
  const response = new Response(form)
  return hasFormShape(response.headers.get('Content-Type')!, await response.arrayBuffer())
}

const repeated = (name: string, times: number) => Array<string>(times).fill(name)
const asText = (names: readonly string[]) => names.map((name) => `${name}=`).join('&')

describe('a form', () => {
  it('has at most 200 fields, in both encodings', async () => {
    for (const send of [
      (names: string[]) => urlencoded(asText(names)),
      (names: string[]) => multipart(...names),
    ]) {
      expect(await send(repeated('a', 200))).toBe(true)
      expect(await send(repeated('a', 201))).toBe(false)
      expect(await send(repeated('a', 900))).toBe(false)
    }
  })

  it.each([
    ['of 100 characters', 'a'.repeat(100), true],
    ['of 101 characters', 'a'.repeat(101), false],
    ['that is a command', '__intent__', false],
    ['that is a state', '__state__', false],
    ['that looks like a command', '__intent', true],
    ['with a list', 'a[0]', false],
    ['with a list to append to', 'a[]', false],
    ['with a closing bracket', 'a]', false],
    ['with a part', 'a.b', false],
    ['of no characters', '', true],
  ])('with a name %s', async (_, name, expected) => {
    expect(await urlencoded(`first=1&${encodeURIComponent(name)}=1`)).toBe(expected)
    expect(await multipart('first', name)).toBe(expected)
  })

  it('is recognized with parameters and in any letter case', async () => {
    for (const type of [`${FORM}; charset=utf-8`, FORM.toUpperCase()])
      expect(await urlencoded('a[0]=1', type)).toBe(false)
    const body = '--x\r\nContent-Disposition: form-data; name="a[0]"\r\n\r\n1\r\n--x--\r\n'
    for (const type of ['multipart/form-data; boundary=x', 'MULTIPART/FORM-DATA; boundary=x'])
      expect(await urlencoded(body, type)).toBe(false)
  })

  it('may contain the signs that separate fields in a value of another encoding', async () => {
    const value = '&'.repeat(500)
    expect(await urlencoded(`a=${encodeURIComponent(value)}`)).toBe(true)
    const form = new FormData()
    form.append('a', value)
    const response = new Response(form)
    expect(await hasFormShape(response.headers.get('Content-Type')!, await response.arrayBuffer())).toBe(true)
  })
})

describe('a body that is not a form, or cannot be read', () => {
  it('has no shape to check', async () => {
    expect(await urlencoded('{"a[0]": 1}', 'application/json')).toBe(true)
    expect(await urlencoded('a[0]=1', `text/${FORM}`)).toBe(true)
    expect(await urlencoded('no parts', 'multipart/form-data; boundary=x')).toBe(true)
    expect(await urlencoded('a[0]=1', 'x-multipart/form-data')).toBe(true)
  })
})
