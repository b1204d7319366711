import { randomUUID } from 'node:crypto'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { sendContactMessage } from '#app/features/contact/contact.server.ts'
import { ContactForm } from '#app/features/contact/contact-form.tsx'
import { formAction, redirectWithToast } from '#app/http/pages/page.server.ts'
import { paths } from '#app/paths.ts'
import { Card } from '#app/ui/base/card.tsx'
import { PageBody, PageHeader, PRODUCT, Prose, pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'

export const meta: MetaFunction = () =>
  pageTitle('Contact Us', `Write to the operator of this ${PRODUCT} site.`)

/** Each page has its own key, so this one is not kept by caches. */
export function loader({ context }: LoaderFunctionArgs) {
  const { actor } = context
  return { idempotencyKey: randomUUID(), sender: { name: actor?.name ?? '', email: actor?.email ?? '' } }
}

export const action = formAction(sendContactMessage, {
  honeypot: true,
  faultMessage: failure(
    'Message not sent',
    'Your message could not be sent just now. Your text is still here; please try again in a few minutes.',
  ),
  done: ({ email }, args) =>
    redirectWithToast(
      args,
      paths.contact,
      success(
        'Message sent',
        `Thank you. It is on its way to the operator of this site. If there is an answer, it goes to ${email}.`,
      ),
    ),
})

export default function Contact() {
  const { idempotencyKey, sender } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <PageBody>
      <PageHeader
        title="Contact Us"
        lead="Send a question, a mistake that you found, or a request about your data. The operator of this site receives it by email."
      />
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
        <Card>
          <ContactForm
            lastResult={answer?.lastResult ?? null}
            idempotencyKey={idempotencyKey}
            sender={sender}
          />
        </Card>
        <Prose>
          <h2 className="mt-0!">Perhaps it is answered already</h2>
          <ul>
            <li>
              <a href={paths.faq}>FAQ</a>: how charts are calculated, and who wrote the guidance.
            </li>
            <li>
              <a href={paths.birthTimeHelp}>Birth Time Help</a>: where to find the exact time.
            </li>
            <li>
              <a href={paths.forgotPassword}>Forgot password?</a> We email you a link to set a new one.
            </li>
            <li>
              <a href={paths.birthInfo}>Birth information</a>: you can request a correction there.
            </li>
            <li>
              <a href={paths.deleteMyData}>Delete My Data</a>: you can do it yourself, at once.
            </li>
          </ul>
          <h2>What happens to your message</h2>
          <p>
            It is sent to the operator by email, with the name and email address that you give. If you are
            signed in, the email address of your account is in it too. The message is not kept in this site’s
            database.
          </p>
          <p>
            We cannot promise when you will get an answer. {PRODUCT} is not a help line: if you are in danger
            or in distress, please turn to people near you or to the emergency services.
          </p>
        </Prose>
      </div>
    </PageBody>
  )
}
