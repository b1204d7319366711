import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { type GoogleMessage, googleWords } from '#app/features/account/google-messages.ts'
import type { RequestContext } from '#app/http/gate/context.server.ts'
import { leadToDocument } from '#app/http/pages/redirects.server.ts'
import { PageLink } from '#app/language/page-language.tsx'
import { displayName } from '#app/operations/person.ts'
import { paths } from '#app/paths.ts'
import { AuthCard } from '#app/ui/page/auth-card.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import type { PageHandle } from '#app/ui/page/page-handle.ts'
import { authWords } from './auth-messages.ts'
import { endGoogle } from './google-steps.server.ts'

export const handle: PageHandle = { frame: 'plain' }
export const meta: MetaFunction = () => pageTitle(authWords.google.title)

/**
 * Google sends the browser here. A page is redirected at once. A popup is redirected to `?popup=`, so that its address
 * no longer has the code, and then reports the result to the page that opened it.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  if (!searchParams.has('popup')) throw await endGoogle(request, context)
  if (searchParams.get('popup') === 'done' && !context.actor) throw leadToDocument(paths.login)
  return { message: messageFor(context, searchParams.get('popup') === 'done') }
}

function messageFor({ actor, toast }: RequestContext, done: boolean): GoogleMessage {
  if (done && actor) return { type: 'GOOGLE_AUTH_SUCCESS', user: { name: displayName(actor) } }
  return { type: 'GOOGLE_AUTH_ERROR', error: toast?.description ?? googleWords.failed }
}

/** In the popup, back from Google: tells the page that opened it what happened. */
function tellOpener(message: GoogleMessage): void {
  const opener = window.opener as Window | null
  if (!opener) return
  opener.postMessage(message, window.location.origin)
  window.close()
}

export default function GoogleCallback() {
  const { message } = useLoaderData<typeof loader>()
  const done = message.type === 'GOOGLE_AUTH_SUCCESS'
  const words = authWords.google
  useEffect(() => tellOpener(message), [message])

  return (
    <main id="content">
      <AuthCard title={done ? words.signedIn : words.notSignedIn}>
        <p>{done ? words.close : (message.error ?? googleWords.failed)}</p>
        <p>
          <PageLink href={done ? paths.redirect : paths.login} reloadDocument>
            {done ? words.goOn : authWords.backToSignIn}
          </PageLink>
        </p>
      </AuthCard>
    </main>
  )
}
