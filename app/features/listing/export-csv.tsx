/** Looks like a link, but sends: an export is recorded in the audit log. */
export function ExportCsv({ list }: { list: string }) {
  return (
    <form method="post" action={`${list}.csv`}>
      <button type="submit" className="min-h-6 cursor-pointer text-lapis underline underline-offset-4">
        Export as CSV
      </button>
    </form>
  )
}
