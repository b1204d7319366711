import { Form } from 'react-router-dom'
import { isSecondClick } from '#app/ui/base/button.tsx'
import { classNames } from '#app/ui/base/class-names.ts'
import { Icon } from '#app/ui/base/icons.tsx'
import { controlWords } from '#app/ui/base/messages.ts'
import type { Toast } from './toast.ts'
import { toastIcon } from './toast-look.ts'

/** A toast as a message at the top of the page, for pages without JavaScript. */
export function ToastMessage({ toast }: { toast: Toast }) {
  const bad = toast.variant === 'destructive'
  return (
    <div
      role={bad ? 'alert' : 'status'}
      className={classNames(
        'border-b px-5 py-4 sm:px-8',
        bad ? 'border-rubric bg-rubric-wash' : 'border-verdigris bg-verdigris-wash',
      )}
    >
      <div className="mx-auto flex max-w-page gap-3">
        <Icon
          name={toastIcon(toast.variant)}
          className={classNames('mt-0.5 size-6 shrink-0', bad ? 'text-rubric' : 'text-verdigris')}
        />
        <div>
          <p className="font-semibold">{toast.title}</p>
          {toast.description ? <p>{toast.description}</p> : null}
          {toast.undo ? <UndoForm undo={toast.undo} /> : null}
        </div>
      </div>
    </div>
  )
}

/** Keeps the scroll position of the page. A second press sends nothing. */
export function UndoForm({ undo: { action, fields } }: { undo: NonNullable<Toast['undo']> }) {
  return (
    <Form method="post" action={action} preventScrollReset className="mt-1">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        onClick={(event) => {
          if (isSecondClick(event)) event.preventDefault()
        }}
        className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-lapis underline underline-offset-4"
      >
        {controlWords.undo}
      </button>
    </Form>
  )
}
