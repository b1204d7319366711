import { randomUUID } from 'node:crypto'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { sendContactMessage } from '#app/features/contact/contact.server.ts'
import { ContactForm } from '#app/features/contact/contact-form.tsx'
import { contactWords } from '#app/features/contact/contact-messages.ts'
import { formAction } from '#app/http/pages/page.server.ts'
import { redirectWithToast } from '#app/http/pages/redirects.server.ts'
import { PageLink } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { Card } from '#app/ui/base/card.tsx'
import { PageBody, PageHeader, PRODUCT, Prose, pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'

export const meta: MetaFunction = () => pageTitle(contactWords.title, contactWords.description(PRODUCT))

/** Each page has its own key, so this one is not kept by caches. */
export function loader({ context }: LoaderFunctionArgs) {
  const { actor } = context
  return { idempotencyKey: randomUUID(), sender: { name: actor?.name ?? '', email: actor?.email ?? '' } }
}

export const action = formAction(sendContactMessage, {
  honeypot: true,
  faultMessage: () => failure(contactWords.notSent, contactWords.tryAgain),
  done: ({ email }, args) =>
    redirectWithToast(args, paths.contact, success(contactWords.sent, contactWords.sentTo(email))),
})

const ANSWERED_AT = ['faq', 'birthTimeHelp', 'forgotPassword', 'birthInfo', 'deleteMyData'] as const

export default function Contact() {
  const { idempotencyKey, sender } = useLoaderData<typeof loader>()
  const words = contactWords
  return (
    <PageBody>
      <PageHeader title={words.title} lead={words.lead} />
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
        <Card>
          <ContactForm idempotencyKey={idempotencyKey} sender={sender} />
        </Card>
        <Prose>
          <h2 className="mt-0!">{words.answered}</h2>
          <ul>
            {ANSWERED_AT.map((page) => (
              <li key={page}>
                <PageLink href={paths[page]}>{words.answers[page].name}</PageLink>
                {words.answers[page].rest}
              </li>
            ))}
          </ul>
          <h2>{words.whatHappens}</h2>
          <p>{words.isSent}</p>
          <p>{words.noHelpLine(PRODUCT)}</p>
        </Prose>
      </div>
    </PageBody>
  )
}
