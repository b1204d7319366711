import { longDate } from '#app/format.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import type { AnalysisView } from './analysis.server.ts'

/** The value of the button that requests a new version. */
export const RENEW = 'renew'
const NEW_VERSION = 'A new version of your reading is available.'

type View = Pick<AnalysisView, 'newVersion' | 'otherVersions' | 'createdAt' | 'rating'>

/** Says if the texts have a newer version than the shown analysis, and offers it. */
export function VersionNotice({ analysis, isEarlier }: { analysis: View; isEarlier: boolean }) {
  if (analysis.newVersion) {
    return (
      <Notice title={NEW_VERSION} className="print:hidden">
        <p>This version is kept{analysis.rating ? ', with your rating' : ''}.</p>
        <PostForm>
          <Button type="submit" name="choice" value={RENEW} variant="secondary">
            Show the new version
          </Button>
        </PostForm>
      </Notice>
    )
  }
  if (!isEarlier) return null
  return (
    <Notice title={`Earlier version of your analysis, from ${longDate(analysis.createdAt)}`}>
      <p>
        This is the text as you read it then. <a href={paths.analysis}>Go to the current version</a>
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
          <a href={`${paths.analysis}?version=${id}`} className="inline-flex min-h-8 items-center">
            Your analysis from {longDate(createdAt)}
          </a>
          {rating ? `, rated ${rating} of 5` : ''}
        </li>
      ))}
    </ul>
  )
}
