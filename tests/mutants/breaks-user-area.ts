import { type Breaks, inBrowser, inServer, inSource } from './code.ts'

const POPUP = 'app/features/account/google-popup.ts'
const TYPE_AHEAD = 'app/features/births/city-type-ahead.tsx'
const TOAST = 'app/ui/toast/toast-look.ts'

const STORIES = 'app/features/stories/stories.limits.ts'

export const userArea = {
  'screen: /': [
    inServer('"Secure login"', '""'),
    inServer('id: "sample-analysis"', 'id: "sample"'),
    inServer('"An exact birth time is required"', '""'),
    inServer('[paths.deleteMyData, "deleteMyData"]', '["/", "deleteMyData"]'),
  ],
  'screen: top bar': [
    inServer('className: "truncate max-sm:sr-only", children: ', 'className: "truncate", children: "" && '),
    inServer('target: "_blank", rel: "noreferrer", className: look', 'className: look'),
  ],
  'screen: /login': [
    inServer('{ href: paths.forgotPassword, className: "inline-flex', '{ href: "/", className: "inline-flex'),
  ],
  'screen: /register': [inServer('label: authWords.name,', 'label: "",')],
  'screen: /reset-password': [
    inServer('fields.confirmPassword, label: words.confirmNewPassword', 'fields.password, label: ""'),
    inServer('"Please sign in with your new password."', '""'),
  ],
  'screen: sidebar': [inServer('...hasBirthData ? []', '...!hasBirthData ? []')],
  'screen: /dashboard': [
    inServer(
      'title: dashboardWords.birthInformation, className: "sm:col-span-full", children: ',
      'title: dashboardWords.birthInformation, children: 0 && ',
    ),
    inServer('viewProgress: "View Progress"', 'viewProgress: ""'),
  ],
  'screen: /redirect': [inServer('paths.dashboard : paths.landing };', 'paths.landing : paths.landing };')],
  'screen: /birth-info': [inServer('meta: fields.birthTime,', 'meta: fields.pseudonym,')],
  'screen: /birth-data': [
    inServer('correcting ? paths.birthInfo : paths.dashboard', '"/"'),
    inServer(
      'jsxs(Notice, { variant: "warning", title: birthWords.savedOnce.title',
      'jsxs(Notice, { title: ""',
    ),
  ],
  'screen: /analysis': [
    inServer(
      'astroWords.signs[rulerSign],\n                houseText(houses.ruler)',
      'astroWords.signs[rulerSign], ""',
    ),
    inServer('astroWords.place(degreeText(degree), ', 'astroWords.place("", '),
    inServer('type: "radio", name, value: star', 'type: "radio", name: "other", value: star'),
  ],
  'screen: /auth/callback': [
    inServer('"data-for-opener": JSON.stringify(message)', '"data-for-opener": ""'),
    inServer('if (done && actor) return', 'if (done && !actor) return'),
  ],
  'screen: /reports': [
    inServer('GenerationDate, { at: generatedAt }', '"i", {}'),
    inServer(' planets mapped, ', ', '),
  ],
  'screen: /reports/basic': [
    inServer('jsx(EssentialInformation, { chart })', 'jsx("i", {})'),
    inServer('jsx(HouseCards, ', 'jsx("i", {}, '),
    inServer('jsx(Retrograde, {}, "motion")', 'jsx("i", {}, "motion")'),
  ],
  'screen: /reports/detailed': [
    inServer('FIRST_HOUSES = 6', 'FIRST_HOUSES = 5'),
    inServer('jsx(ChartInformation, ', 'jsx("i", {}, '),
    inServer('jsx(LotFacts, ', 'jsx("i", {}, '),
  ],
  'screen: pdf report': [
    inServer('"application/pdf", name', '"text/plain", name'),
    inServer('cover(sheet, report);\n', '\n'),
    inServer('chart(sheet, report);\n', '\n'),
    inServer('analysis(sheet, report);\n', '\n'),
  ],
  'screen: /part-of-fortune': [inServer('`Diagram of the ', '`')],
  'screen: /my-path': [
    inServer('jsx("ol", { children: path.phases.map(', 'jsx("ol", { children: path.phases.slice(1).map('),
    inServer('"Progress saved"', '""'),
  ],
  'screen: /send-story': [inServer('readAgain(args)) : { isAnonymous: "on" }', 'readAgain(args)) : {}')],
  'screen: /my-stories': [
    inServer(
      'storyWords.alignment, children: alignmentName(alignment)',
      'storyWords.alignment, children: ""',
    ),
  ],
  'screen: /settings': [
    inServer('account.isAdmin ?', 'false ?'),
    inServer('jsx(NotificationsCard, {})', 'jsx("i", {})'),
  ],
  'screen: pages of the footer': [
    inServer('title: "Privacy Policy",\n', 'title: "Privacy",\n'),
    inServer(
      'Short answers to common questions.",\n  layout: "sections",\n  slots: ["otherHouses", "writer"],\n  sections: ',
      'Short answers to common questions.",\n  layout: "sections",\n  slots: ["otherHouses", "writer"],\n  sections: [] || ',
    ),
  ],
  'screen: /contact': [inServer('replyTo: email', 'noReplyTo: email'), inServer('"Message sent"', '""')],
  'check: rating': [
    inServer('min(1, outOfRange).max(5, outOfRange)', 'min(0).max(5)'),
    inServer('min(1, outOfRange).max(5, outOfRange)', 'min(1).max(6)'),
    inServer('min(1, outOfRange).max(5, outOfRange)', 'min(2).max(5)'),
    inServer('min(1, outOfRange).max(5, outOfRange)', 'min(1).max(4)'),
  ],
  'check: word DELETE': [
    inServer('confirmation: word.optional()', 'confirmation: word.catch(CONFIRMATION).optional()'),
    inServer('[CONFIRMATION, deletionWords.word].includes(typed)', 'true'),
  ],
  'data: user': [
    inSource(
      'db/migrations/0000_baseline.sql',
      '`is_admin` integer DEFAULT false',
      '`is_admin` integer DEFAULT true',
    ),
    inSource(
      'db/migrations/0000_baseline.sql',
      'CREATE UNIQUE INDEX `users_google_id`',
      'CREATE INDEX `users_google_id`',
    ),
    inSource(
      'db/migrations/0000_baseline.sql',
      'CREATE UNIQUE INDEX `users_email`',
      'CREATE INDEX `users_email`',
    ),
  ],
  'data: birth data': [
    inSource(
      'db/migrations/0000_baseline.sql',
      'CREATE UNIQUE INDEX `birth_details_own`',
      'CREATE INDEX `birth_details_own`',
    ),
  ],
  'data: city': [
    inServer('cityName: row.name, stateName: row.state };', 'cityName: row.name, stateName: "" };'),
  ],
  'data: reading': [
    inServer('pofRulerHouse: lot.rulerHouse', 'pofRulerHouse: 1'),
    inServer('norm_degree: degree,', 'norm_degree: String(degree),'),
    inServer('is_retro: String(', 'is_retro: Boolean('),
  ],
  'data: natal chart': [
    inServer('planetsJson: JSON.stringify(', 'planetsJson: ('),
    inServer('aspectsJson: JSON.stringify(', 'aspectsJson: String('),
  ],
  'data: rows of a chart': [inSource('db/migrations/0000_baseline.sql', '`dignity`', '`worth`')],
  'data: rulers': [
    inSource(
      'db/migrations/0000_baseline.sql',
      'CREATE UNIQUE INDEX `planetary_rulers_sign`',
      'CREATE INDEX `planetary_rulers_sign`',
    ),
  ],
  'data: analysis': [
    inServer(
      'pick(lot, "sign", "house", "degree", "ruler", "rulerSign", "rulerHouse")',
      '{ ...pick(lot, "sign", "house", "degree", "ruler", "rulerSign"), rulerHouse: 1 }',
    ),
  ],
  'data: story': [
    inSource(
      'db/migrations/0000_baseline.sql',
      '`is_featured` integer DEFAULT false',
      '`is_featured` integer DEFAULT true',
    ),
  ],
  'limit: story lengths': [
    inSource(STORIES, 'SHORT_STORY_MIN = 10', 'SHORT_STORY_MIN = 9'),
    inSource(STORIES, 'SHORT_STORY_MIN = 10', 'SHORT_STORY_MIN = 11'),
    inSource(STORIES, 'SHORT_STORY_MAX = 1000', 'SHORT_STORY_MAX = 999'),
    inSource(STORIES, 'SHORT_STORY_MAX = 1000', 'SHORT_STORY_MAX = 1001'),
  ],
  'limit: story preview': [inServer('if (seen === 200)', 'if (seen === 201)')],
  'limit: dates of stories': [
    inServer(
      'storyDate = dateFormat({ dateStyle: "medium" }',
      'storyDate = dateFormat({ dateStyle: "long" }',
    ),
  ],
  'limit: signs and houses': [inServer('norm_degree: degree,', 'norm_degree: 1 + degree,')],
  'limit: degrees': [
    inServer('minimumFractionDigits: 1, maximumFractionDigits: 1 }', 'minimumFractionDigits: 2 }'),
  ],
  'limit: report tables': [
    inServer('FIRST_HOUSES = 6', 'FIRST_HOUSES = 7'),
    inServer('FIRST_ASPECTS = 8', 'FIRST_ASPECTS = 9'),
  ],
  'limit: city suggestions': [inServer('CITY_SUGGESTIONS = 15', 'CITY_SUGGESTIONS = 16')],
  'limit: popup size': [inBrowser(POPUP, 'const WIDTH = 500', 'const WIDTH = 520')],
  'limit: popup times': [
    inBrowser(POPUP, 'const CLOSED_CHECK_MS = 1000', 'const CLOSED_CHECK_MS = 3000'),
    inBrowser(POPUP, 'recheckMs: 1000', 'recheckMs: 500'),
    inBrowser(POPUP, 'recheckMs: 500', 'recheckMs: 400'),
    inBrowser(POPUP, 'closeAfterMs: 30_000', 'closeAfterMs: 25_000'),
  ],
  'limit: popup messages': [inBrowser(POPUP, 'origin !== window.location.origin || ', '')],
  'limit: window focus': [
    inBrowser(
      'app/features/account/session-watch.ts',
      "addEventListener('focus', look)",
      "addEventListener('blur', look)",
    ),
  ],
  'limit: country suggestions': [
    inBrowser(TYPE_AHEAD, 'COUNTRY_SUGGESTIONS = 10', 'COUNTRY_SUGGESTIONS = 11'),
  ],
  'limit: city match': [
    inSource('app/geo/place-ranks.server.ts', 'quoted(wholeStateMark(key))', 'quoted(key)'),
  ],
  'limit: city retries': [inBrowser(TYPE_AHEAD, 'const TRIES = 4', 'const TRIES = 3')],
  'limit: one toast': [
    inBrowser(
      'app/ui/toast/floating-toast.tsx',
      '(before.toast === toast ? before :',
      '(before.turn === 0 ? before :',
    ),
  ],
  'limit: toast time': [
    inBrowser(TOAST, 'TOAST_DURATION_MS = 5000', 'TOAST_DURATION_MS = 4000'),
    inBrowser(TOAST, 'TOAST_DURATION_MS = 5000', 'TOAST_DURATION_MS = 6000'),
  ],
  'limit: toast swipe': [
    inBrowser(TOAST, 'SWIPE_PX = 50', 'SWIPE_PX = 40'),
    inBrowser(TOAST, 'SWIPE_PX = 50', 'SWIPE_PX = 60'),
  ],
  'limit: toast width': [inBrowser('app/ui/styles/frame.css', 'max-w-[420px]', 'max-w-[460px]')],
  'limit: tooltips': [
    inBrowser('app/ui/base/tip.tsx', 'OPENS_AFTER_MS = 700', 'OPENS_AFTER_MS = 600'),
    inBrowser('app/ui/base/tip.tsx', 'SKIPS_WITHIN_MS = 300', 'SKIPS_WITHIN_MS = 200'),
  ],
  'limit: side menu': [inBrowser('app/ui/styles/frame.css', 'w-80 max-w-[90%]', 'w-76 max-w-[90%]')],
  'limit: figures': [inServer('value: figures.stories', 'value: 0')],
} satisfies Breaks
