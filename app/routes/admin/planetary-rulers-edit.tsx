import { useForm } from '@conform-to/react'
import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { PLANETS } from '#app/astro/types.ts'
import { rulerFormSchema } from '#app/features/charts/planetary-rulers.schema.ts'
import { editRuler, readRuler } from '#app/features/charts/planetary-rulers.server.ts'
import { type FormAnswer, formLoader, pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { SelectField } from '#app/ui/form/field.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { SwitchField } from '#app/ui/form/switch-field.tsx'
import { useValidation } from '#app/ui/form/use-validation.ts'
import { FormButtons } from '#app/ui/list/form-buttons.tsx'
import { RouteDialog } from '#app/ui/list/route-dialog.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { success } from '#app/ui/toast/toast.ts'
import { listFormAction } from './list-form-action.server.ts'

const LIST = adminPaths.rulers
const planets = PLANETS.map((value) => ({ value, label: value }))
const LABELS = {
  traditionalRuler: 'Traditional ruler',
  modernRuler: 'Modern ruler',
  isActive: 'Active',
}

export const meta: MetaFunction = () => pageTitle('Edit Planetary Ruler')
export const loader = formLoader(pageLoader(readRuler, ({ params }) => ({ id: params.id })))

export const action = listFormAction(editRuler, {
  draft: {},
  schema: rulerFormSchema,
  inputOf: (ruler, { params }) => ({ ...ruler, id: params.id }),
  to: LIST,
  done: success('Planetary ruler updated', 'New charts use it.'),
  failed: ['Error updating planetary ruler', 'Please try again.'],
})

export default function EditPlanetaryRuler() {
  const ruler = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  const [form, fields] = useForm<Record<keyof typeof LABELS, string>>({
    id: 'ruler',
    lastResult: answer?.lastResult ?? null,
    defaultValue: ruler.draft ?? {
      traditionalRuler: ruler.traditionalRuler,
      modernRuler: ruler.modernRuler ?? '',
      ...(ruler.isActive ? { isActive: 'on' } : {}),
    },
    ...useValidation('ruler', () =>
      import('#app/features/charts/planetary-rulers.schema.ts').then((m) => m.rulerFormSchema),
    ),
  })
  return (
    <RouteDialog title={`Rulers of ${ruler.sign}`} closeHref={LIST}>
      <PostForm form={form} draft={ruler.draft} labels={LABELS}>
        <SelectField
          meta={fields.traditionalRuler}
          required
          label={LABELS.traditionalRuler}
          options={planets}
          placeholder="Choose a planet"
        />
        <SelectField
          meta={fields.modernRuler}
          label={LABELS.modernRuler}
          options={planets}
          placeholder="The same one"
        />
        <SwitchField
          meta={fields.isActive}
          label={LABELS.isActive}
          hint="While this is off, the engine uses its own ruler of the sign."
        />
        <FormButtons submitLabel="Save changes" closeHref={LIST} />
      </PostForm>
    </RouteDialog>
  )
}
