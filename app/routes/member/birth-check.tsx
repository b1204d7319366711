import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CheckAnswers } from '#app/features/births/birth-check.tsx'
import { birthWords as words } from '#app/features/births/birth-messages.ts'
import { birthNotSaved } from '#app/features/births/birth-not-saved.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { hasFieldErrors } from '#app/ui/form/use-last-result.ts'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { loadBirthEntry, saveBirthEntry } from './birth-entry.server.ts'
import BirthInfo from './birth-info.tsx'

export const meta: MetaFunction = () => pageTitle(words.check.title)
export const loader = loadBirthEntry
export const action = saveBirthEntry

export const clientAction = keepForm(birthNotSaved)

/** The step before saving. Without answers to check, or if a field was refused, it shows the form. */
export default function BirthCheck() {
  const page = useLoaderData<typeof loader>()
  const isRefused = hasFieldErrors(useActionData())
  if (page.saved || isRefused || !page.toCheck) return <BirthInfo />
  return (
    <>
      <PageHeader
        title={words.check.title}
        lead={words.check.lead}
        back={{ href: page.formPath, label: words.backToForm }}
      />
      <CheckAnswers {...page.toCheck} formPath={page.formPath} />
    </>
  )
}
