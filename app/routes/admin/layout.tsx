import type { LoaderFunctionArgs } from '@remix-run/node'
import {
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import { useStillSignedIn } from '#app/features/account/use-still-signed-in.ts'
import { accessDeniedAt } from '#app/features/admin/access.ts'
import { AdminFrame } from '#app/features/admin/admin-frame.tsx'
import { memberFrame } from '#app/features/admin/frames.server.ts'
import { unlessRefused } from '#app/framework/unless-refused.ts'
import { authorise } from '#app/http/gate/perform.server.ts'
import { pageRefusal } from '#app/http/pages/redirects.server.ts'
import { Tips } from '#app/ui/base/tip.tsx'
import { ErrorPage, errorMeta } from '#app/ui/page/error-page.tsx'
import type { PageHandle } from '#app/ui/page/page-handle.ts'

export const handle: PageHandle = { frame: 'plain' }

export const meta = errorMeta

/** Draws the frame. Its refusals only make the error nicer, because every screen has its own guard. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { actor, services } = context
  try {
    authorise('admin', context, accessDeniedAt(new URL(request.url).pathname))
  } catch (error) {
    throw pageRefusal(error, request)
  }
  return memberFrame(services, actor!)
}

export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  return change.formMethod !== undefined && change.formMethod !== 'GET' && unlessRefused(change)
}

export default function AdminLayout() {
  const data = useLoaderData<typeof loader>()
  useStillSignedIn(data.person.email)
  // Routes below a list are always dialogs over it.
  const isCovered = useMatches().length > 3
  return (
    <AdminFrame {...data} isCovered={isCovered}>
      <Tips>
        <Outlet />
      </Tips>
    </AdminFrame>
  )
}

/** Shows an error of a screen inside the frame. Without the frame's data, the document's error boundary shows it. */
export function ErrorBoundary() {
  const data = useRouteLoaderData<typeof loader>('routes/admin/layout')
  const error = useRouteError()
  useStillSignedIn(data?.person.email)
  if (!data) throw error
  return (
    <AdminFrame {...data}>
      <ErrorPage error={error} isFramed />
    </AdminFrame>
  )
}
