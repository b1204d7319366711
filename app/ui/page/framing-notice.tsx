import { paths } from '#app/paths.ts'
import { Notice } from '#app/ui/base/notice.tsx'

/** The same in one sentence, for the registration form, which has little space. */
export function FramingLine() {
  return (
    <p className="text-sm text-faded">
      Most Muslim scholars prohibit astrology as fortune-telling. Qismah predicts nothing and is meant for
      study and self-reflection: <a href={paths.adab}>what Qismah is and is not</a>.
    </p>
  )
}

/** Shown before anyone registers: what the application is, and what it is not. */
export function FramingNotice() {
  return (
    <Notice variant="info" title="Before you begin">
      <p>
        Qismah presents the historical science of the lots for study and self-reflection. It describes
        character; it does not predict events, lifespan, illness, marriage or money, and it claims no
        knowledge of the unseen. Most Muslim scholars prohibit astrology as fortune-telling.
      </p>
    </Notice>
  )
}
