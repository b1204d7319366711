import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PLANETS } from '#app/astro/types.ts'
import { rulerFormSchema } from '#app/features/charts/planetary-rulers.schema.ts'
import { editRuler, readRuler } from '#app/features/charts/planetary-rulers.server.ts'
import { keepForm } from '#app/framework/unanswered.ts'
import { formLoader, pageLoader } from '#app/http/pages/page.server.ts'
import { adminPaths } from '#app/paths.ts'
import { SelectField } from '#app/ui/form/field.tsx'
import { SwitchField } from '#app/ui/form/switch-field.tsx'
import { RecordDialog } from '#app/ui/list/record-dialog.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'
import { failure, success } from '#app/ui/toast/toast.ts'
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

export const clientAction = keepForm(() => failure('Error updating planetary ruler', 'Please try again.'))

export default function EditPlanetaryRuler() {
  const { sign, traditionalRuler, modernRuler, isActive } = useLoaderData<typeof loader>()
  return (
    <RecordDialog
      id="ruler"
      labels={LABELS}
      list={LIST}
      loadSchema={() =>
        import('#app/features/charts/planetary-rulers.schema.ts').then((m) => m.rulerFormSchema)
      }
      title={`Rulers of ${sign}`}
      submitLabel="Save changes"
      initial={{ traditionalRuler, modernRuler: modernRuler ?? '', ...(isActive ? { isActive: 'on' } : {}) }}
    >
      {(field) => (
        <>
          <SelectField
            {...field('traditionalRuler')}
            required
            options={planets}
            placeholder="Choose a planet"
          />
          <SelectField {...field('modernRuler')} options={planets} placeholder="The same one" />
          <SwitchField
            {...field('isActive')}
            hint="While this is off, the engine uses its own ruler of the sign."
          />
        </>
      )}
    </RecordDialog>
  )
}
