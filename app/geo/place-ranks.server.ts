/** The search of the gazetteer: which places a text names, as ranks in the order in which they are offered. */
import type { Database } from 'better-sqlite3'
import { countryMark, nameKey, nameWords, regionMark, stateMark, wholeStateMark } from './place-name.ts'
import { soundsOfArabic } from './place-sound.ts'

const MAX_LENGTH = 100
const MAX_WORDS = 8
/** With more words than this, the search does not try a state with the beginning of a city. */
const MOST_WORDS_BEGUN = 4
/** A state is found by the beginning of its name from this number of letters on. */
const FEWEST_FOR_A_STATE = 3
/** With as many people, a place is first by its own name, even if a state of that name has larger ones. */
const NOTABLE = 100_000

/** In words with fewer letters than this, a wrong letter is not corrected. */
const FEWEST_FOR_A_WRONG_LETTER = 4
const MOST_FOR_A_WRONG_LETTER = 24
const ALPHABETS = [
  'abcdefghijklmnopqrstuvwxyz',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
  'абвгдежзийклмнопрстуфхцчшщъыьэюя',
]

/** With fewer consonants than this, a place is not found by its sound if others have the name, or if it is only begun. */
const FEWEST_FOR_A_SOUND = 3

interface FoundRanks {
  /** Places with a name or state that is or begins like this. */
  hits: number[]
  /**
   * Places with a name that is close to it: that sounds like it and is not written in Arabic, or, if there are no hits,
   * that begins to sound like it or differs by one letter.
   */
  corrections: number[]
}

type FindRanks = (q: string, countryCode: string | null, limit: number) => FoundRanks

export function placeRanks(db: Database): FindRanks {
  const { wholeNames, wholeNamesIn, nameBegins, nearNames, nearSounds, sameSounds, matches } = statements(db)

  // The first query reads the structure of the index, so it runs now and not with a person's first search.
  matches.all('"a" *', 1)

  // By rank and not by population, so that a section of a city is notable only with ten times as many people.
  const firstNotNotable =
    db
      .prepare<[number], number>('SELECT rank FROM place WHERE population < ? ORDER BY rank LIMIT 1')
      .pluck()
      .get(NOTABLE) ?? Number.POSITIVE_INFINITY

  /** The whole names, and if `words` are or begin the name of a state, its places among them. */
  function withState(words: string[], countryCode: string, whole: number[], limit: number): number[] {
    const key = nameKey(words)
    if (key.length < FEWEST_FOR_A_STATE) return whole
    const within = quoted(countryMark(countryCode))
    const state = quoted(wholeStateMark(key))
    const named = [...whole]
    let ofState = matches.all(`${within} AND ${state}`, limit)
    if (ofState.length === 0) {
      ofState = matches.all(`${within} AND ${state} *`, limit)
      if (ofState.length === 0) return whole
      named.push(...matches.all(joinTerms([within, ...lastBegun(words.map(quoted))]), limit))
    }
    const most = Math.max(Math.floor(limit / 2), limit - ofState.length)
    const merged = [...new Set([...[...new Set(named)].slice(0, most), ...ofState])].slice(0, limit)
    return [...whole.filter((rank) => rank < firstNotNotable), ...merged.sort((a, b) => a - b)]
  }

  function correct(words: string[], code: string | null, limit: number, hasHits: boolean): number[] {
    if (limit <= 0) return []
    const sounds = soundsOfArabic(words.join(' '))
    const long = sounds.filter(({ length }) => length >= FEWEST_FOR_A_SOUND)
    const near = (query: typeof nearNames, keys: string[]) =>
      keys.length === 0 ? [] : query.all({ keys: JSON.stringify(keys), code, limit })
    if (hasHits) return near(sameSounds, long)
    const begins = (beginning: string) => nameBegins.get({ beginning }) !== undefined
    const found = [
      ...near(sameSounds, sounds),
      ...near(nearSounds, long),
      ...near(nearNames, withOneLetterOther(nameKey(words), begins)),
    ]
    return [...new Set(found)].slice(0, limit)
  }

  return function findRanks(q, countryCode, limit) {
    const words = nameWords(q.slice(0, MAX_LENGTH)).slice(0, MAX_WORDS)
    if (words.length === 0) return { hits: [], corrections: [] }
    const key = nameKey(words)
    const ranks = new Set(
      countryCode === null
        ? wholeNames.all(key, limit)
        : withState(words, countryCode, wholeNamesIn.all(key, countryCode, limit), limit),
    )
    for (const terms of expressions(words, countryCode)) {
      if (ranks.size >= limit) break
      // A begun word is read as a whole, which may take milliseconds; the complete words often rule the match out.
      const complete = terms.filter((term) => !term.endsWith('*'))
      if (complete.length > 0 && matches.all(joinTerms(complete), 1).length === 0) continue
      for (const rank of matches.all(joinTerms(terms), limit + ranks.size)) ranks.add(rank)
    }
    const hits = [...ranks].slice(0, limit)
    const corrections = correct(words, countryCode, limit - hits.length, hits.length > 0)
    return { hits, corrections: corrections.filter((rank) => !ranks.has(rank)) }
  }
}

function statements(db: Database) {
  const wholeNames = db
    .prepare<[string, number], number>('SELECT rank FROM whole_name WHERE key = ? ORDER BY rank LIMIT ?')
    .pluck()
  const wholeNamesIn = db
    .prepare<[string, string, number], number>(
      `SELECT w.rank FROM whole_name w JOIN place p ON p.rank = w.rank
       WHERE w.key = ? AND p.country = ? ORDER BY w.rank LIMIT ?`,
    )
    .pluck()
  const nameBegins = db
    .prepare<{ beginning: string }, number>(
      'SELECT 1 FROM whole_name WHERE key >= @beginning AND key < @beginning || char(1114111) LIMIT 1',
    )
    .pluck()
  const nearKeys = (table: 'whole_name' | 'sound', isBegun: boolean) =>
    db
      .prepare<{ keys: string; code: string | null; limit: number }, number>(
        `SELECT w.rank FROM json_each(@keys) v
         JOIN ${table} w ON ${isBegun ? 'w.key >= v.value AND w.key < v.value || char(1114111)' : 'w.key = v.value'}
         JOIN place p ON p.rank = w.rank
         WHERE @code IS NULL OR p.country = @code
         GROUP BY w.rank ORDER BY min(w.key <> v.value), w.rank LIMIT @limit`,
      )
      .pluck()
  const nearNames = nearKeys('whole_name', true)
  const nearSounds = nearKeys('sound', true)
  const sameSounds = nearKeys('sound', false)
  const matches = db
    .prepare<[string, number], number>('SELECT rowid FROM words WHERE words MATCH ? ORDER BY rowid LIMIT ?')
    .pluck()
  return { wholeNames, wholeNamesIn, nameBegins, nearNames, nearSounds, sameSounds, matches }
}

/**
 * The terms of full-text searches from the closest reading on: the whole name of a state; all words in the name, the last one
 * begun; the last words taken for the state or country (`paris texas`, `lah punjab`); the first words taken for the
 * state (`punjab lah`); all words in the state and country. Words hold letters and digits only, so quoting cannot break.
 */
function expressions(words: string[], countryCode: string | null): string[][] {
  const within = countryCode === null ? [] : [quoted(countryMark(countryCode))]
  const all = (terms: string[]) => [...within, ...terms]
  const names = words.map(quoted)
  const regions = words.map((word) => quoted(regionMark(word)))
  const states = words.map((word) => quoted(stateMark(word)))
  const cuts = words.slice(1).map((_, index) => words.length - 1 - index)
  const begunCuts = words.length > MOST_WORDS_BEGUN ? [] : cuts
  return [
    all([quoted(wholeStateMark(nameKey(words)))]),
    all(lastBegun(names)),
    ...cuts.map((cut) => all([...names.slice(0, cut), ...lastBegun(regions.slice(cut))])),
    ...begunCuts.map((cut) => all([...lastBegun(names.slice(0, cut)), ...lastBegun(regions.slice(cut))])),
    ...begunCuts.map((cut) => all([...states.slice(0, cut), ...lastBegun(names.slice(cut))])),
    all(words.length === 1 ? lastBegun(states) : [...states.slice(0, 1), ...lastBegun(regions.slice(1))]),
  ]
}

/**
 * Beginnings of every key that differs from this one by one letter: replaced, missing, added, or two exchanged. A letter
 * that is missing at the end is found by the key without its last letter. A letter is left as it is where no name begins
 * with those before it.
 */
function withOneLetterOther(key: string, begins: (beginning: string) => boolean): string[] {
  const letters = [...key]
  const { length } = letters
  const alphabet = ALPHABETS.find((known) => letters.some((letter) => known.includes(letter)))
  if (!alphabet || length < FEWEST_FOR_A_WRONG_LETTER || length > MOST_FOR_A_WRONG_LETTER) return []
  const keys = new Set<string>()
  for (let at = 0; at < length; at++) {
    const before = letters.slice(0, at).join('')
    if (!begins(before)) break
    const from = (index: number) => letters.slice(index).join('')
    for (const letter of alphabet) {
      keys.add(before + letter + from(at))
      keys.add(before + letter + from(at + 1))
    }
    const exchanged = letters
      .slice(at, at + 2)
      .reverse()
      .join('')
    keys.add(before + from(at + 1))
    keys.add(before + exchanged + from(at + 2))
  }
  return [...keys]
}

function joinTerms(terms: string[]): string {
  return terms.join(' AND ')
}

function lastBegun(terms: string[]): string[] {
  return terms.map((term, index) => (index === terms.length - 1 ? `${term} *` : term))
}

function quoted(word: string): string {
  return `"${word}"`
}
