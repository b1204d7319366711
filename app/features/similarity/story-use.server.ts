import { toBytes } from '#app/adapters/retrieval/vectors.ts'
import type { Chart, Planet, Sign } from '#app/astro/index.server.ts'
import { Refusal } from '#app/operations/operation.server.ts'
import type { Services } from '#app/operations/services.ts'
import { examplesFor } from './choose-examples.server.ts'
import { saveVector, toTarget } from './similarity.repo.server.ts'
import {
  analysesShowing,
  asIfApproved,
  mostSimilarAnalyses,
  storyToCompare,
} from './story-use.repo.server.ts'
import { findThemes, loadThemeSpace, toProfile } from './theme-space.server.ts'

/** How many analyses are named. */
const NAMED = 20
/** For a story that is not shown yet: how many of the most similar analyses are checked. Each takes a search. */
const LOOKED_INTO = 12

export interface AnalysisWithStory {
  analysisId: string
  userId: string
  /** The reader's name or address; for administrators only. */
  name: string
  lot: { sign: Sign; house: number; ruler: Planet }
  /** 1, 2 or 3: the story's position among the examples. */
  place: number
  /** Text after the words 'Chosen because'. */
  reason: string
}

export interface StoryUse {
  /**
   * `shown`: these analyses show it. `would`: these would show it after approval. `unknown`: finding out would send its
   * text to another server. `not-permitted`: its author does not permit that it is shown beside analyses.
   */
  state: 'shown' | 'would' | 'unknown' | 'not-permitted'
  /** The themes of the story, nearest first. */
  themes: string[]
  analyses: AnalysisWithStory[]
  /** How many analyses show it in total, or how many of the most similar ones were checked. */
  total: number
}

type StoryUseServices = Pick<Services, 'db' | 'embedder' | 'clock'>

/**
 * Which analyses show a story as an example, or would show it after approval, and why. This changes nothing. A story
 * that is not approved is never sent to an embedder on another server, and one whose author does not permit it is not
 * embedded at all.
 * @throws Refusal 404
 */
export async function loadStoryUse(services: StoryUseServices, storyId: string): Promise<StoryUse> {
  const { db, embedder, clock } = services
  const story = storyToCompare(db, storyId)
  if (!story) throw new Refusal('story.not-found', 'This story was not found.')
  const nothing = { themes: [], analyses: [], total: 0 }
  if (!story.forAnalyses) return { state: 'not-permitted', ...nothing }
  if (story.vectorId === null && embedder.address !== null) return { state: 'unknown', ...nothing }
  if (story.vectorId !== null) {
    const { total, analyses } = analysesShowing(db, story.vectorId, NAMED)
    const shown = analyses.map(({ chart, place, reason, ...of }) => ({
      ...of,
      lot: toLot(chart),
      place: place + 1,
      reason,
    }))
    return { state: 'shown', themes: story.themes, analyses: shown, total }
  }
  const space = await loadThemeSpace(embedder)
  const [vector] = await embedder.embed([story.text])
  const themes = findThemes(space, vector!)
  const profile = toBytes(toProfile(space, vector!))
  const candidates = mostSimilarAnalyses(db, {
    profile,
    limit: LOOKED_INTO,
  })
  const analyses = asIfApproved(db, storyId, () => {
    const vectorId = saveVector(db, {
      kind: 'story',
      of: storyId,
      ...toTarget(space.madeBy, vector!),
      themes,
      createdAt: clock.now(),
    })
    return candidates.flatMap(({ chart, ...of }) => {
      const chosen = examplesFor(services, { ...of, language: 'en', chart })
      const place = chosen.findIndex(({ id }) => id === vectorId)
      return place < 0 ? [] : [{ ...of, lot: toLot(chart), place: place + 1, reason: chosen[place]!.reason }]
    })
  })
  return { state: 'would', themes, analyses, total: candidates.length }
}

function toLot({ partOfFortune: { sign, house, ruler } }: Chart) {
  return { sign, house, ruler }
}
