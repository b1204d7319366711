import { createPublicKey, type JsonWebKey } from 'node:crypto'
import { COSEALG, cose, decodeCredentialPublicKey } from '@simplewebauthn/server/helpers'

const LEAST_MODULUS_BITS = 2048
const LEAST_EXPONENT = 65_537n
const P256_COORDINATE_BYTES = 32

const toText = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('base64url')

/** The key as a JSON Web Key; null if it is not of the kind that its algorithm needs. */
function toJwk(key: cose.COSEPublicKey): JsonWebKey | null {
  const algorithm = key.get(cose.COSEKEYS.alg)
  if (
    algorithm === COSEALG.ES256 &&
    cose.isCOSEPublicKeyEC2(key) &&
    key.get(cose.COSEKEYS.crv) === cose.COSECRV.P256
  ) {
    const [x, y] = [key.get(cose.COSEKEYS.x), key.get(cose.COSEKEYS.y)]
    // RFC 9053, section 7.1.1: leading zeros stay. Node accepts a coordinate without them.
    if (x?.length !== P256_COORDINATE_BYTES || y?.length !== P256_COORDINATE_BYTES) return null
    return { kty: 'EC', crv: 'P-256', x: toText(x), y: toText(y) }
  }
  if (algorithm === COSEALG.RS256 && cose.isCOSEPublicKeyRSA(key))
    return { kty: 'RSA', n: toText(key.get(cose.COSEKEYS.n)), e: toText(key.get(cose.COSEKEYS.e)) }
  return null
}

/**
 * True for a point on the curve P-256, and for an RSA key of at least 2048 bits whose exponent is at least 65537.
 * @param coseKey a COSE_Key
 */
export function isStrongKey(coseKey: Uint8Array<ArrayBuffer>): boolean {
  try {
    const jwk = toJwk(decodeCredentialPublicKey(coseKey))
    // Node refuses a point that is not on the curve.
    const key = jwk && createPublicKey({ key: jwk, format: 'jwk' })
    if (key?.asymmetricKeyType !== 'rsa') return key !== null
    const { modulusLength = 0, publicExponent = 0n } = key.asymmetricKeyDetails ?? {}
    return modulusLength >= LEAST_MODULUS_BITS && publicExponent >= LEAST_EXPONENT
  } catch {
    return false
  }
}
