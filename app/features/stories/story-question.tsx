import { languages } from '#app/language/language.ts'
import type { AnsweredQuestion } from './asked-question.server.ts'
import { questionWords as words } from './story-question-messages.ts'

type Question = Pick<AnsweredQuestion, 'text' | 'language'>

/** Its text, in the language in which it was written. */
export function QuestionText({ question: { text, language } }: { question: Question }) {
  return (
    <bdi lang={language} dir={languages[language].direction}>
      {text}
    </bdi>
  )
}

/** The question above the form of a story. */
export function QuestionAbove({ question }: { question: Question }) {
  return (
    <div className="border-s-2 border-gilt ps-4">
      <p className="rubric">{words.asked}</p>
      <p className="text-xl wrap-anywhere">
        <QuestionText question={question} />
      </p>
    </div>
  )
}
