import { useSubmit } from '@remix-run/react'
import * as DropdownMenu from 'radix-ui/dropdown-menu'
import { Link } from 'react-router-dom'
import { Icon } from '#app/ui/base/icons.tsx'
import { Tip } from '#app/ui/base/tip.tsx'
import { useCarriedFields } from '#app/ui/form/post-form.tsx'

/** An entry of a menu: a link, or a form with hidden fields. */
export type RowAction = { label: string; danger?: boolean } & (
  | { to: string }
  | { action: string; fields: Readonly<Record<string, string>> }
)

interface DropMenuProps {
  label: string
  actions: readonly RowAction[]
  isOpenAtFirst: boolean
  hasFocusAtFirst: boolean
}

/** The menu of a row with React. It is not modal, so that the page behind it can be scrolled and pressed. */
export default function DropMenu({ label, actions, isOpenAtFirst, hasFocusAtFirst }: DropMenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={isOpenAtFirst}>
      <Tip text={label}>
        <DropdownMenu.Trigger aria-label={label} autoFocus={hasFocusAtFirst} className="row-menu-button">
          <Icon name="more" className="size-5" />
        </DropdownMenu.Trigger>
      </Tip>
      <DropdownMenu.Portal container={document.getElementById('content')}>
        <DropdownMenu.Content align="end" collisionPadding={8} className="row-menu-list">
          {actions.map((entry) => (
            <MenuAction key={entry.label} entry={entry} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function MenuAction({ entry }: { entry: RowAction }) {
  const submit = useSubmit()
  const carried = useCarriedFields()
  const look = { className: 'row-menu-entry', 'data-danger': entry.danger }
  if ('to' in entry) {
    return (
      <DropdownMenu.Item asChild {...look}>
        <Link to={entry.to} preventScrollReset>
          {entry.label}
        </Link>
      </DropdownMenu.Item>
    )
  }
  const { action, fields, label } = entry
  return (
    // The entry leaves the page before a form around it could be sent.
    <DropdownMenu.Item
      {...look}
      onSelect={() => submit({ ...carried, ...fields }, { method: 'post', action, preventScrollReset: true })}
    >
      {label}
    </DropdownMenu.Item>
  )
}
