import { loadSaid } from '#app/features/analysis/life-answers.server.ts'
import { loadOwnBirth } from '#app/features/charts/charts.repo.server.ts'
import { chooseTracks, corpusOf, hash, judge, TRACKS, type TrackName } from '#app/guidance/index.server.ts'
import { currentLanguage } from '#app/language/current.ts'
import type { Db } from '#db/client.server.ts'

/** A question to start a note from. */
export interface ReflectionQuestion {
  /** 'trust/1' */
  name: string
  /** The subject of the reading that it belongs to; null for one that suits anybody. */
  subject: string | null
  text: string
}

/** The subjects of a person's reading; none without a chart, or while it has to be cast again. */
export function loadTracks(db: Db, userId: string): TrackName[] {
  const chart = loadOwnBirth(db, userId)?.chartRecord?.chart
  if (!chart) return []
  return chooseTracks(judge(chart), loadSaid(db, userId, chart)).map(({ name }) => name)
}

/** One question for each subject of the person's reading. They change every day. */
export function questionsFor(db: Db, userId: string, today: string): ReflectionQuestion[] {
  const tracks = loadTracks(db, userId)
  if (tracks.length === 0) {
    return corpusOf(currentLanguage()).reflections.any.map((text, index) => ({
      name: `any/${index + 1}`,
      subject: null,
      text,
    }))
  }
  return tracks.map((track) => {
    const index = hash(`${today}|${track}`) % corpusOf(currentLanguage()).reflections[track].length
    return questionByName(`${track}/${index + 1}`)!
  })
}

export function questionByName(name: string): ReflectionQuestion | null {
  const { reflections, tracks } = corpusOf(currentLanguage())
  const [track = '', number = ''] = name.split('/')
  const named = TRACKS.find((one) => one === track)
  const asked = track === 'any' ? track : named
  const texts = asked ? reflections[asked] : []
  const text = /^[1-9]$/.test(number) ? texts[Number(number) - 1] : undefined
  return text ? { name, subject: named ? tracks[named].title : null, text } : null
}
