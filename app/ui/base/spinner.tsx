import { classNames } from './class-names.ts'

interface SpinnerProps {
  /** Said to those who do not see it. */
  label: string
  className?: string
}

/** An arc on its way round; still, with its label, where motion is not wanted. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span className={classNames('inline-flex', className)} role="status">
      <svg
        viewBox="0 0 24 24"
        className="size-5 motion-safe:animate-spin"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="9" strokeWidth="2" opacity=".3" />
        <path d="M12 3a9 9 0 0 1 9 9" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      <span className="sr-only">{label}</span>
    </span>
  )
}
