/** The question that a story answers, for administrators. */
export function Answers({ question }: { question: string | null }) {
  return question ? (
    <span className="min-w-0 wrap-anywhere">
      Answers “<bdi>{question}</bdi>”
    </span>
  ) : null
}
