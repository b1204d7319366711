import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ERROR_CODES, type ErrorCode } from '#app/operations/refusal-codes.ts'
import { codesDocument } from '../support/refusal-codes.ts'

const codes = Object.keys(ERROR_CODES) as ErrorCode[]
const REGISTRY = 'app/operations/refusal-codes.ts'
const sources = globSync('app/**/*.{ts,tsx}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file !== REGISTRY && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** The codes of the machine's faults are made from the faults' names. */
const MADE_OF_NAMES = /^server\.(full|busy|damaged|crowded)$/

describe('the codes of errors', () => {
  it('are two words with a dot between them, and each has its own meaning', () => {
    expect(codes.filter((code) => !/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/.test(code))).toEqual([])
    const meanings = codes.map((code) => ERROR_CODES[code].meaning)
    expect(meanings.filter((meaning, index) => meanings.indexOf(meaning) !== index)).toEqual([])
  })

  it('are all used', () => {
    const unused = codes.filter(
      (code) => !MADE_OF_NAMES.test(code) && !sources.some(({ text }) => text.includes(`'${code}'`)),
    )
    expect(unused).toEqual([])
  })

  it('belong to one message each: two codes of one status never have the same text', () => {
    const given = sources.flatMap(({ file, text }) => [
      ...[...text.matchAll(/new Refusal\(\s*'([\w.-]+)',\s*('[^']+'|[A-Z_]+|\w+(?:\.\w+)+)/g)].map(
        ([, code, message]) => ({
          file,
          code: code as ErrorCode,
          message: message!,
        }),
      ),
      ...[...text.matchAll(/fieldRefusal\(\s*'([\w.-]+)',\s*'\w+',\s*('[^']+'|[A-Z_]+|\w+(?:\.\w+)+)/g)].map(
        ([, code, message]) => ({ file, code: code as ErrorCode, message: message! }),
      ),
    ])
    expect(given.length).toBeGreaterThan(80)
    const textOf = ({ file, message }: (typeof given)[number]) => {
      if (message.startsWith("'")) return message
      const own = sources.find((one) => one.file === file)!.text
      // Words are identified by their key in the file, and a constant by its file and name if the file defines it.
      if (message.includes('.')) return `${message} of ${file}`
      return new RegExp(`^(export )?const ${message}\\b`, 'm').test(own) ? `${message} of ${file}` : message
    }
    const byText = new Map<string, Set<ErrorCode>>()
    for (const one of given) {
      const key = `${ERROR_CODES[one.code].status} ${textOf(one)}`
      byText.set(key, (byText.get(key) ?? new Set()).add(one.code))
    }
    expect([...byText].filter(([, found]) => found.size > 1).map(([key, found]) => [key, ...found])).toEqual(
      [],
    )
  })

  it('are made by one class if a record was changed since it was read', () => {
    const given = sources.filter(({ text }) =>
      /(new Refusal|super|fieldRefusal)\(\s*'revision\.changed'/.test(text),
    )
    expect(given.map(({ file }) => file)).toEqual(['app/operations/revision.server.ts'])
  })

  it('are in docs/calls.md; `node --import tsx tests/support/refusal-codes.ts` writes them', () => {
    const { written, due } = codesDocument()
    expect(written).toBe(due)
  })

  it('are what code compares, instead of messages or statuses of single refusals', () => {
    const byMessage = sources.filter(({ text }) => /\b(error|refusal)\.message [!=]==/.test(text))
    expect(byMessage.map(({ file }) => file)).toEqual([])
    // 401 and 403 stand for whole classes of refusals; 404 is compared if any record can be gone.
    const allowed =
      /^app\/http\/pages\/(page|redirects)\.server\.ts$|confirmed-action|routes\/admin\/undo\.ts$/
    const byStatus = sources.filter(
      ({ file, text }) =>
        !allowed.test(file) && /\b(error|refusal)\.status [!=]==|instanceof Refusal && .*status/.test(text),
    )
    expect(byStatus.map(({ file }) => file)).toEqual([])
  })
})
