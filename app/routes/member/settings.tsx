import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { AccountCard } from '#app/features/account/account-card.tsx'
import { DANGER_ZONE, DangerZone } from '#app/features/account/danger-zone.tsx'
import { NotificationsCard, PrivacyCard } from '#app/features/account/data-cards.tsx'
import { HouseViewCard } from '#app/features/account/house-view-card.tsx'
import { PasswordCard } from '#app/features/account/password-card.tsx'
import { SessionsCard } from '#app/features/account/sessions-card.tsx'
import { changePasswordFormSchema } from '#app/features/account/settings.schema.ts'
import {
  changeHouseView,
  changeName,
  changePassword,
  readSettingsPage,
  signOutElsewhere,
  signOutOne,
} from '#app/features/account/settings.server.ts'
import { settingsWords } from '#app/features/account/settings-messages.ts'
import { PasskeysCard, TwoStepCard } from '#app/features/account/sign-in-cards.tsx'
import { twoFactorWords } from '#app/features/account/two-factor-messages.ts'
import { answerLifeQuestions, readLifeAnswers } from '#app/features/analysis/life-answers.server.ts'
import { LifeQuestionsCard } from '#app/features/analysis/life-questions-card.tsx'
import { chooseLetter, readLetterChoice } from '#app/features/notes/monthly-letter.server.ts'
import { MonthlyLetterCard } from '#app/features/notes/monthly-letter-card.tsx'
import { keptForm } from '#app/framework/unanswered.ts'
import { formAction, formActions, formNamed, pageLoader } from '#app/http/pages/page.server.ts'
import { readDraft, redirectWithToast } from '#app/http/pages/redirects.server.ts'
import { paths } from '#app/paths.ts'
import { redirectSignedInOnlyHere } from '#app/routes/auth/redirect-signed-in.server.ts'
import { Card } from '#app/ui/base/card.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { ContentsList } from '#app/ui/page/contents-list.tsx'
import { frameWords } from '#app/ui/page/messages.ts'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { ReadingControls } from '#app/ui/page/reading-controls.tsx'
import { errorToast } from '#app/ui/toast/error-toast.ts'
import { failure, success } from '#app/ui/toast/toast.ts'

export const meta: MetaFunction = () => pageTitle(frameWords.settings)

const read = pageLoader(readSettingsPage)

const readLetter = pageLoader(readLetterChoice)

const readLife = pageLoader(readLifeAnswers)

export async function loader(args: LoaderFunctionArgs) {
  const page = await read(args)
  const [letter, life, draft] = await Promise.all([readLetter(args), readLife(args), readDraft(args)])
  return { ...page, letter, life, draft, reading: args.context.reading }
}

const rename = formAction(changeName, {
  draft: { why: () => failure(settingsWords.signInToRename) },
  failed: errorToast,
  done: (_, args) =>
    redirectWithToast(args, paths.settings, success(frameWords.success, settingsWords.renamed)),
})

const changeSecret = formAction(changePassword, {
  schema: changePasswordFormSchema,
  secret: ['currentPassword', 'password', 'confirmPassword'],
  failed: errorToast,
  done: ({ token }, args) =>
    redirectSignedInOnlyHere(args, token, paths.settings, settingsWords.passwordChanged),
})

const chooseHouses = formAction(changeHouseView, {
  failed: errorToast,
  done: (_, args) =>
    redirectWithToast(args, paths.settings, success(frameWords.success, settingsWords.housesChosen)),
})

const chooseLetters = formAction(chooseLetter, {
  failed: errorToast,
  done: ({ isOn, awaitsAddress }, args) =>
    redirectWithToast(
      args,
      `${paths.settings}#letter-card`,
      isOn
        ? success(frameWords.success, awaitsAddress ? settingsWords.letter.confirm : settingsWords.letter.on)
        : success(frameWords.success, settingsWords.letter.off),
    ),
})

const answerLife = formAction(answerLifeQuestions, {
  failed: errorToast,
  done: (_, args) =>
    redirectWithToast(
      args,
      `${paths.settings}#life-card`,
      success(frameWords.success, settingsWords.lifeAnswered),
    ),
})

const signOutOthers = formAction(signOutElsewhere, {
  done: (_, args) =>
    redirectWithToast(
      args,
      paths.settings,
      success(settingsWords.signedOutElsewhere.title, settingsWords.signedOutElsewhere.text),
    ),
})

const endOne = formAction(signOutOne, {
  done: (_, args) =>
    redirectWithToast(
      args,
      paths.settings,
      success(settingsWords.signedOutOne.title, settingsWords.signedOutOne.text),
    ),
})

const forms = {
  name: rename,
  password: changeSecret,
  session: endOne,
  sessions: signOutOthers,
  houses: chooseHouses,
  letter: chooseLetters,
  life: answerLife,
}

/** The page has several forms, each with its name in `form`. */
export const action = formActions(forms, (form) => formNamed(forms, form.get('form'), 'name'))

export const clientAction = keptForm

export default function Settings() {
  const page = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title={frameWords.settings} />
      {page.needsStronger ? (
        <Notice variant="warning" title={settingsWords.required} className="mb-8 max-w-3xl">
          <p>{twoFactorWords.strongerNeeded}</p>
        </Notice>
      ) : null}
      <div className="grid gap-x-12 gap-y-8 xl:grid-cols-[12rem_minmax(0,1fr)]">
        <ContentsList
          sections={[
            ...Object.entries(settingsWords.parts).map(([id, heading]) => ({ id, heading })),
            { id: DANGER_ZONE, heading: settingsWords.danger.short },
          ]}
        />
        <div className="max-w-3xl min-w-0 space-y-10">
          <Part id="you">
            <AccountCard account={page} />
          </Part>
          <Part id="reading">
            <Card level={3} title={settingsWords.look.title} id="text-and-theme">
              <p className="max-w-measure">{settingsWords.look.text}</p>
              <ReadingControls preferences={page.reading} back={paths.settings} />
            </Card>
            <HouseViewCard houseView={page.houseView} systems={page.houseSystems} />
            <LifeQuestionsCard answers={page.life} />
            <NotificationsCard />
            <MonthlyLetterCard letter={page.letter} />
          </Part>
          <Part id="sign-in">
            <PasswordCard email={page.email} hasPassword={page.hasPassword} atLeast={page.passwordAtLeast} />
            <PasskeysCard passkeys={page.passkeys} />
            <TwoStepCard isOn={page.twoStep.isOn} />
            <SessionsCard sessions={page.sessions} />
          </Part>
          <Part id="data">
            <PrivacyCard isEncrypted={page.isEncrypted} hasBirthData={page.hasBirthData} />
            <DangerZone />
          </Part>
        </div>
      </div>
    </>
  )
}

function Part({ id, children }: { id: keyof typeof settingsWords.parts; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 scroll-mt-6 text-2xl">
        {settingsWords.parts[id]}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
    </section>
  )
}
