import { Link } from 'react-router-dom'

interface DialogTabsProps {
  label: string
  tabs: readonly { name: string; to: string; current: boolean }[]
}

/** The tabs of a dialog. Each has an address: they are links, so that they work without JavaScript. */
export function DialogTabs({ label, tabs }: DialogTabsProps) {
  return (
    <nav aria-label={label} className="mb-6 border-b border-gilt">
      <ul className="flex flex-wrap sm:gap-x-1">
        {tabs.map(({ name, to, current }) => (
          <li key={name}>
            <Link
              to={to}
              preventScrollReset
              aria-current={current ? 'page' : undefined}
              className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent px-1.5 no-underline max-sm:text-sm hover:bg-wash aria-[current]:border-seal aria-[current]:font-semibold aria-[current]:text-ink sm:px-4"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
