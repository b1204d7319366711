import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BOOKS, catalogue, PASSAGE_IDS, REFERENCES, toCitation, worksOf } from '#app/books/index.ts'
import { publicHeaders, publicPage } from '#app/http/pages/public-page.server.ts'
import { bookPath, passagePath, paths } from '#app/paths.ts'
import { ContentsList } from '#app/ui/page/contents-list.tsx'
import { PageBody, PageHeader, PRODUCT, Prose, pageTitle } from '#app/ui/page/page.tsx'

export const meta: MetaFunction = () =>
  pageTitle(
    'The Books',
    'The old books behind the readings: authors, editions and dates, and every passage that is quoted.',
  )
export const headers = publicHeaders

export const loader = (args: LoaderFunctionArgs) =>
  publicPage(args, {
    count: PASSAGE_IDS.length,
    books: BOOKS.map((book) => {
      const { author, lived, title, usedFor } = worksOf(book)[0]!
      const quoted = PASSAGE_IDS.filter((id) => id.startsWith(`${book}.`)).length
      return { book, author, lived, title, usedFor, quoted }
    }),
    references: REFERENCES,
    topics: catalogue().map(({ groups, ...entry }) => ({
      ...entry,
      groups: groups.map(({ title, passages }) => ({
        title,
        passages: passages.map((passage) => ({
          id: passage.id,
          claim: passage.claim,
          citation: toCitation(passage),
        })),
      })),
    })),
  })

export default function Books() {
  const { count, books, references, topics } = useLoaderData<typeof loader>()
  const sections = [
    { id: 'about', heading: 'How to use this page' },
    { id: 'quoted', heading: 'Books that we quote' },
    { id: 'cited', heading: 'Books that we only cite' },
    ...topics.map(({ topic, title }) => ({ id: topic, heading: title })),
  ]
  return (
    <PageBody>
      <PageHeader
        title="The Books"
        lead={`An analysis in ${PRODUCT} gives its reasons, and most of them come from an old book. Here are the books, with the ${count} passages that we quote.`}
      />
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <ContentsList sections={sections} long />
        <div className="min-w-0 space-y-14">
          <About />
          <section aria-labelledby="quoted">
            <h2 id="quoted" className="text-2xl">
              Books that we quote
            </h2>
            <div className="mt-5 space-y-6">
              {books.map(({ book, author, lived, title, usedFor, quoted }) => (
                <section key={book} aria-labelledby={`book-${book}`}>
                  <h3 id={`book-${book}`} className="text-xl">
                    <a href={bookPath(book)}>{author}</a>
                  </h3>
                  <p>
                    <cite>{title}</cite>, {lived}. {quoted} passages.
                  </p>
                  <p className="text-faded">{usedFor}</p>
                </section>
              ))}
            </div>
          </section>
          <section aria-labelledby="cited">
            <h2 id="cited" className="text-2xl">
              Books that we only cite
            </h2>
            <Prose className="mt-3">
              <p>
                Some rules come from authors of whom we have no text that we may show. For these we name book
                and chapter and quote nothing. Where we have read the place, its edition is named here. The
                other places are those in common use, and we have not checked them.
              </p>
            </Prose>
            <dl className="facts mt-4">
              {references.map(({ author, lived, title, places }) => (
                <div key={author}>
                  <dt>
                    {author}
                    <br />
                    <span className="text-sm">{lived}</span>
                  </dt>
                  <dd>
                    <cite>{title}</cite>
                    <ul className="mt-1 text-sm text-faded">
                      {places.map(({ place, about, readIn }) => (
                        <li key={place}>
                          {place}: {about}
                          {readIn ? `; read in ${readIn}` : null}
                        </li>
                      ))}
                    </ul>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
          {topics.map(({ topic, title, lead, groups }) => (
            <section key={topic} aria-labelledby={topic}>
              <h2 id={topic} className="text-2xl">
                {title}
              </h2>
              <p className="mt-2 max-w-measure text-faded">{lead}</p>
              {groups.map((group) => (
                <div key={group.title ?? topic} className="mt-7">
                  {group.title ? <h3 className="rubric">{group.title}</h3> : null}
                  <ul>
                    {group.passages.map(({ id, claim, citation }) => (
                      <li
                        key={id}
                        id={id}
                        className="-mx-3 scroll-mt-6 rounded border-b border-rule px-3 py-2 target:bg-wash"
                      >
                        {claim}{' '}
                        <a href={passagePath(id)} className="inline-flex min-h-8 items-center text-sm">
                          {citation}
                        </a>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </section>
          ))}
        </div>
      </div>
    </PageBody>
  )
}

function About() {
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="text-2xl">
        How to use this page
      </h2>
      <Prose className="mt-3">
        <p>
          Each passage has four parts: the rule that we take from it, in one sentence of ours; the place in
          the edition, by page and, for al-Qabisi, by line; the author’s own words; and our plain English.
          Where a reading names a passage, its link leads to the place on the page of the book.
        </p>
        <p>
          The English is ours. It keeps close to the words, with round brackets around what we add. It is not
          the translation of any edition. Where the text is doubtful, or where the authors disagree, a note
          says so.
        </p>
        <p>
          These books say what people believed about the sky. A quotation shows where a rule comes from; it
          does not show that the rule is true. See also <a href={paths.masters}>Charts in the Old Books</a>,
          where their own charts are calculated again.
        </p>
      </Prose>
    </section>
  )
}
