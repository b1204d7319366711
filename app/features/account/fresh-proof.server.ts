import { MINUTE } from '#app/operations/clock.ts'
import { type Call, Refusal } from '#app/operations/operation.server.ts'
import { proveWords } from './prove-messages.ts'

/** How long a proof of identity is valid for actions that cannot be undone. */
export const PROOF_LIFETIME = 10 * MINUTE

/** The request needs a proof of identity that is not older than ten minutes. */
export class ProofNeeded extends Refusal {
  constructor() {
    super('access.proof-needed', proveWords.needed)
  }
}

/**
 * For actions that cannot be undone, and for full exports. A screen left unattended must not be enough. JSON calls stay
 * as specified, because they cannot ask for a proof.
 * @throws ProofNeeded; the screens then ask for a proof
 */
export function requireFreshProof({ isJson, ...call }: Pick<Call, 'provedAt' | 'isJson' | 'services'>): void {
  if (!isJson && !hasFreshProof(call)) throw new ProofNeeded()
}

export function hasFreshProof({ provedAt, services }: Pick<Call, 'provedAt' | 'services'>): boolean {
  return Math.abs(services.clock.now().getTime() - (provedAt?.getTime() ?? -Infinity)) <= PROOF_LIFETIME
}
