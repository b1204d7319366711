import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { loadOwnChart } from '#app/features/charts/charts.server.ts'
import type { Language } from '#app/language/language.ts'
import { operation, Refusal } from '#app/operations/operation.server.ts'
import type { Services } from '#app/operations/services.ts'
import { loadVersions, ownAnalysis, presentVersion } from './analysis.repo.server.ts'
import { analysisWords } from './analysis-messages.ts'
import { presentKey } from './life-answers.server.ts'
import {
  type Blocks,
  isDue,
  isUnderWay,
  REWORDED_LANGUAGE,
  reword,
  sentencesToSend,
} from './rewording.server.ts'
import { shownContent } from './shown-content.server.ts'
import { writerWords as words } from './writer-messages.ts'
import { consentTo, giveConsent, withdrawConsent } from './writing.repo.server.ts'

/** What a person reads about the language model before anything is sent to it; null if none is set up, or the analysis is not in English. */
export function writerView(
  { db, writing }: Pick<Services, 'db' | 'writing'>,
  analysis: { id: string; userId: string; blocks: Blocks; language: Language },
) {
  if (!writing || analysis.language !== REWORDED_LANGUAGE) return null
  const { id, model, address } = writing.writer
  return {
    id,
    model,
    address,
    agreedAt: consentTo(db, analysis.userId, id) ?? null,
    /** True while the language model is working on it. */
    atWork: isUnderWay(analysis.id),
    sentences: sentencesToSend(analysis.blocks),
  }
}

export type WriterView = NonNullable<ReturnType<typeof writerView>>

/**
 * The consent is for the language model that the page named. If another one was set up since, the person is asked
 * again.
 */
export const allowWriter = operation({
  name: 'writing.allow',
  summary: 'Agree that the sentences of one’s analysis are sent to the configured language model',
  who: 'member',
  input: z.object({ writer: z.string().min(1).max(300) }),
  limit: 'model',
  idempotency: 'natural',
  async run({ services, actor }, { writer }) {
    const { db, clock, writing } = services
    if (!writing || writing.writer.id !== writer) {
      throw new Refusal('analysis.writer-changed', words.hasChanged)
    }
    const reading = loadOwnChart(db, actor.id)
    const owned = presentKey(db, actor.id, reading)
    const present = presentVersion(loadVersions(db, owned), owned)
    const stored = present && ownAnalysis(db, actor.id, present.id)
    if (!stored) throw new Refusal('analysis.not-found', analysisWords.notFound)
    giveConsent(db, actor.id, writer, clock.now())
    const { blocks, language } = shownContent(stored.content)
    if (language === REWORDED_LANGUAGE && isDue(services, writing, stored.id)) {
      const reworded = reword(services, writing, { id: stored.id, userId: actor.id, blocks, language })
      await Promise.race([reworded, wait(writing.patience, undefined, { ref: false })])
    }
    return { message: words.allowed }
  },
})

export const withdrawWriter = operation({
  name: 'writing.withdraw',
  summary: 'Withdraw that consent; what was written under it is deleted',
  who: 'member',
  input: z.object({}),
  limit: 'write',
  idempotency: 'natural',
  run({ services: { db }, actor }) {
    withdrawConsent(db, actor.id)
    return { message: words.consentWithdrawn }
  },
})
