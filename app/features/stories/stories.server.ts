import { randomUUID } from 'node:crypto'
import { userStories } from '~db/schema/index'
import { operation } from '../operation.server'
import { shortStorySchema } from './stories.schema'

const TITLE_FROM_ANALYSIS = 'My Part of Fortune story'

/** A story sent from the analysis screen, which asks for no title. */
export const shareStory = operation({
  name: 'stories.share',
  summary: 'Send a story from the analysis screen',
  who: 'member',
  input: shortStorySchema,
  limit: 'write',
  run({ services, actor }, { story, isAnonymous, tags }) {
    const id = randomUUID()
    services.db.orm
      .insert(userStories)
      .values({
        id,
        userId: actor.id,
        title: TITLE_FROM_ANALYSIS,
        storyContent: story,
        isAnonymous,
        tags,
        submittedAt: services.clock.now(),
      })
      .run()
    return { id, title: TITLE_FROM_ANALYSIS, status: 'pending' as const }
  },
})
