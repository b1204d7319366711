import type { LoaderFunctionArgs } from '@remix-run/node'
import {
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import { useStillSignedIn } from '../../features/accounts/use-still-signed-in'
import { accessDeniedAt } from '../../features/admin/access'
import { AdminFrame } from '../../features/admin/admin-frame'
import { pendingStories } from '../../features/admin/stats.server'
import { callOf } from '../../http/context.server'
import { pageRefusal } from '../../http/page.server'
import { authorise } from '../../http/perform.server'
import { ErrorPage } from '../../ui/error-page'
import type { PageHandle } from '../../ui/page-handle'
import { unlessRefused } from '../../ui/unless-refused'

export const handle: PageHandle = { frame: 'plain', hydrate: true }

/** Draws the frame. What it refuses is a courtesy: every screen in it guards itself. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { actor, services } = context
  try {
    authorise('admin', callOf(context), accessDeniedAt(new URL(request.url).pathname))
  } catch (error) {
    throw pageRefusal(error, request)
  }
  return {
    person: { name: actor!.name, email: actor!.email },
    pendingStories: pendingStories(services),
  }
}

export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  return change.formMethod !== undefined && change.formMethod !== 'GET' && unlessRefused(change)
}

export default function AdminLayout() {
  const data = useLoaderData<typeof loader>()
  useStillSignedIn(data.person.email)
  // Below a list there are only dialogs over it.
  const isCovered = useMatches().length > 3
  return (
    <AdminFrame {...data} isCovered={isCovered}>
      <Outlet />
    </AdminFrame>
  )
}

export function ErrorBoundary() {
  const data = useRouteLoaderData<typeof loader>('routes/admin/layout')
  const error = useRouteError()
  return data ? (
    <AdminFrame {...data}>
      <ErrorPage error={error} />
    </AdminFrame>
  ) : (
    <main id="content" tabIndex={-1} className="grow focus:outline-none">
      <ErrorPage error={error} />
    </main>
  )
}
