import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData, useLocation, useRouteError, useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useStillSignedIn } from '#app/features/account/use-still-signed-in.ts'
import { AdminFrame } from '#app/features/admin/admin-frame.tsx'
import { memberFrame } from '#app/features/admin/frames.server.ts'
import { ownNav } from '#app/features/admin/own-nav.ts'
import { unlessRefused } from '#app/framework/unless-refused.ts'
import { leadTo, pageAddress } from '#app/http/pages/redirects.server.ts'
import { paths, signInPath } from '#app/paths.ts'
import { ErrorPage, errorMeta } from '#app/ui/page/error-page.tsx'
import { frameWords } from '#app/ui/page/messages.ts'
import type { PageHandle } from '#app/ui/page/page-handle.ts'
import { ReadingControlsAtFoot } from '#app/ui/page/reading-controls.tsx'
import { type NavEntry, SideNav } from '#app/ui/page/side-nav.tsx'
import { useOpenedTarget } from '#app/ui/page/use-opened-target.ts'

export const handle: PageHandle = { frame: 'plain' }
export const shouldRevalidate = unlessRefused

export const meta = errorMeta

/** Draws the frame. Its refusals only make the error nicer, because every screen has its own guard. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { actor, services } = context
  if (!actor) throw leadTo(signInPath(pageAddress(request)))
  return { ...memberFrame(services, actor), reading: context.reading }
}

type FrameData = ReturnType<typeof loader>

function Frame({ data, children }: { data: FrameData; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const { person, hasBirthData } = data
  useStillSignedIn(person.email)
  /* The settings page has them on a card. */
  const controls =
    pathname === paths.settings ? null : (
      <div className="mt-12">
        <ReadingControlsAtFoot preferences={data.reading} back={pathname + search} />
      </div>
    )
  if (person.isAdmin) {
    return (
      <AdminFrame {...data}>
        {pathname === paths.dashboard ? (
          children
        ) : (
          <div className="mx-auto max-w-5xl">
            {children}
            {controls}
          </div>
        )}
      </AdminFrame>
    )
  }
  const entries: NavEntry[] = [
    { href: paths.dashboard, label: frameWords.dashboard, icon: 'home' },
    ...ownNav(hasBirthData),
    { href: paths.settings, label: frameWords.settings, icon: 'settings' },
  ]
  return (
    <div className="grow lg:grid lg:grid-cols-[20rem_minmax(0,1fr)]">
      <SideNav entries={entries} pathname={pathname} person={person} />
      <main
        id="content"
        tabIndex={-1}
        className="min-w-0 px-5 py-8 focus:outline-none sm:px-8 sm:py-10 lg:px-12"
      >
        <div className="mx-auto max-w-5xl">
          {children}
          {controls}
        </div>
      </main>
    </div>
  )
}

export default function MemberLayout() {
  const data = useLoaderData<typeof loader>()
  useOpenedTarget()
  return (
    <Frame data={data}>
      <Outlet />
    </Frame>
  )
}

/** Shows an error of a screen inside the frame. Without the frame's data, the document's error boundary shows it. */
export function ErrorBoundary() {
  const data = useRouteLoaderData<typeof loader>('routes/member/layout')
  const error = useRouteError()
  if (!data) throw error
  return (
    <Frame data={data}>
      <ErrorPage error={error} isFramed />
    </Frame>
  )
}
