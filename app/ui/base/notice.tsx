import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icons.tsx'

type NoticeVariant = 'info' | 'warning' | 'success'

const variants: Record<NoticeVariant, { box: string; icon: IconName; mark: string }> = {
  info: { box: 'border-lapis bg-wash', icon: 'info', mark: 'text-lapis' },
  warning: { box: 'border-rubric bg-rubric-wash', icon: 'warning', mark: 'text-rubric' },
  success: { box: 'border-verdigris bg-verdigris-wash', icon: 'check', mark: 'text-verdigris' },
}

interface NoticeProps {
  variant?: NoticeVariant
  title?: ReactNode
  /** 'status' for the result of an action. */
  role?: 'status' | 'alert' | 'note'
  className?: string
  children?: ReactNode
}

/** Text that stands apart: a warning, an explanation, good news. */
export function Notice({ variant = 'info', title, role, className, children }: NoticeProps) {
  const { box, icon, mark } = variants[variant]
  return (
    <div role={role} className={classNames('flex gap-3 rounded border-s-4 px-4 py-3.5', box, className)}>
      <Icon name={icon} className={classNames('mt-0.5 size-6 shrink-0', mark)} />
      <div className="min-w-0 max-w-measure space-y-1.5">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
    </div>
  )
}
