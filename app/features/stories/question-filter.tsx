import { Form } from 'react-router-dom'
import { adminPaths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { SearchField } from '#app/ui/list/search-form.tsx'

interface QuestionFilterProps {
  questions: readonly { value: string; label: string }[]
  /** The id of the chosen one, or ''. */
  question: string
}

/** Narrows the queue to the stories that answer one question. */
export function QuestionFilter({ questions, question }: QuestionFilterProps) {
  return (
    <Form method="get" action={adminPaths.storyQueue} className="mb-6 flex-row flex-wrap items-end gap-3">
      <SearchField
        name="question"
        label="Question"
        value={question}
        options={[{ value: '', label: 'All' }, ...questions]}
      />
      <Button variant="secondary" className="self-end!">
        Show
      </Button>
    </Form>
  )
}
