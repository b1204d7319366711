import { type Breaks, inBrowser, inServer, inSource } from './code.ts'

const CHARTS = 'app/features/charts/natal-charts.schema.ts'

export const backOffice = {
  'call: POST /api/auth/forgot-password': [inServer('return resetLetter(', 'return null; resetLetter(')],
  'screen: access denied': [inServer('"Access Denied"', '""')],
  'screen: admin menu': [
    inServer('label: "Keyword Categories"', 'label: "", href: "/"'),
    inServer('waiting(stories, ', 'waiting(0 && stories, '),
  ],
  'screen: /admin': [
    inServer('? "Online"', '? ""'),
    inServer('children: health.map(', 'children: [].map('),
    inServer('label: "Recent Charts", value: ', 'label: "Recent Charts", value: 0 && '),
    inServer('recent.length === 0 ?', 'true ?'),
    inServer('{ href: adminPaths.reindex, label: "Reindex Data"', '{ href: "/", label: "Reindex Data"'),
  ],
  'screen: /admin/users': [
    inServer('head: "Last Login"', 'head: "Login"'),
    inServer('accountStatus: wanted.accountStatus ?? ', 'accountStatus: '),
  ],
  'screen: /admin/users delete': [
    inServer('"Delete this user?"', '""'),
    inServer('receipt: deletePerson(call, user,', 'receipt: (() => ({}))(call, user,'),
  ],
  'screen: /admin/birth-details': [
    inServer('uniqueCities: "select ', 'uniqueCities: "select 0 * '),
    inServer('withPseudonyms: "select ', 'withPseudonyms: "select 0 * '),
    inServer('"City and country"', '"City"'),
  ],
  'screen: /admin/natal-charts': [
    inServer('value: stats.uniqueUsers', 'value: 0'),
    inServer('"Delete this natal chart?"', '""'),
  ],
  'screen: /admin/enhanced-natal-charts': [
    inServer('dayBirths: `', 'dayBirths: `select 0 union all '),
    inServer('"Natal chart created"', '""'),
  ],
  'screen: /admin/events': [
    inServer('totalEvents: countAll(db', 'totalEvents: countAll(db) && 0, x: (db'),
    inServer('"Event updated"', '""'),
    inServer('head: "Date Range",', 'head: "",'),
  ],
  'screen: /admin/enhanced-events': [
    inServer('uniqueUsers: `select count(', 'uniqueUsers: `select 0 * count('),
    inServer('vectorized: "select ', 'vectorized: "select 0 * '),
    inServer('"Generate vector"', '""'),
  ],
  'screen: /admin/add-event': [inServer('linkKeywords(db, id, words?.ids ?? []);', '')],
  'screen: /admin/keywords': [
    inServer('`Showing ${numberText(', '`${numberText('),
    inServer('"Keyword updated"', '""'),
    inServer('head: "Category",', 'head: "",'),
  ],
  'screen: /admin/keyword-categories': [inServer('"Category created"', '""')],
  'screen: /admin/user-stories': [
    inServer('title: pending ? "Review story" : "Update Story"', 'title: "Review story"'),
  ],
  'screen: /admin/reindex': [
    inServer('"Content-Type": "text/event-stream"', '"Content-Type": "text/plain"'),
    inServer('slice = repairSearch(db, table', 'slice = repairSearch(db, "events"'),
    inServer('"Not run yet"', '""'),
  ],
  'data: event': [inSource('db/migrations/0000_baseline.sql', '`date_range`', '`dates`')],
  'data: enhanced event': [
    inSource(
      'db/migrations/0000_baseline.sql',
      '`astro_explanation` text NOT NULL',
      '`astro_explanation` text',
    ),
  ],
  'data: keyword': [
    inSource('db/migrations/0000_baseline.sql', '`keyword_text` text NOT NULL', '`keyword_text` text'),
  ],
  'data: category': [
    inSource(
      'db/migrations/0000_baseline.sql',
      '`categoryrelation` text NOT NULL',
      '`categoryrelation` text',
    ),
  ],
  'limit: search of users': [inServer('search: "users"', 'search: "events"')],
  'limit: search of natal charts': [
    inServer(
      'search: (db, q) => birthMatches(db, q, { place: true })',
      'search: (db, q) => birthMatches(db, q, { place: false })',
    ),
  ],
  'limit: search of events': [inServer('search: "events"', 'search: "users"')],
  'limit: search of birth details': [
    inServer(
      'search: (db, q) => birthMatches(db, q, { place: false })',
      'search: (db, q) => birthMatches(db, q, { place: true })',
    ),
  ],
  'limit: search of enhanced charts': [
    inServer(
      'births = birthMatches(db, q, { place: false });\n    const signs',
      'births = sql`0`;\n    const signs',
    ),
    inServer('signs = SIGNS.filter(', 'signs = [].filter('),
  ],
  'limit: page sizes': [
    inServer('PAGE_SIZES = [ 25, 50, 100', 'PAGE_SIZES = [20, 50, 100'),
    inServer('PAGE_SIZES = [ 25, 50, 100', 'PAGE_SIZES = [25, 100'),
  ],
  'limit: recent': [
    inServer('RECENT_PERIOD = 7 * DAY', 'RECENT_PERIOD = 8 * DAY'),
    inServer('RECENT_PERIOD = 7 * DAY', 'RECENT_PERIOD = 6 * DAY'),
  ],
  'limit: this month': [
    inServer(
      'Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)',
      'Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0)',
    ),
  ],
  'limit: complete charts': [
    inServer(
      'COMPLETE = "planets_count > 0 and houses_count > 0 and aspects_count > 0"',
      'COMPLETE = "planets_count > 0 and houses_count > 0"',
    ),
  ],
  'limit: lot degree': [
    inSource(CHARTS, '<= DEGREE_MAX, degreeMessage', '<= 30, degreeMessage'),
    inSource(CHARTS, '* 100)) < 1e-6', '* 100)) < 1'),
  ],
  'limit: lot house and names': [
    inSource(CHARTS, '<= 12, houseMessage', '<= 13, houseMessage'),
    inSource(CHARTS, "one of the twelve signs')", "one of the twelve signs').catch('Aries')"),
    inSource(CHARTS, "one of the ten ruling planets')", "one of the ten ruling planets').catch('Sun')"),
  ],
  'limit: polarity': [
    inSource('app/features/events/keyword-messages.ts', "'Dark', 'Neutral']", "'Dark', 'Neutral', 'Grey']"),
    inServer('{ polarity: "Light", ', '{ polarity: "Dark", '),
  ],
  'limit: alignment': [
    inServer(
      'literal(1), literal(0) ], "Please choose light or dark',
      'literal(1)], "Please choose light or dark',
    ),
  ],
  'limit: keyword search': [
    inBrowser(
      'app/features/events/event-messages.ts',
      'KEYWORD_SEARCH_PAUSE = 300',
      'KEYWORD_SEARCH_PAUSE = 200',
    ),
  ],
} satisfies Breaks
