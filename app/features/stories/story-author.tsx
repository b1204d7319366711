import { EmailText } from '#app/ui/page/email-text.tsx'
import { PersonLink } from '#app/ui/page/person-link.tsx'
import type { ModeratedStory } from './moderation.server.ts'

type Named = Pick<ModeratedStory, 'userId' | 'userName' | 'userEmail' | 'isAnonymous' | 'pseudonym'>

/** The name that the story is shown under, and its author. An anonymous author is in a disclosure. */
export function Author({ story }: { story: Named }) {
  const { userId, userName, userEmail, isAnonymous, pseudonym } = story
  const person = (
    <>
      <PersonLink id={userId}>{userName || userEmail}</PersonLink>
      {userName ? (
        <>
          {' '}
          (<EmailText>{userEmail}</EmailText>)
        </>
      ) : null}
    </>
  )
  if (!isAnonymous) return <span className="min-w-0 wrap-anywhere">By {person}, shown as public</span>
  return (
    <details className="min-w-0 wrap-anywhere">
      <summary className="inline-flex min-h-11 cursor-pointer items-center">
        <span>
          Shown as{' '}
          {pseudonym ? (
            <span className="text-ink">
              “<bdi>{pseudonym}</bdi>”
            </span>
          ) : (
            'anonymous'
          )}
          : <span className="text-lapis underline underline-offset-4">show who sent it</span>
        </span>
      </summary>
      By {person}
    </details>
  )
}
