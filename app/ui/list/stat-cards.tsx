import type { ReactNode } from 'react'
import { numberText } from '#app/format.ts'
import { OwnLink } from '#app/language/page-language.tsx'
import { classNames } from '#app/ui/base/class-names.ts'

interface Stat {
  label: string
  value: ReactNode
  /** Its meaning, in a few words. */
  hint?: ReactNode
  href?: string
  /** Something waits for the administrator, so the figure is marked. */
  waiting?: boolean
  /** The card takes a complete line. */
  wide?: boolean
}

/** A row of figures at the top of a screen. */
export function StatCards({ stats, label }: { stats: readonly Stat[]; label: string }) {
  return (
    <dl
      aria-label={label}
      className="mb-8 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-4 max-sm:mb-4 max-sm:gap-2 sm:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))]"
    >
      {stats.map(({ label: name, value, hint, href, waiting, wide }) => (
        <div
          key={name}
          className={classNames(
            'relative flex flex-col rounded-lg border border-rule bg-leaf px-5 py-4 max-sm:px-3 max-sm:py-2',
            wide && 'col-span-full',
          )}
        >
          <dt className="text-sm text-faded">
            {href ? (
              <OwnLink href={href} className="text-inherit after:absolute after:inset-0 after:rounded-lg">
                {name}
              </OwnLink>
            ) : (
              name
            )}
          </dt>
          <dd
            className={classNames(
              'mt-1 text-2xl tabular-nums max-sm:mt-0 max-sm:text-lg',
              waiting && 'text-rubric',
            )}
          >
            {typeof value === 'number' ? numberText(value) : value}
            {hint ? <span className="block text-sm text-faded max-sm:sr-only">{hint}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
