/**
 * A turning arc. It does not move for readers who prefer reduced motion.
 * @param label read out by screen readers
 */
export function Spinner({ label }: { label: string }) {
  return (
    <span className="inline-flex" role="status">
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
