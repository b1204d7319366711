import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { z } from 'zod'
import { ProofNeeded } from '#app/features/account/fresh-proof.server.ts'
import { authorise, perform } from '#app/http/gate/perform.server.ts'
import type { Operation, Who } from '#app/operations/operation.server.ts'
import { provePath } from '#app/paths.ts'
import { requireOwnForm } from './page.server.ts'
import { leadTo, pageRefusal } from './page-refusal.server.ts'

/**
 * An action that makes a file from an operation. It is an action because an export is recorded, and a link must not
 * start one.
 * @param from the page with the button; a person who must prove their identity first returns there
 */
export function downloadAction<W extends Who, Schema extends z.ZodType, Result>(
  op: Operation<W, Schema, Result>,
  from: string,
  toFile: (result: Result) => Response,
) {
  return async (args: ActionFunctionArgs) => {
    const { request, context } = args
    try {
      authorise(op.who, context)
      await requireOwnForm(args, from)
      return toFile(await perform(op, context, {}))
    } catch (error) {
      if (error instanceof ProofNeeded) throw leadTo(provePath(from), 303)
      // Redirects to the page with the button, because the download works only by that button.
      throw pageRefusal(error, new Request(new URL(from, request.url)))
    }
  }
}

/** The loader of an address that only a button posts to: a GET is redirected to the page with the button. */
export function postOnlyLoader(who: Who, from: string) {
  return ({ request, context }: LoaderFunctionArgs): Response => {
    try {
      authorise(who, context)
    } catch (error) {
      throw pageRefusal(error, request)
    }
    return leadTo(from, 303)
  }
}
