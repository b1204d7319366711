import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Book } from '#app/features/notes/book-view.tsx'
import { readBook } from '#app/features/notes/note-book.server.ts'
import { noteWords as words } from '#app/features/notes/notes-messages.ts'
import { pageLoader } from '#app/http/pages/page.server.ts'
import { Isolated } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { DownloadForm } from '#app/ui/form/download-form.tsx'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'

export const meta: MetaFunction = () => pageTitle(words.myBook)

export const loader = pageLoader(readBook, ({ request }) =>
  Object.fromEntries(new URL(request.url).searchParams),
)

export default function MyBook() {
  const book = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title={words.myBook}
        lead={words.lead}
        actions={
          <>
            <ButtonLink href={paths.writeNote}>{words.write}</ButtonLink>
            <ButtonLink href={paths.myYears} variant="secondary">
              {words.lookBack}
            </ButtonLink>
          </>
        }
      />
      <Book book={book} />
      {book.hasReport && book.total > 0 ? (
        <div className="mt-10 max-w-measure border-t border-gilt pt-5 text-faded print:hidden">
          <p>
            <Isolated>{book.reportYears.length > 0 ? words.reportInParts : words.reportHasNotes}</Isolated>
          </p>
          <div className="sm:-ms-5">
            {book.reportYears.length > 0 ? (
              book.reportYears.map((year) => (
                <DownloadForm
                  key={year}
                  action={`${paths.pdfReport}?notes=${year}`}
                  variant="quiet"
                  label={words.reportOfYear(year)}
                />
              ))
            ) : (
              <DownloadForm
                action={`${paths.pdfReport}?notes=yes`}
                variant="quiet"
                label={words.reportWithNotes}
              />
            )}
          </div>
        </div>
      ) : null}
    </>
  )
}
