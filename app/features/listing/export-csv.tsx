import { RemoteForm } from '#app/ui/form/remote-form.tsx'

/** Looks like a link but sends a form, because the audit log records each export. */
export function ExportCsv({ list }: { list: string }) {
  return (
    <RemoteForm action={`${list}.csv`}>
      <button type="submit" className="min-h-6 cursor-pointer text-lapis underline underline-offset-4">
        Export as CSV
      </button>
    </RemoteForm>
  )
}
