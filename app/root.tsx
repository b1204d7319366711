import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ADMIN_NAV } from './features/admin/admin-nav.ts'
import { unlessRefused } from './framework/unless-refused.ts'
import { currentLanguage } from './language/current.ts'
import { type Language, languages, readAddress } from './language/language.ts'
import { VELLUM } from './ui/base/tokens.ts'
import { AnswerRoom, type PageAnswer, type ToldAnswer } from './ui/form/page-answer.ts'
import { ErrorPage, errorMeta } from './ui/page/error-page.tsx'
import { Footer } from './ui/page/footer.tsx'
import { frameWords } from './ui/page/messages.ts'
import type { PageHandle } from './ui/page/page-handle.ts'
import { sendsScript } from './ui/page/page-kind.ts'
import { PageMeta } from './ui/page/page-meta.tsx'
import { ReadingControlsAtFoot } from './ui/page/reading-controls.tsx'
import {
  DEFAULT_PREFERENCES,
  documentAttributes,
  type ReadingPreferences,
} from './ui/page/reading-preferences.ts'
import { TopBar } from './ui/page/top-bar.tsx'
import { useFocusOnArrival } from './ui/page/use-focus-on-arrival.ts'
import arabicStyles from './ui/styles/arabic.css?url'
import printStyles from './ui/styles/print.css?url'
import { Toaster, ToastRoom } from './ui/toast/toaster.tsx'
import markazi from './ui/typefaces/markazi-arabic.woff2?url'
import serif from './ui/typefaces/serif-basic.woff2?url'
import './tailwind.css'

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export const shouldRevalidate = unlessRefused

export const meta = errorMeta

export function loader({ context }: LoaderFunctionArgs) {
  const { actor, toast, nonce, services } = context
  const { channelUrl, figures } = services.settings
  return {
    actor: actor && { name: actor.name, email: actor.email, isAdmin: actor.isAdmin },
    toast,
    answered: context.answer,
    nonce,
    formTokens: context.formTokens(),
    channelUrl: channelUrl ?? null,
    figures,
    year: services.clock.now().getUTCFullYear(),
    reading: context.reading,
    language: currentLanguage(),
    showsDisputedCountries: services.settings.showsDisputedCountries,
    origin: services.settings.origin,
  }
}

/** The document around every page, and around the error page if one replaces the page. */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const hasFailed = Boolean(useRouteError())
  const matches = useMatches()
  const handles = matches.map(({ handle }) => handle as PageHandle | undefined)
  const hasScript = !hasFailed && sendsScript(matches.map(({ id }) => id))
  const { pathname: address, search, key } = useLocation()
  const { answer, tell } = useAnswer(data?.answered, key)
  const toast = (answer ? answer.toast : data?.toast) ?? null
  const hasErrors = Boolean(answer?.lastResult?.error)
  const frame = hasFailed ? 'site' : (handles.findLast((handle) => handle?.frame)?.frame ?? 'site')
  // Browsers hide a nonce from scripts, so the client's first render must not compare it.
  const nonce = typeof document === 'undefined' ? data?.nonce : ''
  const { path } = readAddress(address)
  const language = currentLanguage()
  useFocusOnArrival()
  useOneLanguage(data?.language)
  const reading = data?.reading ?? DEFAULT_PREFERENCES
  const toaster = <Toaster floats={hasScript} />
  return (
    <html
      lang={language}
      {...(languages[language].direction === 'rtl' ? { dir: 'rtl' } : {})}
      {...(data?.showsDisputedCountries ? { 'data-disputed-places': 'country' } : {})}
      {...documentAttributes(reading)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeMeta theme={reading.theme} />
        <PageMeta
          hasErrors={hasErrors}
          address={data && !data.actor && frame === 'site' ? new URL(data.origin + path) : undefined}
          picture={handles.findLast((handle) => handle?.picture)?.picture}
        />
        <link
          rel="preload"
          href={language === 'ar' ? markazi : serif}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <Links />
        {language === 'ar' ? <link rel="stylesheet" href={arabicStyles} /> : null}
        {data?.actor ? <link rel="stylesheet" href={printStyles} media="print" /> : null}
      </head>
      <body className="flex min-h-dvh flex-col">
        <AnswerRoom value={tell}>
          <ToastRoom toast={toast}>
            <a href="#content" className="skip-link">
              {frameWords.skip}
            </a>
            {frame === 'site' ? (
              <>
                <TopBar
                  actor={data?.actor ?? null}
                  adminEntries={ADMIN_NAV}
                  channelUrl={data?.channelUrl ?? null}
                  path={path + search}
                />
                {toaster}
                <main id="content" tabIndex={-1} className="grow focus:outline-none">
                  {children}
                </main>
                <Footer year={data?.year}>
                  <ReadingControlsAtFoot preferences={reading} back={path + search} />
                </Footer>
              </>
            ) : (
              <>
                {toaster}
                {hasFailed ? <main id="content">{children}</main> : children}
              </>
            )}
          </ToastRoom>
        </AnswerRoom>
        {hasScript ? (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        ) : null}
      </body>
    </html>
  )
}

/**
 * The answer of the page's action. The document has it in the root's data; after that the forms of the page tell it.
 * @param key of the location
 */
function useAnswer(ofDocument: PageAnswer | null | undefined, key: string) {
  const [told, tell] = useState<ToldAnswer | null>(null)
  const first = useRef(key)
  const answer = told?.key === key ? told.answer : key === first.current ? ofDocument : null
  return { answer, tell }
}

/** Loads a new document if data come in another language, which the person has chosen elsewhere in the meantime. */
function useOneLanguage(ofData: Language | undefined): void {
  useEffect(() => {
    if (ofData && ofData !== currentLanguage()) window.location.reload()
  }, [ofData])
}

/** Colours that browsers use before and around the page. */
function ThemeMeta({ theme }: Pick<ReadingPreferences, 'theme'>) {
  if (theme !== 'system') {
    return (
      <>
        <meta name="color-scheme" content={theme === 'day' ? 'light' : 'dark'} />
        <meta name="theme-color" content={theme === 'day' ? VELLUM.light : VELLUM.dark} />
      </>
    )
  }
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={VELLUM.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={VELLUM.dark} media="(prefers-color-scheme: dark)" />
    </>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />
}
