import { useForm } from '@conform-to/react'
import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { changeFilms, readFilms } from '#app/features/evenings/films.server.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { formLoader, pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { TextAreaField } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
import { listFormAction } from './list-form-action.server.ts'

const FAILED = ['Films not saved', 'Please try again.'] as const

export const meta: MetaFunction = () => pageTitle('Evening Films')
export const loader = formLoader(pageLoader(readFilms))

export const action = listFormAction(changeFilms, {
  draft: {},
  to: adminPaths.eveningFilms,
  done: success('Films saved'),
  failed: FAILED,
})

export const clientAction = keepForm(() => failure(...FAILED))

const LABELS = { en: 'Films for English pages', ar: 'Films for Arabic pages' }
const HINT =
  'One film on each line: its title, a space, its link. The fifth line belongs to the fifth evening; an empty line leaves an evening without a film.'

/** The films of the channel, which the thirty evenings name. Moving a line changes the order. */
export default function EveningFilms() {
  const { draft, ...films } = useLoaderData<typeof loader>()
  const [form, fields] = useForm<Record<keyof typeof LABELS, string>>({
    id: 'films',
    lastResult: useLastResult(),
    defaultValue: draft ?? films,
  })
  return (
    <>
      <PageHeader
        title="Evening Films"
        lead="The films of the channel that the thirty evenings name, as plain links that open in a new tab. Nothing is loaded from them."
      />
      <PostForm form={form} labels={LABELS} draft={draft} className="max-w-3xl">
        <TextAreaField meta={fields.en} label={LABELS.en} hint={HINT} rows={14} />
        <TextAreaField meta={fields.ar} label={LABELS.ar} hint={HINT} rows={14} />
        <Button>Save films</Button>
      </PostForm>
    </>
  )
}
