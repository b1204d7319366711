import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeVariant = 'neutral' | 'gold' | 'good' | 'bad'

const variants: Record<BadgeVariant, string> = {
  neutral: 'border-edge text-faded',
  gold: 'border-gilt text-gold',
  good: 'border-verdigris bg-verdigris-wash text-verdigris',
  bad: 'border-rubric bg-rubric-wash text-rubric',
}

export function Badge({ variant = 'neutral', children }: { variant?: BadgeVariant; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
        variants[variant],
      )}
    >
      {children}
    </span>
  )
}
