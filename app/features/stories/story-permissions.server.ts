import { updateAccount } from '#app/features/account/accounts.repo.server.ts'
import { type Call, fieldRefusal, operation, Refusal } from '#app/operations/operation.server.ts'
import { changeOwnStory, loadStory, type StoryRow } from './stories.repo.server.ts'
import { permitStorySchema, type StoryUses } from './stories.schema.ts'
import { indexAgain } from './story-example.server.ts'
import { storyWords as words } from './story-messages.ts'
import { CONFIRMATIONS, USES } from './story-uses.tsx'
import { type StoryView, storyView } from './story-view.server.ts'

/** The permission that is stored with a story: what, when, and the words that the author saw. */
export function toPermission(uses: StoryUses, at: Date) {
  const { forAnalyses, onChannel, withLot } = uses
  const permittedWords = USES.filter((use) => uses[use]).map((use) => words.uses[use])
  return { forAnalyses, onChannel, withLot, permittedAt: at, permittedWords } satisfies Partial<StoryRow>
}

type Confirmed = Partial<Record<(typeof CONFIRMATIONS)[number], boolean | undefined>>

/**
 * Remembers that a person has confirmed both, so that no later form asks. Runs within the caller's transaction.
 * @throws Refusal 422 for a form of somebody who has not.
 */
export function confirmOnce({ services: { db, clock }, actor }: Call<'member'>, given: Confirmed): void {
  if (actor.hasConfirmedStories) return
  const missing = CONFIRMATIONS.find((name) => given[name] === false)
  if (missing) throw fieldRefusal('story.not-confirmed', missing, words.pleaseConfirm)
  if (CONFIRMATIONS.every((name) => given[name]))
    updateAccount(db, actor.id, { storiesConfirmedAt: clock.now() })
}

export const permitStory = operation({
  name: 'stories.permit',
  summary: 'Say how one of your stories may be used, whatever its status',
  who: 'member',
  input: permitStorySchema,
  limit: 'write',
  idempotency: 'natural',
  async run({ services, actor }, { id, ...uses }): Promise<StoryView> {
    const { db, clock } = services
    if (!changeOwnStory(db, { userId: actor.id, id }, toPermission(uses, clock.now())))
      throw new Refusal('story.not-found', words.notFound)
    await indexAgain(services, id)
    return storyView(loadStory(db, actor.id, id)!, db)
  },
})
