import { isRouteErrorResponse } from '@remix-run/react'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { PageBody } from './page.tsx'

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

export function ErrorPage({ error }: { error: unknown }) {
  const { status, title, message } = errorWords(error)
  return (
    <PageBody>
      <div className="max-w-measure border-s-4 border-rubric ps-6 sm:ps-8">
        <p className="rubric">Error {status}</p>
        <h1 className="mt-1 text-3xl">{title}</h1>
        <p className="mt-4 text-lg">{message}</p>
        <div className="actions mt-8">
          <ButtonLink href="/dashboard">Go to Dashboard</ButtonLink>
          <ButtonLink href="/" variant="secondary">
            Home
          </ButtonLink>
        </div>
      </div>
    </PageBody>
  )
}
