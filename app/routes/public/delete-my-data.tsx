import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { publicHeaders, publicPage } from '#app/http/public-page.server.ts'
import { paths, signInPath } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { PRODUCT, pageTitle } from '#app/ui/page/page.tsx'
import { TextPage, type TextSection } from './text-page.tsx'

const DANGER_ZONE = `${paths.settings}#danger-zone`

export const meta: MetaFunction = () =>
  pageTitle(
    'Delete My Data',
    `How to delete what ${PRODUCT} keeps about you, what is deleted at once, and when it leaves the backups.`,
  )
export const headers = publicHeaders
export const loader = (args: LoaderFunctionArgs) =>
  publicPage(args, { signedIn: args.context.actor !== null })

function sectionsFor(signedIn: boolean): readonly TextSection[] {
  return [
    {
      id: 'how',
      heading: 'You do it yourself, in a minute',
      body: (
        <>
          <ol>
            {signedIn ? null : <li>Sign in.</li>}
            <li>
              Open <a href={DANGER_ZONE}>Settings</a> and go to the part called “Danger Zone”.
            </li>
            <li>If you want to keep a copy, download your data first. It cannot be brought back.</li>
            <li>Choose “Delete All My Data”.</li>
            <li>Type the word DELETE, in capitals, and confirm.</li>
          </ol>
          <p>
            It happens at once. You are signed out everywhere, and you get a receipt that says what was
            deleted, how much of it, and when.
          </p>
          <p>
            {signedIn ? (
              <ButtonLink href={DANGER_ZONE} variant="danger">
                Go to the Danger Zone
              </ButtonLink>
            ) : (
              <ButtonLink href={signInPath(paths.settings)}>Sign in and open Settings</ButtonLink>
            )}
          </p>
        </>
      ),
    },
    {
      id: 'what',
      heading: 'Everything that is yours is deleted',
      body: (
        <>
          <ul>
            <li>
              your account: email address, name, password or Google connection, and all signed-in browsers;
            </li>
            <li>your birth information, and every request for a correction of it;</li>
            <li>your charts, your analyses, your ratings and the practices that you ticked off;</li>
            <li>
              your stories, whether pending, approved or rejected, and what was indexed from them for search;
            </li>
            <li>
              mails to you, and your messages from the contact form, that are still in this site’s outbox;
            </li>
            <li>the notes of My Book;</li>
            <li>unsent forms that were kept for you.</li>
          </ul>
          <p>
            It is all deleted together, in one step: either everything is deleted or, after a fault, nothing.
          </p>
        </>
      ),
    },
    {
      id: 'what-remains',
      heading: 'What remains in backups, and for how long',
      body: (
        <>
          <p>
            There is no hidden copy and no waiting period. Your email address is free again: you can register
            with it again, and you start with an empty account.
          </p>
          <p>
            The button cannot reach two things. Backups of the whole database, where this site makes them,
            rotate: seven daily and four weekly ones are kept, so what you deleted leaves the last of them
            after about four weeks. And what has been published elsewhere, such as a story told in a video, or
            a message of yours that has reached the operator’s mail, is no longer on this site. Please{' '}
            <a href="/contact">write to the operator</a> about those.
          </p>
        </>
      ),
    },
    {
      id: 'one-story',
      heading: 'You can also withdraw a single story',
      body: (
        <p>
          You do not have to delete everything to withdraw a story. Under{' '}
          <a href={paths.myStories}>My Stories</a> each story can be withdrawn by itself.
        </p>
      ),
    },
    {
      id: 'cannot-sign-in',
      heading: 'If you cannot sign in',
      body: (
        <>
          <p>
            If you have forgotten your password, <a href={paths.forgotPassword}>request a reset link</a>. It
            is sent to the email address of your account.
          </p>
          <p>
            If that does not help, <a href="/contact">write to the operator</a> and ask for deletion. Please
            give the email address that you registered with. You will be asked to show that it is yours, so
            that nobody else can have your data deleted.
          </p>
        </>
      ),
    },
  ]
}

export default function DeleteMyData() {
  const { signedIn } = useLoaderData<typeof loader>()
  return (
    <TextPage
      title="Delete My Data"
      lead="You can delete your data at any time. This page explains how, and what remains afterwards."
      sections={sectionsFor(signedIn)}
    />
  )
}
