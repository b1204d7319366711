/** The small star between two lines that ends a passage. */
export function Divider({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden="true" className={`flex items-center gap-4 text-gilt ${className}`}>
      <span className="h-px grow bg-rule" />
      <svg
        viewBox="0 0 24 24"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        aria-hidden="true"
      >
        <path d="M5 5h14v14H5zM12 2.1l9.9 9.9-9.9 9.9L2.1 12z" />
      </svg>
      <span className="h-px grow bg-rule" />
    </div>
  )
}
