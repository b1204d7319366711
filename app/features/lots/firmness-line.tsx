import { Isolated } from '#app/language/page-language.tsx'
import { Icon } from '#app/ui/base/icons.tsx'
import { birthTimeWords as words } from './birth-time-messages.ts'

interface FirmnessLineProps {
  line: { firm: boolean; text: string }
  /** The page with all details. */
  href?: string
}

/** One line below a reading: how sensitive the lot is to the birth time. */
export function FirmnessLine({ line: { firm, text }, href }: FirmnessLineProps) {
  return (
    <p className="flex max-w-measure gap-2.5">
      <Icon
        name={firm ? 'check' : 'warning'}
        className={firm ? 'mt-0.5 size-6 shrink-0 text-verdigris' : 'mt-0.5 size-6 shrink-0 text-rubric'}
      />
      <span>
        <Isolated>{text}</Isolated> {href ? <a href={href}>{words.matters}</a> : null}
      </span>
    </p>
  )
}
