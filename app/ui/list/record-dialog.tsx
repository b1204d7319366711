import { type FieldMetadata, useForm } from '@conform-to/react'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { type DraftFields, PostForm } from '#app/ui/form/post-form.tsx'
import { useLastResult } from '#app/ui/form/use-last-result.ts'
import { type FieldErrors, useValidation } from '#app/ui/form/use-validation.ts'
import { FormButtons } from './form-buttons.tsx'
import { RouteDialog } from './route-dialog.tsx'

interface RecordDialogProps<Name extends string> {
  title: string
  submitLabel: string
  initial?: Partial<Record<Name, string>>
  id: string
  labels: Readonly<Record<Name, string>>
  loadSchema: () => Promise<z.ZodType>
  /** Called if the browser finds that the form is not valid. */
  onInvalid?: (errors: FieldErrors) => void
  /** The list behind the dialog; its query is kept. */
  list: string
  /** The fields of the form. `field` gives what each of them needs. */
  children: (field: (name: Name) => { meta: FieldMetadata<string>; label: string }) => ReactNode
}

/** The form of a record, in a dialog over its list. Its page has the loader `formLoader` and the action `listFormAction`. */
export function RecordDialog<Name extends string>({
  id,
  labels,
  loadSchema,
  onInvalid,
  list,
  title,
  submitLabel,
  initial = {},
  children,
}: RecordDialogProps<Name>) {
  const { draft } = useLoaderData() as { draft: DraftFields | null }
  const [form, fields] = useForm<Record<string, string>>({
    id,
    lastResult: useLastResult(),
    defaultValue: draft ?? initial,
    ...useValidation(id, loadSchema, onInvalid),
  })
  return (
    <RouteDialog title={title} list={list}>
      <PostForm form={form} labels={labels} draft={draft}>
        {children((name) => ({ meta: fields[name]!, label: labels[name] }))}
        <FormButtons submitLabel={submitLabel} />
      </PostForm>
    </RouteDialog>
  )
}
