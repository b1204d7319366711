import type { SubmissionResult } from '@conform-to/react'
import { type InputHTMLAttributes, useEffect, useState } from 'react'

export type { SubmissionResult }

type Values = Readonly<Record<string, unknown>>

/** The data that a field shows. */
export interface FieldMetadata<_Value = unknown> {
  id: string
  name: string
  errorId: string
  descriptionId: string
  /** The value when the form was sent; before that, the initial value. */
  initialValue: unknown
  /** The current value. */
  value: unknown
  errors: string[] | undefined
  required: boolean
}

/** The data that a form shows. */
export interface FormMetadata {
  id: string
  errorId: string
  /** Errors that belong to no field. */
  errors: string[] | undefined
  /** Errors by field; those of no field are under an empty name. */
  allErrors: Record<string, string[]>
}

interface FormOptions<Fields> {
  id: string
  /** The server's result for this form; null if it has none, or one for another form. */
  lastResult?: SubmissionResult<string[]> | null
  defaultValue?: { readonly [Name in keyof Fields]?: unknown }
  /** Values of fields that browsers do not send when they are empty. */
  required?: readonly (keyof Fields & string)[]
}

/**
 * A form that the server validates, with the result of conform's `parseWithZod`. Errors stay until there is a result
 * with other errors, or the form is reset.
 */
export function useForm<Fields extends Record<string, unknown>>(
  options: FormOptions<Fields>,
): [FormMetadata, { readonly [Name in keyof Fields]-?: FieldMetadata<Fields[Name]> }] {
  const { id, lastResult = null, defaultValue = {}, required = [] } = options
  const [last, setLast] = useState(lastResult)
  const [shown, setShown] = useState(lastResult)
  const [typed, setTyped] = useState<Values>({})
  if (lastResult !== last) {
    setLast(lastResult)
    if (lastResult) {
      setShown(lastResult)
      setTyped({})
    }
  }

  useEffect(() => {
    // A field may be outside of the form's element and belong to it by the `form` attribute.
    const isOurs = (target: EventTarget | null): target is HTMLInputElement =>
      target !== null && (target as Partial<HTMLInputElement>).form?.id === id
    const note = ({ target }: Event) => {
      if (!isOurs(target) || !target.name) return
      const { name, type, checked, value } = target
      setTyped((before) => ({ ...before, [name]: type === 'checkbox' && !checked ? undefined : value }))
    }
    const begin = ({ target }: Event) => {
      if ((target as Element).id !== id) return
      setShown(null)
      setTyped({})
    }
    document.addEventListener('input', note)
    document.addEventListener('reset', begin)
    return () => {
      document.removeEventListener('input', note)
      document.removeEventListener('reset', begin)
    }
  }, [id])

  const initial: Values = shown?.initialValue ?? (defaultValue as Values)
  const allErrors = Object.fromEntries(
    Object.entries(shown?.error ?? {}).flatMap(([name, errors]) => (errors?.length ? [[name, errors]] : [])),
  )
  const fields = new Proxy({} as { [Name in keyof Fields]-?: FieldMetadata<Fields[Name]> }, {
    get: (_, name: string): FieldMetadata => ({
      id: `${id}-${name}`,
      name,
      errorId: `${id}-${name}-error`,
      descriptionId: `${id}-${name}-description`,
      initialValue: initial[name],
      value: name in typed ? typed[name] : initial[name],
      errors: allErrors[name],
      required: required.includes(name),
    }),
  })
  return [{ id, errorId: `${id}-error`, errors: allErrors[''], allErrors }, fields]
}

export function getFormProps({ id, errors, errorId }: FormMetadata) {
  return { id, 'aria-describedby': errors ? errorId : undefined }
}

interface Described {
  ariaDescribedBy?: string
}

function controlProps(meta: FieldMetadata, { ariaDescribedBy }: Described) {
  const { id, name, errors, errorId, required } = meta
  return {
    id,
    name,
    required: required || undefined,
    'aria-invalid': errors ? true : undefined,
    'aria-describedby': [errors && errorId, ariaDescribedBy].filter(Boolean).join(' ') || undefined,
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

export function getInputProps(
  meta: FieldMetadata,
  { type, ...described }: Described & { type: InputHTMLAttributes<HTMLInputElement>['type'] },
) {
  const { initialValue } = meta
  const valueProps =
    type === 'checkbox'
      ? { value: 'on', defaultChecked: initialValue === 'on' }
      : { defaultValue: textOf(initialValue) }
  return { ...controlProps(meta, described), type, ...valueProps }
}

export function getTextProps(meta: FieldMetadata, described: Described = {}) {
  return { ...controlProps(meta, described), defaultValue: textOf(meta.initialValue) }
}
