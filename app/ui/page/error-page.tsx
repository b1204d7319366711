import { isRouteErrorResponse } from '@remix-run/react'
import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { PageBody, PRODUCT } from './page.tsx'

interface ErrorWords {
  status: number
  title: string
  message: string
}

const titles: Record<number, string> = {
  400: 'The request could not be read',
  401: 'Please sign in first',
  403: 'Access Denied',
  404: 'Not found',
  405: 'This page does not accept that',
  409: 'This cannot be done now',
  413: 'Too much was sent',
  415: 'The form could not be read',
  422: 'Please check what you entered',
  429: 'Too many requests',
  503: 'Not available at the moment',
}

/** For codes that the title of their status does not fit. */
const titlesByCode: ReadonlyMap<unknown, string> = new Map([
  ['chart.outdated', 'Your chart must be calculated again'],
  ['chart.unreadable', 'Your chart must be calculated again'],
])

/** The title of an error with this status or code. */
export const errorTitle = (status: number) => titles[status] ?? 'Something went wrong'

/** The text for an error. The message of an unexpected error is never shown: it is for the log. */
export function errorWords(error: unknown): ErrorWords {
  if (!isRouteErrorResponse(error)) {
    return {
      status: 500,
      title: errorTitle(500),
      message: 'The fault is on our side. Please try again in a moment.',
    }
  }
  const { code, message: text } = (error.data ?? {}) as { code?: unknown; message?: unknown }
  return {
    status: error.status,
    title: titlesByCode.get(code) ?? errorTitle(error.status),
    message: typeof text === 'string' ? text : 'Please go back and try again.',
  }
}

/** Inside the frame of the signed-in pages, the frame has the space around the page. */
export function ErrorPage({ error, isFramed = false }: { error: unknown; isFramed?: boolean }) {
  const text = (
    <ErrorText {...errorWords(error)}>
      <div className="actions mt-8">
        <ButtonLink href={paths.dashboard}>Go to Dashboard</ButtonLink>
        <ButtonLink href="/" variant="secondary">
          Go to the home page
        </ButtonLink>
      </div>
    </ErrorText>
  )
  return isFramed ? text : <PageBody>{text}</PageBody>
}

function ErrorText({ status, title, message, children }: ErrorWords & { children: ReactNode }) {
  return (
    <div className="max-w-measure border-s-4 border-rubric ps-6 sm:ps-8">
      <p className="rubric">Error {status}</p>
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
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · ${PRODUCT}`}</title>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <main>
          <PageBody>
            <ErrorText status={status} title={title} message={message}>
              {isAfterForm ? <p className="mt-4">What you typed is still there when you go back.</p> : null}
              <div className="actions mt-8">
                <ButtonLink href="/" variant="secondary">
                  Go to the home page
                </ButtonLink>
              </div>
            </ErrorText>
          </PageBody>
        </main>
      </body>
    </html>
  )
}
