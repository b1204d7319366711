import { readdirSync } from 'node:fs'

/** The lists of the back-office that have a file at their address with '.csv'; `routes/admin/list-csv.ts` makes it. */
const LISTS_WITH_CSV = [
  'users',
  'birth-details',
  'birth-details/corrections',
  'natal-charts',
  'user-stories',
  'events',
  'enhanced-events',
  'keywords',
  'keyword-categories',
  'audit-log',
  'security-events',
]

/** The pages whose text is a file in `content`, by their addresses: the name of the file. One has figures from the database. */
const TEXTS = readdirSync(new URL('content/en', import.meta.url))
  .map((file) => file.replace('.md', ''))
  .filter((name) => name !== 'evidence')

/** Before the address of a page whose language its address names: Arabic, or nothing. */
const LANGUAGE = 'ar?'

/**
 * The site map and Remix's options. Every URL and the module that answers it stands in this file;
 * the folder convention is off. `npx remix routes` prints the same map as a tree.
 *
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  appDirectory: 'app',
  ignoredRouteFiles: ['**/*'],
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_routeConfig: false,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
  routes(defineRoutes) {
    return defineRoutes((route) => {
      route(LANGUAGE, 'routes/public/landing.tsx', { index: true })
      for (const text of TEXTS)
        route(`${LANGUAGE}/${text}`, 'routes/public/prose.tsx', { id: `routes/public/${text}` })
      route(`${LANGUAGE}/evidence`, 'routes/public/evidence.tsx')
      route(`${LANGUAGE}/find-your-lot`, 'routes/public/find-your-lot.tsx')
      route(`${LANGUAGE}/lot/:sign/:place`, 'routes/public/lot.tsx')
      route(`${LANGUAGE}/stories/ask/:id`, 'routes/public/story-question.tsx')
      route(`${LANGUAGE}/books`, 'routes/public/books.tsx')
      for (const book of ['qabisi', 'firmicus', 'valens', 'lilly'])
        route(`${LANGUAGE}/books/${book}`, 'routes/public/book.tsx', { id: `routes/public/book-${book}` })
      route(`${LANGUAGE}/contact`, 'routes/public/contact.tsx')
      route('sitemap.xml', 'routes/public/sitemap.ts')
      route('robots.txt', 'routes/public/robots.ts')
      route('language', 'routes/member/language.ts')
      route(`${LANGUAGE}/reading-preferences`, 'routes/public/reading-preferences.tsx')
      route(`${LANGUAGE}/letter/stop`, 'routes/public/stop-letter.tsx')

      route(`${LANGUAGE}/login`, 'routes/auth/login.tsx')
      route(`${LANGUAGE}/login/code`, 'routes/auth/code.tsx')
      route(`${LANGUAGE}/register`, 'routes/auth/register.tsx')
      route('sign-out', 'routes/auth/sign-out.tsx')
      route(`${LANGUAGE}/forgot-password`, 'routes/auth/forgot-password.tsx')
      route(`${LANGUAGE}/reset-password`, 'routes/auth/reset-password.tsx')
      route(`${LANGUAGE}/verify-email`, 'routes/auth/verify-email.tsx')
      route(`${LANGUAGE}/auth/google`, 'routes/auth/google.ts')
      route('auth/callback', 'routes/auth/callback.tsx')
      route('auth/link', 'routes/auth/link.tsx')
      route('redirect', 'routes/auth/redirect.tsx')

      route('', 'routes/member/layout.tsx', () => {
        route('dashboard', 'routes/member/dashboard.tsx')
        route('birth-info', 'routes/member/birth-info.tsx')
        route('birth-data', 'routes/member/birth-info.tsx', { id: 'routes/member/birth-data' })
        route('birth-info/check', 'routes/member/birth-check.tsx')
        route('birth-data/check', 'routes/member/birth-check.tsx', { id: 'routes/member/birth-data-check' })
        route('birth-info/correction', 'routes/member/birth-correction.tsx')
        route('analysis', 'routes/member/analysis.tsx')
        route('part-of-fortune', 'routes/member/part-of-fortune.tsx')
        route('part-of-fortune/lots', 'routes/member/part-of-fortune-lots.tsx')
        route('my-path', 'routes/member/my-path.tsx')
        route('evenings', 'routes/member/evenings.tsx')
        route('evenings/:n', 'routes/member/evening.tsx')
        route('evenings/seasons/:id', 'routes/member/evenings-booklet.tsx')
        route('my-book', 'routes/member/my-book.tsx')
        route('my-book/write', 'routes/member/my-book-write.tsx')
        route('my-book/years', 'routes/member/my-book-years.tsx')
        route('my-book/undo', 'routes/member/my-book-undo.tsx')
        route('my-book/:id/edit', 'routes/member/my-book-edit.tsx')
        route('my-book/:id/delete', 'routes/member/my-book-delete.tsx')
        route('send-story', 'routes/member/send-story.tsx')
        route('my-stories', 'routes/member/my-stories.tsx')
        route('my-stories/:id/edit', 'routes/member/edit-story.tsx')
        route('my-stories/:id/withdraw', 'routes/member/my-stories-withdraw.tsx')
        route('settings', 'routes/member/settings.tsx')
        route('settings/two-step', 'routes/member/two-step.tsx')
        route('settings/passkeys', 'routes/member/passkeys.tsx')
        route('settings/prove', 'routes/member/prove.tsx')
        route('settings/receipt', 'routes/member/privacy-receipt.tsx')
        route('settings/delete', 'routes/member/delete-data.tsx')
        route('reports', 'routes/member/reports.tsx')
        route('reports/basic', 'routes/member/reports-basic.tsx')
        route('reports/detailed', 'routes/member/reports-detailed.tsx')
        route('reports/wheel', 'routes/member/reports-wheel.tsx')
      })

      route('admin', 'routes/admin/layout.tsx', () => {
        route('', 'routes/admin/dashboard.tsx', { index: true })
        route('users', 'routes/admin/users.tsx', () => {
          route(':id/delete', 'routes/admin/users-delete.tsx')
        })
        route('people', 'routes/admin/people.tsx')
        route('users/:id', 'routes/admin/person.tsx')
        route('birth-details', 'routes/admin/birth-details.tsx', () => {
          route('new', 'routes/admin/birth-details-new.tsx')
          route(':id/edit', 'routes/admin/birth-details-edit.tsx')
          route(':id/delete', 'routes/admin/birth-details-delete.tsx')
        })
        route('birth-details/corrections', 'routes/admin/corrections.tsx', () => {
          route(':id', 'routes/admin/correction.tsx')
        })
        route('planetary-rulers', 'routes/admin/planetary-rulers.tsx', () => {
          route(':id/edit', 'routes/admin/planetary-rulers-edit.tsx')
        })
        route('natal-charts', 'routes/admin/natal-charts.tsx', () => {
          route(':id', 'routes/admin/natal-charts-view.tsx')
          route(':id/delete', 'routes/admin/charts-delete.tsx')
        })
        route('enhanced-natal-charts', 'routes/admin/enhanced-charts.tsx', () => {
          route('new', 'routes/admin/enhanced-charts-new.tsx')
          route(':id', 'routes/admin/enhanced-charts-view.tsx')
          route(':id/edit', 'routes/admin/enhanced-charts-edit.tsx')
          route(':id/regenerate', 'routes/admin/enhanced-charts-regenerate.tsx')
          route(':id/delete', 'routes/admin/charts-delete.tsx', {
            id: 'routes/admin/enhanced-charts-delete',
          })
          route(':id/:tab', 'routes/admin/enhanced-charts-view.tsx', {
            id: 'routes/admin/enhanced-charts-tab',
          })
        })
        route('user-stories/queue', 'routes/admin/story-queue.tsx')
        route('user-stories/film', 'routes/admin/story-film.tsx')
        route('user-stories/questions', 'routes/admin/story-questions.tsx', () => {
          route('new', 'routes/admin/story-questions-form.tsx')
          route(':id/edit', 'routes/admin/story-questions-form.tsx', {
            id: 'routes/admin/story-questions-edit',
          })
          route(':id/close', 'routes/admin/story-questions-close.tsx')
          route(':id/delete', 'routes/admin/story-questions-delete.tsx')
        })
        route('user-stories/film/new', 'routes/admin/episode.tsx')
        route('user-stories/film/:id', 'routes/admin/episode.tsx', { id: 'routes/admin/episode-edit' })
        route('user-stories', 'routes/admin/user-stories.tsx', () => {
          route(':id', 'routes/admin/user-story.tsx')
          route(':id/author', 'routes/admin/user-story-author.tsx')
          route(':id/review', 'routes/admin/user-story-review.tsx')
          route(':id/delete', 'routes/admin/user-story-delete.tsx')
        })
        route('undo', 'routes/admin/undo.ts')
        route('events', 'routes/admin/events.tsx', () => {
          route('new', 'routes/admin/events-form.tsx')
          route(':id/edit', 'routes/admin/events-form.tsx', { id: 'routes/admin/events-edit' })
          route(':id/delete', 'routes/admin/events-delete.tsx')
        })
        route('all-events', 'routes/admin/all-events.tsx')
        route('enhanced-events', 'routes/admin/enhanced-events.tsx', () => {
          route(':id/edit', 'routes/admin/enhanced-events-edit.tsx')
          route(':id/delete', 'routes/admin/enhanced-events-delete.tsx')
        })
        route('add-event', 'routes/admin/add-event.tsx')
        route('keywords', 'routes/admin/keywords.tsx', () => {
          route('new', 'routes/admin/keywords-form.tsx')
          route(':id/edit', 'routes/admin/keywords-form.tsx', { id: 'routes/admin/keywords-edit' })
          route(':id/delete', 'routes/admin/keywords-delete.tsx')
        })
        route('keyword-categories', 'routes/admin/keyword-categories.tsx', () => {
          route('new', 'routes/admin/keyword-categories-form.tsx')
          route(':id/edit', 'routes/admin/keyword-categories-form.tsx', {
            id: 'routes/admin/keyword-categories-edit',
          })
          route(':id/delete', 'routes/admin/keyword-categories-delete.tsx')
        })
        route('evening-films', 'routes/admin/evening-films.tsx')
        route('received-texts', 'routes/admin/received-texts.tsx')
        route('reindex', 'routes/admin/reindex.tsx')
        route('audit-log', 'routes/admin/audit-log.tsx', () => {
          route(':id', 'routes/admin/audit-entry.tsx')
        })
        route('security-events', 'routes/admin/security-events.tsx')
      })
      route('admin/reindex/progress', 'routes/admin/reindex-progress.ts')
      for (const list of LISTS_WITH_CSV)
        route(`admin/${list}.csv`, 'routes/admin/list-csv.ts', { id: `routes/admin/${list}-csv` })

      route('analysis/picture.svg', 'routes/member/lot-picture.ts')
      route('analysis/picture.png', 'routes/member/lot-png.ts')
      route('analysis/picture-tall.png', 'routes/member/tall-lot-png.ts')
      route(`${LANGUAGE}/lot/:sign/:place/preview.png`, 'routes/public/lot-preview.ts')
      route('evenings/evenings.ics', 'routes/member/evenings-calendar.ts')
      route('my-path/practices.ics', 'routes/member/practices-calendar.ts')
      route(`${LANGUAGE}/find-your-lot/wheel.svg`, 'routes/public/find-your-lot-file.ts')
      route(`${LANGUAGE}/find-your-lot/chart.json`, 'routes/public/find-your-lot-file.ts', {
        id: 'routes/public/find-your-lot-chart',
      })
      route('evenings/seasons/:id/pdf', 'routes/member/evenings-booklet-pdf.tsx')
      route('reports/pdf', 'routes/member/reports-pdf.tsx')
      route('settings/receipt.txt', 'routes/member/privacy-receipt-text.ts')
      route('settings/my-data.json', 'routes/member/settings-download.tsx')
      route('settings/my-data.zip', 'routes/member/settings-archive.tsx')
      route(`${LANGUAGE}/data-deleted`, 'routes/public/data-deleted.tsx')

      route('api', 'routes/api/reference.tsx')
      route('*', 'routes/public/not-found.tsx')
    })
  },
}
