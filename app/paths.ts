/** Addresses that more than one room links to. */
export const paths = {
  landing: '/',
  findYourLot: '/find-your-lot',
  /** Files of the answer, made from what is sent again. */
  foundWheel: '/find-your-lot/wheel.svg',
  foundChart: '/find-your-lot/chart.json',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  google: '/auth/google',
  /** The address that the popup opens; without a popup it is `google`. */
  googlePopup: '/api/auth/google',
  googleCallback: '/auth/callback',
  googleLink: '/auth/link',
  /** Where a person enters the code of the authenticator app, after the password. */
  code: '/login/code',
  twoStep: '/settings/two-step',
  passkeys: '/settings/passkeys',
  /** Where a signed-in person proves their identity again. */
  prove: '/settings/prove',
  redirect: '/redirect',
  signOut: '/sign-out',
  dashboard: '/dashboard',
  birthInfo: '/birth-info',
  birthData: '/birth-data',
  birthInfoCorrection: '/birth-info/correction',
  birthInfoCheck: '/birth-info/check',
  birthDataCheck: '/birth-data/check',
  birthTimeHelp: '/birth-time-help',
  glossary: '/glossary',
  analysis: '/analysis',
  lotPicture: '/analysis/picture.svg',
  lotPng: '/analysis/picture.png',
  tallLotPng: '/analysis/picture-tall.png',
  reports: '/reports',
  basicReport: '/reports/basic',
  detailedReport: '/reports/detailed',
  wheel: '/reports/wheel',
  pdfReport: '/reports/pdf',
  partOfFortune: '/part-of-fortune',
  fortuneLots: '/part-of-fortune/lots',
  myPath: '/my-path',
  practicesCalendar: '/my-path/practices.ics',
  evenings: '/evenings',
  eveningsCalendar: '/evenings/evenings.ics',
  myBook: '/my-book',
  writeNote: '/my-book/write',
  undoNote: '/my-book/undo',
  myYears: '/my-book/years',
  stopLetter: '/letter/stop',
  readingPreferences: '/reading-preferences',
  /** Where a person's choice of language is saved. */
  language: '/language',
  sendStory: '/send-story',
  myStories: '/my-stories',
  /** Below it, each question for stories. */
  askedQuestions: '/stories/ask',
  settings: '/settings',
  privacyReceipt: '/settings/receipt',
  privacyReceiptText: '/settings/receipt.txt',
  myData: '/settings/my-data.zip',
  myDataJson: '/settings/my-data.json',
  deleteData: '/settings/delete',
  dataDeleted: '/data-deleted',
  dataSources: '/data-sources',
  adab: '/adab',
  evidence: '/evidence',
  books: '/books',
  masters: '/masters',
  privacy: '/privacy',
  terms: '/terms',
  contact: '/contact',
  faq: '/faq',
  calls: '/api',
  openApi: '/api/openapi.json',
  deleteMyData: '/delete-my-data',
} as const

/**
 * The back-office. The forms and rows of a list are below its address (`pathWithin`). Its CSV file is at the address
 * followed by '.csv'.
 */
export const adminPaths = {
  dashboard: '/admin',
  users: '/admin/users',
  /** People, searched by any fact that is known about them. */
  people: '/admin/people',
  birthDetails: '/admin/birth-details',
  corrections: '/admin/birth-details/corrections',
  natalCharts: '/admin/natal-charts',
  enhancedCharts: '/admin/enhanced-natal-charts',
  rulers: '/admin/planetary-rulers',
  stories: '/admin/user-stories',
  /** The stories that wait for review, one after the other. */
  storyQueue: '/admin/user-stories/queue',
  /** The episodes and the featured stories, for the one who films them. An episode is below it. */
  filmSheet: '/admin/user-stories/film',
  /** The questions for stories. */
  storyQuestions: '/admin/user-stories/questions',
  events: '/admin/events',
  /** The events with a chart and those without, together. */
  allEvents: '/admin/all-events',
  enhancedEvents: '/admin/enhanced-events',
  addEvent: '/admin/add-event',
  keywords: '/admin/keywords',
  categories: '/admin/keyword-categories',
  auditLog: '/admin/audit-log',
  securityLog: '/admin/security-events',
  /** What readers answered to the paragraphs of their readings. */
  receivedTexts: '/admin/received-texts',
  /** The films of the channel that evenings name. */
  eveningFilms: '/admin/evening-films',
  reindex: '/admin/reindex',
  undo: '/admin/undo',
} as const

/**
 * A row of a list, or an action on it: `[id]`, `[id, 'edit']`, `['new']`.
 * @param search the query of the list, which is kept: the dialog opens over the same page of the list
 */
export function pathWithin(list: string, steps: readonly (string | number)[], search = ''): string {
  return `${[list, ...steps.map(encodeURIComponent)].join('/')}${search}`
}

/** One of the evenings of the season that goes on. */
export const eveningPath = (number: number): string => `${paths.evenings}/${number}`

/** What a season had, to read and to print. */
export const bookletPath = (season: string): string => `${paths.evenings}/seasons/${season}`

/** The page of a question for stories. */
export const questionPath = (id: string): string => `${paths.askedQuestions}/${encodeURIComponent(id)}`

/** The form of a story that answers a question. */
export const answerPath = (id: string): string => `${paths.sendStory}?question=${encodeURIComponent(id)}`
/** Where a button makes a file of it. */
export const bookletPdfPath = (season: string): string => `${bookletPath(season)}/pdf`

/** The page of one of the old books. */
export function bookPath(book: string): string {
  return `${paths.books}/${book}`
}

/** A passage on the page of its book, which is the beginning of the passage's id. */
export function passagePath(id: string): string {
  return `${bookPath(id.split('.')[0]!)}#${id}`
}

/** Browsers and proxies would refuse a longer address, because it is escaped once more in a header. */
const LONGEST_RETURN = 2000

export function signInPath(redirectTo?: string): string {
  return redirectTo && redirectTo !== '/' && redirectTo.length <= LONGEST_RETURN
    ? `${paths.login}?redirectTo=${encodeURIComponent(redirectTo)}`
    : paths.login
}

/** Where a signed-in person proves their identity again before continuing to a path of this site. */
export function provePath(to: string): string {
  return `${paths.prove}?redirectTo=${encodeURIComponent(to)}`
}

/** The page that asks for the code, with the path to continue to. Only paths of this site are accepted. */
export function codePath(to: string): string {
  return to === paths.dashboard ? paths.code : `${paths.code}?redirectTo=${encodeURIComponent(to)}`
}

/**
 * Where to go after signing in: a path of this site, or the fallback. String checks are not enough
 * (`/\t/evil.example` passes them), so the address is resolved and its origin compared.
 */
export function ownPath(candidate: string | null | undefined, fallback: string = paths.dashboard): string {
  if (!candidate) return fallback
  const base = 'http://own.invalid'
  try {
    const url = new URL(candidate, base)
    if (url.origin !== base) return fallback
    const path = url.pathname + url.search + url.hash
    return path.startsWith('//') || path === paths.login ? fallback : path
  } catch {
    return fallback
  }
}
