import { describe, expect, it } from 'vitest'
import { inLanguage } from '#app/language/request-language.server.ts'
import { lineText } from '#app/operations/described.ts'
import { problemsOf } from '#tests/support/schema-problems.ts'
import {
  confirmEmailSchema,
  email,
  forgotPasswordSchema,
  linkFormSchema,
  mailedToken,
  newPassword,
  personName,
  proveAgainSchema,
  registerFormSchema,
  registerSchema,
  resetPasswordFormSchema,
  resetPasswordSchema,
  signInSchema,
} from './accounts.schema.ts'
import {
  addPasskeySchema,
  assertionSchema,
  attestationSchema,
  removePasskeySchema,
  renamePasskeySchema,
  usePasskeySchema,
} from './passkeys.schema.ts'
import {
  changeHouseViewSchema,
  changeLanguageSchema,
  changeNameSchema,
  changePasswordFormSchema,
  changePasswordSchema,
  endSessionSchema,
} from './settings.schema.ts'
import { beginTwoStepSchema, codeSchema } from './two-factor.schema.ts'

const PERSON = { name: 'Layla', email: 'layla@example.org', password: 'abc123' }
const many = (length: number) => 'a'.repeat(length)

describe('an address', () => {
  it('is stored in lower case, without spaces at the ends', () => {
    expect(email.parse(' Layla@Example.ORG ')).toBe('layla@example.org')
    const longest = `${many(60)}@${many(60)}.${many(60)}.${many(60)}.example`
    expect(email.safeParse(longest.padStart(254, 'b')).success).toBe(true)
    expect(email.meta()).toMatchObject({ format: 'email', pattern: expect.stringContaining('@') })
  })

  it.each(['', 'layla', 'layla@', '@example.org', 'a b@example.org', undefined, 5])('is not %j', (text) => {
    expect(problemsOf(email, text)).toEqual([': Please enter a valid email address'])
  })

  it.each([
    'أحمد@مثال.إختبار',
    'layla@bücher.example',
    'лейла@example.org',
  ])('in another script (%s) is refused, with the form that is accepted', (text) => {
    expect(problemsOf(email, text)).toEqual([
      ': Please use an address in Latin letters. If the part after the @ is in another script, write it in the form that begins with xn--.',
    ])
    expect(inLanguage('ar', () => problemsOf(email, text))).toEqual([expect.stringContaining('xn--')])
  })

  it('has a domain of another script in its Latin form', () => {
    expect(email.parse('layla@xn--bcher-kva.example')).toBe('layla@xn--bcher-kva.example')
  })

  it.each([
    [`${many(64)}@b.example`, true],
    [`${many(65)}@b.example`, false],
    ['a@b', false],
  ])('%s: %s', (address, expected) => {
    expect(email.safeParse(address).success).toBe(expected)
  })

  it('has at most 254 characters', () => {
    const longest = `${many(60)}@${many(60)}.${many(60)}.${many(60)}.example`.padStart(255, 'b')
    expect(problemsOf(email, longest)).toEqual([': Please enter a valid email address'])
  })

  it('is required to reset a password', () => {
    expect(forgotPasswordSchema.parse({ email: 'a@example.org' })).toEqual({ email: 'a@example.org' })
    expect(problemsOf(forgotPasswordSchema, {})).toEqual(['email: Please enter a valid email address'])
  })
})

describe('a password', () => {
  it.each([
    ['12345', 'Password must be at least 6 characters'],
    ['', 'Password must be at least 6 characters'],
    [undefined, 'Password must be at least 6 characters'],
    [many(201), 'Password must be at most 200 characters'],
  ])('is not %j', (text, message) => {
    for (const schema of [signInSchema, registerSchema])
      expect(problemsOf(schema, { ...PERSON, password: text })).toEqual([`password: ${message}`])
    expect(problemsOf(linkFormSchema, { password: text })).toEqual([`password: ${message}`])
    expect(problemsOf(resetPasswordSchema, { token: 'a', password: text })).toEqual([`password: ${message}`])
    expect(problemsOf(newPassword, text)).toEqual([`: ${message}`])
  })

  it('has 6 to 200 characters, with its spaces', () => {
    for (const text of ['123456', '      ', ' 1234 ', many(200)]) expect(newPassword.parse(text)).toBe(text)
  })

  it('must be typed twice in forms', () => {
    const reset = { token: 'a', password: 'abc123' }
    const change = { currentPassword: 'old', password: 'abc123' }
    for (const [schema, form] of [
      [registerFormSchema, PERSON],
      [resetPasswordFormSchema, reset],
      [changePasswordFormSchema, change],
    ] as const) {
      expect(problemsOf(schema, { ...form, confirmPassword: 'abc123' })).toEqual([])
      for (const other of ['abc124', '', undefined])
        expect(problemsOf(schema, { ...form, confirmPassword: other })).toEqual([
          "confirmPassword: Passwords don't match",
        ])
      const inArabic = inLanguage('ar', () => problemsOf(schema, { ...form, confirmPassword: 'other' }))
      expect(inArabic).toEqual(['confirmPassword: كلمتا السر غير متطابقتين'])
    }
  })

  it('is changed only with the old one', () => {
    for (const schema of [changePasswordSchema]) {
      for (const none of ['', undefined, many(201)])
        expect(problemsOf(schema, { currentPassword: none, password: 'abc123' })).toEqual([
          'currentPassword: Enter your current password',
        ])
      expect(problemsOf(schema, { currentPassword: 'a', password: 'abc123' })).toEqual([])
      expect(problemsOf(schema, { currentPassword: many(200), password: 'abc123' })).toEqual([])
    }
  })
})

describe('a name', () => {
  it.each([
    ['A', 'Name must be at least 2 characters'],
    [' A ', 'Name must be at least 2 characters'],
    [undefined, 'Name must be at least 2 characters'],
    [many(201), 'Name must be at most 200 characters'],
  ])('is not %j', (name, message) => {
    expect(problemsOf(registerSchema, { ...PERSON, name })).toEqual([`name: ${message}`])
    expect(problemsOf(changeNameSchema, { name })).toEqual([`name: ${message}`])
  })

  it('has 2 to 200 characters in one line', () => {
    expect(personName.parse(' Al ')).toBe('Al')
    expect(personName.parse('Layla\nKhan')).toBe('Layla Khan')
    expect(personName.parse(many(200))).toHaveLength(200)
    expect(personName.meta()).toMatchObject({
      maxLength: 200,
      description: '2 to 200 characters, without spaces at the ends',
    })
  })
})

describe('a link from a mail', () => {
  it('has a token of 1 to 200 characters', () => {
    expect(mailedToken.parse(many(200))).toHaveLength(200)
    expect(problemsOf(mailedToken, many(201))).toHaveLength(1)
    expect(problemsOf(mailedToken, '')).toHaveLength(1)
    expect(problemsOf(confirmEmailSchema, {})).toEqual(['token: Token is missing'])
    expect(problemsOf(resetPasswordSchema, { password: 'abc123' })).toEqual(['token: Token is missing'])
  })
})

describe('a fresh proof', () => {
  it('is a password or a code', () => {
    expect(proveAgainSchema.parse({ password: 'a' })).toEqual({ password: 'a', code: '' })
    expect(proveAgainSchema.parse({ code: ' 123456 ' })).toEqual({ password: '', code: '123456' })
    expect(proveAgainSchema.parse({})).toEqual({ password: '', code: '' })
    expect(proveAgainSchema.parse({ password: '', code: ' ' })).toEqual({ password: '', code: '' })
    expect(problemsOf(proveAgainSchema, { password: many(201) })).toHaveLength(1)
    expect(problemsOf(proveAgainSchema, { password: many(200), code: many(40) })).toEqual([])
    expect(problemsOf(proveAgainSchema, { code: many(41) })).toHaveLength(1)
  })

  it('with two-factor sign-in is a code', () => {
    expect(codeSchema.parse({ code: ' 123456 ' })).toEqual({ code: '123456' })
    expect(codeSchema.parse({ code: many(40) })).toEqual({ code: many(40) })
    for (const code of ['', ' ', undefined, many(41)])
      expect(problemsOf(codeSchema, { code })).toEqual([
        'code: Enter the code that your app shows, or a recovery code',
      ])
    expect(codeSchema.shape.code.meta()).toEqual({
      maxLength: 40,
      pattern: '\\S',
      description: 'Not only spaces',
    })
    expect(beginTwoStepSchema.parse({})).toEqual({ currentPassword: '' })
    expect(problemsOf(beginTwoStepSchema, { currentPassword: many(201) })).toHaveLength(1)
    expect(problemsOf(beginTwoStepSchema, { currentPassword: many(200) })).toEqual([])
  })
})

describe('settings', () => {
  it('name a house system and a session', () => {
    expect(problemsOf(changeLanguageSchema, { language: 'x' })[0]).toMatch(/must be one of: en/)
    expect(changeHouseViewSchema.parse({ houseView: 'placidus' })).toEqual({ houseView: 'placidus' })
    expect(problemsOf(changeHouseViewSchema, { houseView: 'x' })[0]).toMatch(/must be one of: placidus/)
    expect(endSessionSchema.parse({ session: many(60) })).toEqual({ session: many(60) })
    expect(problemsOf(endSessionSchema, { session: many(61) })).toHaveLength(1)
    expect(problemsOf(endSessionSchema, { session: '' })).toHaveLength(1)
  })
})

describe('a passkey', () => {
  const key = { id: 'aB-_9', rawId: 'aB-_9', type: 'public-key' as const }
  const assertion = {
    ...key,
    response: { clientDataJSON: many(4096), authenticatorData: many(4096), signature: many(8192) },
  }
  const attestation = {
    ...key,
    response: { clientDataJSON: many(4096), attestationObject: many(32_768) },
  }

  it('answers with bytes, up to a limit', () => {
    const full = {
      ...assertion,
      id: many(1364),
      rawId: many(1364),
      authenticatorAttachment: 'platform',
      response: { ...assertion.response, userHandle: many(88) },
    }
    expect(assertionSchema.parse(full)).toEqual(full)
    expect(usePasskeySchema.parse({ credential: assertion })).toEqual({ credential: assertion })
    for (const wrong of [
      { id: many(1365) },
      { id: '' },
      { rawId: 'a=' },
      { rawId: '=a' },
      { rawId: undefined },
      { type: 'private-key' },
      { authenticatorAttachment: 'elsewhere' },
      { response: { ...assertion.response, clientDataJSON: many(4097) } },
      { response: { ...assertion.response, authenticatorData: many(4097) } },
      { response: { ...assertion.response, signature: many(8193) } },
      { response: { ...assertion.response, userHandle: many(89) } },
      { response: {} },
    ])
      expect(assertionSchema.safeParse({ ...assertion, ...wrong }).success, Object.keys(wrong)[0]).toBe(false)
    expect(usePasskeySchema.safeParse({}).success).toBe(false)
  })

  it('is created with bytes, up to a limit', () => {
    const full = {
      ...attestation,
      authenticatorAttachment: 'cross-platform',
      response: { ...attestation.response, transports: Array(10).fill(many(32)) },
    }
    expect(attestationSchema.parse(full)).toEqual(full)
    expect(addPasskeySchema.parse({ name: ' Phone ', credential: attestation })).toEqual({
      name: 'Phone',
      credential: attestation,
    })
    const { response } = attestation
    for (const wrong of [
      { ...response, clientDataJSON: many(4097) },
      { ...response, attestationObject: many(32_769) },
      { ...response, transports: Array(11).fill('usb') },
      { ...response, transports: [many(33)] },
      { ...response, transports: [''] },
      {},
    ])
      expect(attestationSchema.safeParse({ ...attestation, response: wrong }).success).toBe(false)
    expect(attestationSchema.safeParse({ response }).success).toBe(false)
  })

  it('has a name of 1 to 60 characters', () => {
    const renamed = (name: unknown) => problemsOf(renamePasskeySchema, { passkey: 'a', name })
    expect(renamed('a')).toEqual([])
    expect(renamed(many(60))).toEqual([])
    for (const none of ['', ' ', undefined])
      expect(renamed(none)).toEqual(['name: Enter a name for the passkey'])
    expect(renamed(many(61))).toEqual(['name: A name has at most 60 characters'])
    expect(problemsOf(addPasskeySchema, { credential: attestation })).toEqual([
      'name: Enter a name for the passkey',
    ])
    expect(renamePasskeySchema.shape.name.meta()).toEqual(lineText(1, 60))
    for (const passkey of ['', many(61), undefined]) {
      expect(problemsOf(renamePasskeySchema, { passkey, name: 'a' })).toHaveLength(1)
      expect(problemsOf(removePasskeySchema, { passkey })).toHaveLength(1)
    }
    expect(removePasskeySchema.parse({ passkey: many(60) })).toEqual({ passkey: many(60) })
  })
})
