import { z } from 'zod'
import { lineText } from '#app/operations/described.ts'
import { oneLine } from '#app/plain-text.ts'
import { passkeyWords } from './passkey-messages.ts'

const MAX_PASSKEY_NAME = 60
const missing = { error: () => passkeyWords.nameMissing }

/** Bytes in an authenticator's answer: base64url without padding. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/)
/** WebAuthn Level 3: a credential id has at most 1,023 bytes. */
const credentialId = bytes(1364)

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
}

/** The result of `navigator.credentials.get()`, written by its `toJSON()`. */
export const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4096),
    authenticatorData: bytes(4096),
    signature: bytes(8192),
    userHandle: bytes(88).optional(),
  }),
})
export type Assertion = z.output<typeof assertionSchema>

/** The result of `navigator.credentials.create()`, written by its `toJSON()`. */
export const attestationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4096),
    attestationObject: bytes(32_768),
    transports: z.array(z.string().min(1).max(32)).max(10).optional(),
  }),
})
export type Attestation = z.output<typeof attestationSchema>

const passkeyName = z
  .string(missing)
  .overwrite(oneLine)
  .min(1, missing)
  .max(MAX_PASSKEY_NAME, { error: () => passkeyWords.nameLong(MAX_PASSKEY_NAME) })
  .meta(lineText(1, MAX_PASSKEY_NAME))

export const usePasskeySchema = z.object({ credential: assertionSchema })

export const addPasskeySchema = z.object({ name: passkeyName, credential: attestationSchema })

const passkeyId = z.string().min(1).max(60)

export const renamePasskeySchema = z.object({ passkey: passkeyId, name: passkeyName })

export const removePasskeySchema = z.object({ passkey: passkeyId })
