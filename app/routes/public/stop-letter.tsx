import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readStopLink, stopByLink } from '#app/features/privacy/stop-letters.server.ts'
import { performForPage } from '#app/http/pages/redirects.server.ts'
import { linked, PageLink } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { AuthCard } from '#app/ui/page/auth-card.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { publicWords } from './page-messages.ts'

export const meta: MetaFunction = () => pageTitle(publicWords.stopLetter.title)

const parseToken = ({ request }: Pick<LoaderFunctionArgs, 'request'>) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
})

export async function loader(args: LoaderFunctionArgs) {
  const link = await performForPage(readStopLink, args, parseToken(args))
  return data(link, { status: link.good ? 200 : 400 })
}

/**
 * Mail programs also send this for their own unsubscribe button (RFC 8058): without cookies and without a page before
 * it, and the answer must not redirect. Opening the link changes nothing, because mail servers open links to check
 * them.
 */
export function action(args: ActionFunctionArgs) {
  return performForPage(stopByLink, args, parseToken(args))
}

export default function StopLetter() {
  const { good } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const words = publicWords.stopLetter
  return (
    <AuthCard title={words.title} foot={<PageLink href={paths.settings}>{words.settings}</PageLink>}>
      {answer?.stopped ? (
        <Notice variant="success" role="status">
          <p>{words.stopped}</p>
        </Notice>
      ) : good ? (
        <PostForm>
          <p>{words.ask}</p>
          <Button type="submit">{words.submit}</Button>
        </PostForm>
      ) : (
        <Notice variant="warning">
          <p>{words.incomplete(linked(paths.settings), linked(paths.evenings), linked(paths.myStories))}</p>
        </Notice>
      )}
    </AuthCard>
  )
}
