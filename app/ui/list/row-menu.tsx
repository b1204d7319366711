import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '#app/ui/base/icons.tsx'
import { latePart } from '#app/ui/base/late-part.ts'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { useIsCovered } from './dialog-host.tsx'
import type { RowAction } from './drop-menu.tsx'

interface RowMenuProps {
  label: string
  actions: readonly RowAction[]
}

const useDropMenu = latePart(() => import('./drop-menu.tsx'))

/**
 * The actions of a row, behind one button. It is the browser's `details` element until the code of the menu is loaded,
 * which happens after the page, and not while a dialog is over the list.
 */
export function RowMenu({ label, actions }: RowMenuProps) {
  const Menu = useDropMenu(!useIsCovered())
  const box = useRef<HTMLDetailsElement>(null)
  if (Menu) {
    // What the person has opened or focused by then stays so: in this render the element is still on the page.
    const isOpen = box.current?.open ?? false
    const hasFocus = box.current?.contains(document.activeElement) ?? false
    return <Menu label={label} actions={actions} isOpenAtFirst={isOpen} hasFocusAtFirst={hasFocus} />
  }
  return (
    <details ref={box} name="row-menu" className="row-menu">
      <summary aria-label={label} className="row-menu-button">
        <Icon name="more" className="size-5" />
      </summary>
      <ul className="row-menu-list">
        {actions.map((entry) => (
          <li key={entry.label}>
            <PlainAction entry={entry} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function PlainAction({ entry }: { entry: RowAction }) {
  const look = { className: 'row-menu-entry', 'data-danger': entry.danger }
  if ('to' in entry) {
    return (
      <Link to={entry.to} preventScrollReset {...look}>
        {entry.label}
      </Link>
    )
  }
  return (
    <PostForm action={entry.action} hidden={entry.fields} preventScrollReset>
      <button type="submit" {...look}>
        {entry.label}
      </button>
    </PostForm>
  )
}
