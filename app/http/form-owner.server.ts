import { formOwner } from '#app/features/drafts/form-drafts.server.ts'
import type { RequestContext } from './context.server.ts'

const owners = new WeakMap<RequestContext, string>()

/** The owner field, the same in all forms of a response. Empty for a visitor. */
export function formOwnerOf(context: RequestContext): string {
  const { services, actor, sessionToken, tokens } = context
  if (!actor) return ''
  const known = owners.get(context)
  if (known) return known
  const owner = formOwner(services, actor.id, sessionToken)
  owners.set(context, owner)
  tokens.push(owner)
  return owner
}
