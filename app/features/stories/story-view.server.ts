import { pick } from '#app/pick.ts'
import type { Db } from '#db/client.server.ts'
import { answeredQuestion } from './asked-question.server.ts'
import { notesForAuthor } from './reason-messages.ts'
import type { OwnStory } from './stories.repo.server.ts'

/** An author's own story for calls and screens. */
export function storyView(row: OwnStory, db: Db) {
  return {
    ...pick(row, 'id', 'title', 'storyContent', 'submittedAt', 'reviewedAt', 'status', 'alignment'),
    ...pick(row, 'isAnonymous', 'pseudonym', 'editedAt', 'forAnalyses', 'onChannel', 'withLot'),
    ...pick(row, 'episode', 'filmedOn', 'filmUrl'),
    question: answeredQuestion(db, row.questionId),
    adminNotes: notesForAuthor(row.adminNotes),
  }
}

export type StoryView = ReturnType<typeof storyView>
