import { Link } from 'react-router-dom'
import { adminPaths, pathWithin } from '#app/paths.ts'
import { EmailText } from '#app/ui/page/email-text.tsx'
import { PersonLink } from '#app/ui/page/person-link.tsx'
import type { ModeratedStory } from './moderated-stories.server.ts'

interface AuthorProps {
  story: Pick<ModeratedStory, 'id' | 'userId' | 'userName' | 'userEmail' | 'pseudonym'>
  /** The query of the page, to return to it. */
  search: string
}

/** The name that the story is shown under. A link asks for the author of an anonymous one. */
export function Author({ story, search }: AuthorProps) {
  const { id, userId, userName, userEmail, pseudonym } = story
  if (userId && userEmail)
    return (
      <span className="min-w-0 wrap-anywhere">
        By <Account author={{ userId, userName, userEmail }} />, shown with this name
      </span>
    )
  return (
    <span className="min-w-0 wrap-anywhere">
      Shown as{' '}
      {pseudonym ? (
        <span className="text-ink">
          “<bdi>{pseudonym}</bdi>”
        </span>
      ) : (
        'anonymous'
      )}
      :{' '}
      <Link
        to={pathWithin(adminPaths.stories, [id, 'author'], search)}
        preventScrollReset
        className="inline-flex min-h-11 items-center"
      >
        show who sent it
      </Link>
    </span>
  )
}

interface AccountProps {
  author: { userId: string; userName: string | null; userEmail: string }
}

export function Account({ author: { userId, userName, userEmail } }: AccountProps) {
  return (
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
}
