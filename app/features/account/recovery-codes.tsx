/** Shown once, to be printed or written down. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <ul className="grid max-w-md grid-cols-1 gap-x-8 gap-y-1 rounded border border-rule bg-wash px-5 py-4 tabular-nums sm:grid-cols-2">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
  )
}
