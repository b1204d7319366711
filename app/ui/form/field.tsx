import {
  type HTMLInputTypeAttribute,
  type InputHTMLAttributes,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { inDigits } from '#app/language/current.ts'
import { classNames } from '#app/ui/base/class-names.ts'
import { controlWords } from '#app/ui/base/messages.ts'
import { useHydrated } from '#app/ui/base/use-hydrated.ts'
import { togglePassword } from './show-password.ts'

/** Classes of the label of a required field. */
export const REQUIRED = 'required'

/** What a field reads of conform's metadata, or of `serverCheckedForm`. */
export interface FieldMeta extends Messages {
  id: string
  key?: string | undefined
  name: string
  formId: string
  required?: boolean | undefined
  initialValue?: unknown
}

export interface CommonProps {
  meta: FieldMeta
  label: ReactNode
  hint?: ReactNode
  /** Marks the label. The server checks that the field is filled in, so that its message is the one shown. */
  required?: boolean
}

interface LabelledProps extends Omit<CommonProps, 'meta'> {
  meta: Messages & { id: string }
  children: ReactNode
}

interface Messages {
  errors?: string[] | undefined
  errorId: string
  descriptionId: string
}

/**
 * What the control of a field needs, and its messages. conform makes the whole field again for each value that is read, so
 * each is read once, and its `getInputProps`, which reads twenty, is not used.
 */
function readField(meta: FieldMeta, hint: ReactNode) {
  const { id, name, formId, errors, errorId, required } = meta
  const descriptionId = hint ? meta.descriptionId : ''
  return {
    initial: meta.initialValue,
    messages: { id, errors, errorId, descriptionId },
    props: {
      id,
      name,
      form: formId,
      required: required || undefined,
      'aria-invalid': errors ? (true as const) : undefined,
      'aria-describedby': classNames(errors ? errorId : null, descriptionId) || undefined,
    },
  }
}

const textOf = (initial: unknown) => (typeof initial === 'string' ? initial : undefined)

/**
 * The hint and the errors of one field. The element with the error's id is always there, so that other elements can
 * refer to it.
 */
export function FieldMessages({ meta, hint }: { meta: Messages; hint?: ReactNode }) {
  return (
    <>
      {hint ? (
        <p id={meta.descriptionId} className="field-hint">
          {hint}
        </p>
      ) : null}
      <div id={meta.errorId} className="field-errors">
        {meta.errors?.map((error) => (
          <p key={error}>
            <span className="sr-only">{controlWords.error}</span>
            {error}
          </p>
        ))}
      </div>
    </>
  )
}

/** A control with its label above it, and its hint and errors below. */
function Labelled({ meta, label, hint, required, children }: LabelledProps) {
  return (
    <div className="field">
      <label htmlFor={meta.id} className={required ? REQUIRED : undefined}>
        {label}
      </label>
      {children}
      <FieldMessages meta={meta} hint={hint} />
    </div>
  )
}

type InputType = Exclude<HTMLInputTypeAttribute, 'checkbox' | 'radio'>

interface FieldProps extends CommonProps {
  input?: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { type: InputType }
}

/** Label, hint, input and errors. The typed value comes back with the errors, from the last result of the form. */
export function Field({ meta, label, hint, required, input = { type: 'text' } }: FieldProps) {
  const { type, ...attributes } = input
  const { props, initial, messages } = readField(meta, hint)
  // With an undefined `defaultValue` React empties a date that is half typed, each time that it renders the field.
  const first = typeof initial === 'string' ? { defaultValue: initial } : {}
  const control = <input {...props} type={type} {...first} {...attributes} aria-required={required} />
  return (
    <Labelled meta={messages} label={label} hint={hint} required={required}>
      {type === 'password' ? (
        <div className="password">
          {control}
          <ShowPassword />
        </div>
      ) : (
        control
      )}
    </Labelled>
  )
}

/** A password that the person has, or a new one. */
export function PasswordField({
  isNew = false,
  required = true,
  ...common
}: CommonProps & { isNew?: boolean }) {
  const autoComplete = isNew ? 'new-password' : 'current-password'
  return <Field {...common} required={required} input={{ type: 'password', autoComplete }} />
}

/** Stands in the field, and needs a script, without which it is hidden. */
function ShowPassword() {
  return (
    <button
      type="button"
      hidden={!useHydrated()}
      data-shows-password=""
      aria-pressed="false"
      onClick={({ currentTarget }) => togglePassword(currentTarget)}
    >
      {controlWords.showPassword.before}
      <span className="sr-only">{controlWords.showPassword.hidden}</span>
    </button>
  )
}

interface TextAreaFieldProps extends CommonProps {
  rows?: number
  /** Shows 'N/1000 characters'; with JavaScript, the number changes while one types. */
  counter?: number
}

export function TextAreaField({ meta, label, hint, required, rows = 6, counter }: TextAreaFieldProps) {
  const { props, initial, messages } = readField(meta, hint)
  const text = textOf(initial)
  const [length, setLength] = useState(text?.length ?? 0)
  const box = useRef<HTMLTextAreaElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another first text shows in a box that was emptied.
  useEffect(() => {
    const { current } = box
    if (!current) return
    // React receives no event for text that was typed before hydration or restored by the browser.
    setLength(current.value.length)
    const empty = () => setLength(current.defaultValue.length)
    current.form?.addEventListener('reset', empty)
    return () => current.form?.removeEventListener('reset', empty)
  }, [text])
  const counterId = `${props.id}-count`
  return (
    <Labelled meta={messages} label={label} hint={hint} required={required}>
      <textarea
        ref={box}
        {...props}
        defaultValue={text}
        dir="auto"
        rows={rows}
        aria-required={required}
        aria-describedby={classNames(props['aria-describedby'], counter ? counterId : null) || undefined}
        onInput={counter ? (event) => setLength(event.currentTarget.value.length) : undefined}
      />
      {counter ? (
        <p
          id={counterId}
          className={classNames('field-hint tabular-nums', length > counter && 'text-rubric')}
        >
          {inDigits(length)}
          {controlWords.ofCharacters(counter)}
        </p>
      ) : null}
    </Labelled>
  )
}

interface Choice {
  value: string
  label: ReactNode
  hint?: ReactNode
}

interface SelectFieldProps extends CommonProps {
  options: readonly (Choice & { label: string })[]
  /** The empty choice at the top. */
  placeholder?: string
}

export function SelectField({ meta, label, hint, required, options, placeholder }: SelectFieldProps) {
  const { props, initial, messages } = readField(meta, hint)
  return (
    <Labelled meta={messages} label={label} hint={hint} required={required}>
      <select {...props} defaultValue={textOf(initial)} aria-required={required}>
        {placeholder !== undefined ? <option value="">{placeholder}</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

/** A checkbox, or a control that takes its place. */
export function CheckboxField({ meta, label, hint, control }: CommonProps & { control?: ReactElement }) {
  return (
    <div className="field">
      <label htmlFor={meta.id} className="choice">
        {control ?? <input {...checkboxProps(meta, hint)} />}
        <span>{label}</span>
      </label>
      <FieldMessages meta={meta} hint={hint} />
    </div>
  )
}

export function checkboxProps(meta: FieldMeta, hint: ReactNode) {
  const { props, initial } = readField(meta, hint)
  return { ...props, type: 'checkbox', value: 'on', defaultChecked: initial === 'on' } as const
}

/** A choice among a few options. The fieldset has the field's id, so that an error summary can link to it. */
export function RadioGroupField({
  meta,
  label,
  hint,
  required,
  options,
}: CommonProps & { options: readonly Choice[] }) {
  const { props, initial, messages } = readField(meta, hint)
  return (
    <fieldset id={props.id} tabIndex={-1} className="field" aria-describedby={props['aria-describedby']}>
      <legend className={required ? REQUIRED : undefined}>{label}</legend>
      {options.map((option, index) => (
        <label key={option.value} className="choice">
          <input
            type="radio"
            name={props.name}
            value={option.value}
            id={`${props.id}-${index + 1}`}
            defaultChecked={initial === option.value}
            aria-invalid={props['aria-invalid']}
          />
          <span>
            {option.label}
            {option.hint ? <span className="block text-sm text-faded">{option.hint}</span> : null}
          </span>
        </label>
      ))}
      <FieldMessages meta={messages} hint={hint} />
    </fieldset>
  )
}
