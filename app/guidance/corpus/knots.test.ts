import { describe, expect, it } from 'vitest'
import { PLANETS, SIGNS } from '#app/astro/index.server.ts'
import { isSaid } from '#app/guidance/said.ts'
import type { Language } from '#app/language/language.ts'
import { maskedWords, runsOf, runsOfLength } from '#tests/support/shared-runs.ts'
import { corpusOf } from './index.ts'

type Kind =
  | 'gift'
  | 'knots'
  | 'traits'
  | 'month'
  | 'last'
  | 'plain'
  | 'lead'
  | 'keeps'
  | 'text'
  | 'short'
  | 'bridge'
  | 'leads'
  | 'scenes'

/** The least and the most words of each kind. */
const LENGTHS: Readonly<Record<Language, Readonly<Record<Kind, readonly [number, number]>>>> = {
  en: {
    gift: [8, 16],
    knots: [36, 58],
    traits: [12, 28],
    month: [8, 20],
    last: [8, 20],
    plain: [8, 16],
    lead: [4, 14],
    bridge: [7, 20],
    leads: [7, 22],
    scenes: [34, 60],
    keeps: [26, 42],
    text: [25, 36],
    short: [6, 14],
  },
  ar: {
    gift: [5, 15],
    knots: [26, 58],
    traits: [8, 22],
    month: [5, 16],
    last: [5, 17],
    plain: [5, 13],
    lead: [2, 10],
    bridge: [6, 16],
    leads: [6, 18],
    scenes: [22, 54],
    keeps: [18, 44],
    text: [17, 40],
    short: [3, 13],
  },
}

/** A scene that the reader has chosen needs no hedge, and a knot leads to it. */
const HEDGES: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:may|might|[Pp]erhaps|[Mm]aybe|[Pp]ossibly|[Pp]robably|seems?)\b/,
  ar: /(?<!\p{L})[وف]?(?:ربّ?ما|لعلّ?(?:كم|ه|ها|هم)?)(?!\p{L})/u,
}

/** How much somebody believes is read from no chart. */
const SACRED: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:God|Allah|Prophet|Qur’an|pray\w*|faith|sins?)\b/,
  ar: /(?<!\p{L})(?:الله|النبي|القرآن|الصلاة|الإيمان|الدعاء)(?!\p{L})/u,
}

/** Of 'LEO/8/leads/work delay'. Nobody reads two leads or scenes of one lot, so these may share words. */
const lotOf = (path: string) => path.split('/', 3).join('/')

interface Text {
  kind: Kind
  path: string
  text: string
}

/** A text below one of these keys is of its kind. */
const KEPT: readonly Kind[] = ['knots', 'traits', 'bridge', 'leads', 'scenes']

/** A scene may share so many words in a row with none of another lot: there are a hundred in a file, and a shorter run is plain English or Arabic. */
const SCENE_RUN = 8

/** The text of a file with the path to it, such as 'LEO/8/knots/far'. */
function textsIn(path: string, value: unknown, kind?: Kind): Text[] {
  if (typeof value === 'string') return [{ kind: kind!, path, text: value }]
  return Object.entries(value as object).flatMap(([key, one]) =>
    textsIn(`${path}/${key}`, one, kind && KEPT.includes(kind) ? kind : (key as Kind)),
  )
}

const FILES = Object.entries(
  import.meta.glob<Record<string, object>>(
    ['./{en,ar}/{knots,helps}/*.ts', './{en,ar}/bridges.ts', '!**/index.ts'],
    { eager: true },
  ),
)

describe.each(FILES)('%s', (file, exported) => {
  const language: Language = file.startsWith('./ar/') ? 'ar' : 'en'
  const corpus = corpusOf(language)
  const texts = textsIn('', exported, file.endsWith('/bridges.ts') ? 'bridge' : undefined)
  const failing = (ok: (text: string, kind: Kind) => boolean) =>
    texts.filter(({ text, kind }) => !ok(text, kind)).map(({ path, text }) => `${path}: ${text}`)

  it('has texts of the right length', () => {
    const words = (text: string) => text.split(/\s+/).length
    const faulty = texts.filter(({ text, kind }) => {
      const [least, most] = LENGTHS[language][kind]
      return words(text) < least || words(text) > most
    })
    expect(faulty.map(({ path, text }) => `${path} has ${words(text)}: ${text}`)).toEqual([])
  })

  it('has whole sentences with typographic marks', () => {
    const marks = language === 'ar' ? /["'()!—–;]|\s{2}|…/ : /["'“”()!—–…]|\s{2}|;.*;/
    const isWhole = (text: string, kind: Kind) =>
      ['lead', 'bridge', 'leads'].includes(kind) ? /[^.?؟]:$/.test(text) : /[.?؟][’»]?$/.test(text)
    expect(failing((text, kind) => isWhole(text, kind) && !marks.test(text))).toEqual([])
  })

  it('says a thing plainly, with a hedge in a scene alone', () => {
    expect(failing((text, kind) => kind === 'scenes' || !HEDGES[language].test(text))).toEqual([])
  })

  it('names no planet, a sign in a knot alone, and nothing sacred', () => {
    const isNamed = (names: readonly (typeof PLANETS | typeof SIGNS)[number][], text: string) =>
      names.some((name) => corpus.names.isNamedIn(name, text))
    const ok = (text: string, kind: Kind) =>
      !isNamed(PLANETS, text) && (kind === 'knots' || !isNamed(SIGNS, text)) && !SACRED[language].test(text)
    expect(failing(ok)).toEqual([])
  })

  it('promises, predicts and frightens nowhere, and assumes nothing of a life', () => {
    const said = file.endsWith('/loss.ts') ? { loss: true } : {}
    expect(failing((text) => corpus.forbiddenIn(text) === null && isSaid(corpus, text, said))).toEqual([])
  })

  it('has no long run of words in two texts of one kind, and no opening of two words in nine', () => {
    const found = new Map<string, string>()
    const shared: string[] = []
    const masked = (text: string) => maskedWords(corpus, text)
    for (const { kind, path, text } of texts)
      for (const run of kind === 'scenes' ? runsOfLength(masked(text), SCENE_RUN) : runsOf(masked(text))) {
        const at = found.get(`${kind} ${run}`)
        if (at && !(['leads', 'scenes'].includes(kind) && lotOf(at) === lotOf(path)))
          shared.push(`${at} and ${path}: ${run}`)
        found.set(`${kind} ${run}`, path)
      }
    const openings = new Map<string, number>()
    for (const { text } of texts.filter(({ kind }) => kind === 'knots')) {
      const opening = text.split(' ', 2).join(' ')
      openings.set(opening, (openings.get(opening) ?? 0) + 1)
    }
    expect([shared, [...openings].filter(([, count]) => count > 8)]).toEqual([[], []])
  })
})
