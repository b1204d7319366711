import { translated } from '#app/language/current.ts'

/** The words of pages that show an error. */
export const errorPageWords = translated('error', {
  en: {
    titles: {
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
    } as Readonly<Record<number, string>>,
    /** For a status without a title. */
    other: 'Something went wrong',
    chart: 'Your chart must be calculated again',
    fault: 'The fault is on our side. Please try again in a moment.',
    goBack: 'Please go back and try again.',
    error: (status: number) => `Error ${status}`,
    toDashboard: 'Go to Dashboard',
    toHome: 'Go to the home page',
    stillThere: 'What you typed is still there when you go back.',
  },
})
