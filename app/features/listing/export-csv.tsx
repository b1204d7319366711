/** Looks like a link, but sends: an export is told in the audit log. */
export function ExportCsv({ action }: { action: string }) {
  return (
    <form method="post" action={action}>
      <button type="submit" className="min-h-6 cursor-pointer text-lapis underline underline-offset-4">
        Export as CSV
      </button>
    </form>
  )
}
