import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Book } from '#app/features/notes/book-view.tsx'
import { readBook } from '#app/features/notes/note-book.server.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { DownloadForm } from '#app/ui/form/download-form.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import type { PageHandle } from '#app/ui/page/page-handle.ts'

export const handle: PageHandle = { hydrate: true }
export const meta: MetaFunction = () => pageTitle('My Book')

export const loader = pageLoader(readBook, ({ request }) =>
  Object.fromEntries(new URL(request.url).searchParams),
)

export default function MyBook() {
  const book = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title="My Book"
        lead="Your reflections. Nobody but you can read them."
        actions={
          <>
            <ButtonLink href={paths.writeNote}>Write a note</ButtonLink>
            <ButtonLink href={paths.myYears} variant="secondary">
              Look back on your years
            </ButtonLink>
          </>
        }
      />
      <Book book={book} />
      {book.hasReport && book.total > 0 ? (
        <div className="mt-10 max-w-measure border-t border-gilt pt-5 text-faded print:hidden">
          <p>This PDF report includes all your notes. The usual report does not.</p>
          <div className="sm:-ms-5">
            <DownloadForm action={`${paths.pdfReport}?notes=yes`} variant="quiet">
              Your report with all your notes (PDF)
            </DownloadForm>
          </div>
        </div>
      ) : null}
    </>
  )
}
