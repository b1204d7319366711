import { z } from '@hono/zod-openapi'

const descriptor = z.strictObject({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
})

/** For `PublicKeyCredential.parseRequestOptionsFromJSON()`. */
export const passkeyRequestAnswer = z
  .strictObject({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
    allowCredentials: z.array(descriptor),
  })
  .openapi('PasskeyRequest')

/** For `PublicKeyCredential.parseCreationOptionsFromJSON()`. */
export const newPasskeyRequestAnswer = z
  .strictObject({
    challenge: z.string(),
    rp: z.strictObject({ id: z.string(), name: z.string() }),
    user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.strictObject({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int(),
    attestation: z.literal('none'),
    authenticatorSelection: z.strictObject({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    excludeCredentials: z.array(descriptor),
  })
  .openapi('NewPasskeyRequest')

export const newPasskeyAnswer = z.strictObject({ id: z.string(), name: z.string() }).openapi('Passkey')
