import { MINUTE } from '#app/features/operations/clock.ts'
import { type Call, Refusal } from '#app/features/operations/operation.server.ts'

/** So long a proof of identity is good for what cannot be taken back. */
export const PROOF_LIFE = 10 * MINUTE

const PROVE_FIRST = 'Please confirm first that it is you.'

/** The request needs a proof of identity that is not older than ten minutes. */
export class ProofNeeded extends Refusal {
  constructor() {
    super('access.proof-needed', PROVE_FIRST)
  }
}

/**
 * For what cannot be taken back, and what hands everything out. An open screen left alone is not enough.
 * JSON calls stay as they are specified: nobody can be asked anything over them.
 * @throws ProofNeeded, which the screens answer by asking for a proof
 */
export function requireFreshProof({
  provedAt,
  isJson,
  services,
}: Pick<Call, 'provedAt' | 'isJson' | 'services'>): void {
  if (isJson) return
  const age = provedAt ? Math.abs(services.clock.now().getTime() - provedAt.getTime()) : Infinity
  if (age > PROOF_LIFE) throw new ProofNeeded()
}
