/** Looks like a link but sends a form, because the audit log records each export. */
export function ExportCsv({ action }: { action: string }) {
  return (
    <form method="post" action={action}>
      <button type="submit" className="min-h-6 cursor-pointer text-lapis underline underline-offset-4">
        Export as CSV
      </button>
    </form>
  )
}
