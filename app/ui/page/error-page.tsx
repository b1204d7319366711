import { isRouteErrorResponse, type MetaFunction } from '@remix-run/react'
import type { ReactNode } from 'react'
import { currentLanguage } from '#app/language/current.ts'
import { isRightToLeft } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import arabicStyles from '#app/ui/styles/arabic.css?url'
import { errorPageWords } from './error-messages.ts'
import { frameWords } from './messages.ts'
import { PageBody, pageTitle } from './page.tsx'

interface ErrorWords {
  status: number
  title: string
  message: string
}

/** The title of an error with this status or code. */
export const errorTitle = (status: number) => errorPageWords.titles[status] ?? errorPageWords.other

/** The text for an error. The message of an unexpected error is never shown: it is for the log. */
export function errorWords(error: unknown): ErrorWords {
  if (!isRouteErrorResponse(error)) {
    return {
      status: 500,
      title: errorTitle(500),
      message: errorPageWords.fault,
    }
  }
  const { code, message: text } = (error.data ?? {}) as { code?: unknown; message?: unknown }
  return {
    status: error.status,
    // The title of its status does not fit.
    title: code === 'chart.unreadable' ? errorPageWords.chart : errorTitle(error.status),
    message: typeof text === 'string' ? text : errorPageWords.goBack,
  }
}

/** The `meta` of a route with an error boundary: the title of the error in it. */
export const errorMeta: MetaFunction = ({ error }) => (error ? pageTitle(errorWords(error).title) : [])

/** Inside the frame of the signed-in pages, the frame has the space around the page. */
export function ErrorPage({ error, isFramed = false }: { error: unknown; isFramed?: boolean }) {
  const text = (
    <ErrorText {...errorWords(error)}>
      <div className="actions mt-8">
        <ButtonLink href={paths.dashboard}>{errorPageWords.toDashboard}</ButtonLink>
        <ButtonLink href="/" variant="secondary">
          {errorPageWords.toHome}
        </ButtonLink>
      </div>
    </ErrorText>
  )
  return isFramed ? text : <PageBody>{text}</PageBody>
}

function ErrorText({ status, title, message, children }: ErrorWords & { children: ReactNode }) {
  return (
    <div className="max-w-measure border-s-4 border-rubric ps-6 sm:ps-8">
      <p className="rubric">{errorPageWords.error(status)}</p>
      <h1 className="mt-1 text-3xl">{title}</h1>
      <p className="mt-4 text-lg">{message}</p>
      {children}
    </div>
  )
}

interface BareErrorPageProps {
  status: number
  message: string
  /** Addresses of the style sheets; none while the build changes. */
  styles: readonly string[]
  /** True for the answer to a form, which the browser still has. */
  isAfterForm: boolean
}

/** The whole document of an error that no page of the router answers, such as a form that is too large. */
export function BareErrorPage({ status, message, styles, isAfterForm }: BareErrorPageProps) {
  const title = errorTitle(status)
  return (
    <html lang={currentLanguage()} {...(isRightToLeft() ? { dir: 'rtl' } : {})}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · ${frameWords.product}`}</title>
        {(currentLanguage() === 'ar' ? [...styles, arabicStyles] : styles).map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <main>
          <PageBody>
            <ErrorText status={status} title={title} message={message}>
              {isAfterForm ? <p className="mt-4">{errorPageWords.stillThere}</p> : null}
              <div className="actions mt-8">
                <ButtonLink href="/" variant="secondary">
                  {errorPageWords.toHome}
                </ButtonLink>
              </div>
            </ErrorText>
          </PageBody>
        </main>
      </body>
    </html>
  )
}
