import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { NothingToRead } from '#app/features/births/birth-data-required.tsx'
import { BeginForm } from '#app/features/evenings/begin-form.tsx'
import { chooseEveningMail, stopEveningMail } from '#app/features/evenings/evening-mails.server.ts'
import { eveningWords as words } from '#app/features/evenings/evening-messages.ts'
import {
  beginEvenings,
  finishEvenings,
  pauseEvenings,
  readEvenings,
  resumeEvenings,
} from '#app/features/evenings/evenings.server.ts'
import { Season, Shelf } from '#app/features/evenings/season-view.tsx'
import { hourText } from '#app/format.ts'
import { keptForm } from '#app/framework/unanswered.ts'
import { formAction, formActions, formNamed, pageLoader } from '#app/http/pages/page.server.ts'
import { leadTo, redirectWithToast } from '#app/http/pages/redirects.server.ts'
import { Isolated } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { Card } from '#app/ui/base/card.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'

export const meta: MetaFunction = () => pageTitle(words.title)

export const loader = pageLoader(readEvenings)

const failed = ({ message }: { message: string }) => failure(words.notDone, message)

const forms = {
  begin: formAction(beginEvenings, {
    failed,
    done: (_, args) => redirectWithToast(args, paths.evenings, success(words.begun, words.begunText)),
    // The button was pressed twice.
    repeated: async ({ code }) => (code === 'evening.begun' ? leadTo(paths.evenings, 303) : null),
  }),
  pause: formAction(pauseEvenings, {
    failed,
    done: (_, args) => redirectWithToast(args, paths.evenings, success(words.paused)),
  }),
  resume: formAction(resumeEvenings, {
    failed,
    done: (_, args) => redirectWithToast(args, paths.evenings, success(words.goesOn)),
  }),
  finish: formAction(finishEvenings, {
    failed,
    done: (_, args) => redirectWithToast(args, paths.evenings, success(words.ended)),
  }),
  mail: formAction(chooseEveningMail, {
    failed,
    done({ hour, awaitsAddress }, args) {
      const { on, onText, confirmText } = words.mail
      const text = awaitsAddress ? confirmText : onText(hourText(hour))
      return redirectWithToast(args, `${paths.evenings}#mail-card`, success(on, text))
    },
  }),
  'no-mail': formAction(stopEveningMail, {
    failed,
    done: (_, args) => redirectWithToast(args, `${paths.evenings}#mail-card`, success(words.mail.off)),
  }),
}

/** The page has several forms, each with its name in `form`. */
export const action = formActions(forms, (form) => formNamed(forms, form.get('form'), 'begin'))

export const clientAction = keptForm

export default function Evenings() {
  const { missing, season, past, ramadan } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      {ramadan ? (
        <Notice className="mb-8">
          <p>
            <Isolated>{words.ramadan(ramadan.gregorian, ramadan.hijri)}</Isolated>
          </p>
          {season ? null : <p>{words.beginAnyDay}</p>}
        </Notice>
      ) : null}
      {season ? (
        <Season season={season} />
      ) : missing ? (
        <NothingToRead missing={missing} next={paths.evenings} />
      ) : (
        <Card title={words.howItGoes}>
          {words.about.map((text) => (
            <p key={text} className="max-w-measure">
              {text}
            </p>
          ))}
          <BeginForm label={past.length > 0 ? words.beginAgain : words.begin} />
        </Card>
      )}
      <Shelf past={past} />
    </>
  )
}
