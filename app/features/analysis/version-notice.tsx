import { longDate } from '#app/format.ts'
import { OwnLink } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import type { AnalysisView } from './analysis.server.ts'
import { analysisWords as words } from './analysis-messages.ts'

/** The value of the button that requests a new version. */
export const RENEW = 'renew'

type View = Pick<AnalysisView, 'newVersion' | 'otherVersions' | 'createdAt' | 'rating'>

/** Offers a newer version of the texts than the shown analysis. It is below the letter, which a person came to read. */
export function NewVersionNotice({ analysis }: { analysis: View }) {
  if (!analysis.newVersion) return null
  return (
    <Notice title={words.newVersion} className="print:hidden">
      <p>{words.versionKept(analysis.rating !== null)}</p>
      <PostForm>
        <Button type="submit" name="choice" value={RENEW} variant="secondary">
          {words.showNew}
        </Button>
      </PostForm>
    </Notice>
  )
}

/** Says that the shown analysis is an earlier one. */
export function EarlierVersionNotice({ createdAt }: Pick<View, 'createdAt'>) {
  return (
    <Notice title={words.earlier(longDate(createdAt))}>
      <p>
        {words.asReadThen} <OwnLink href={paths.analysis}>{words.goToCurrent}</OwnLink>
      </p>
    </Notice>
  )
}

/** The earlier analyses of a chart, each with its rating. */
export function OtherVersions({ analysis: { otherVersions } }: { analysis: View }) {
  if (otherVersions.length === 0) return null
  return (
    <ul className="max-w-measure text-sm text-faded print:hidden">
      {otherVersions.map(({ id, createdAt, rating }) => (
        <li key={id}>
          <OwnLink href={`${paths.analysis}?version=${id}`} className="inline-flex min-h-8 items-center">
            {words.analysisFrom(longDate(createdAt))}
          </OwnLink>
          {rating ? words.rated(rating) : ''}
        </li>
      ))}
    </ul>
  )
}
