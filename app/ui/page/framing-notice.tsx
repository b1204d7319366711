import { PageLink } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { Notice } from '#app/ui/base/notice.tsx'
import { framingWords } from './framing-messages.ts'

/** The same in one sentence, for the registration form, which has little space. */
export function FramingLine() {
  return (
    <p className="text-sm text-faded">
      {`${framingWords.line} `}
      <PageLink href={paths.adab}>{framingWords.link}</PageLink>.
    </p>
  )
}

/** Shown before anyone registers: what the application is, and what it is not. */
export function FramingNotice() {
  return (
    <Notice variant="info" title={framingWords.title}>
      <p>{framingWords.text}</p>
    </Notice>
  )
}
