import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { BOOKS, catalogue, findWorks, PASSAGE_IDS, quoted, type Reference } from '#app/books/index.ts'
import { publicHeaders, publicPage } from '#app/http/pages/public-page.server.ts'
import { currentLanguage } from '#app/language/current.ts'
import { Isolated, linked, PageLink } from '#app/language/page-language.tsx'
import { bookPath, passagePath, paths } from '#app/paths.ts'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { PageBody, PageHeader, PRODUCT, Prose, pageTitle } from '#app/ui/page/page.tsx'
import { Citation, englishMark } from '#app/ui/quote/passage-quote.tsx'
import { booksWords as words } from './books-messages.ts'

export const meta: MetaFunction = () => pageTitle(words.title, words.description)
export const headers = publicHeaders

export const loader = (args: LoaderFunctionArgs) =>
  publicPage(args, {
    count: PASSAGE_IDS.length,
    books: BOOKS.map((book) => {
      const { author, lived, title, usedFor } = words.works[findWorks(book)[0]!.id]
      const quoted = PASSAGE_IDS.filter((id) => id.startsWith(`${book}.`)).length
      return { book, author, lived, title, usedFor, quoted }
    }),
    references: words.references(),
    topics: catalogue().map(({ groups, ...entry }) => ({
      ...entry,
      groups: groups.map(({ title, passages }) => ({
        title,
        passages: passages.map(quoted).map(({ id, language, original, claim, citation }) => {
          const isRead = currentLanguage() === 'ar' && language === 'ar'
          return { id, isRead, rule: isRead ? words.beginning(original) : claim, citation }
        }),
      })),
    })),
  })

export default function Books() {
  const { count, books, references, topics } = useLoaderData<typeof loader>()
  const inEnglish = englishMark()
  return (
    <PageBody>
      <PageHeader title={words.title} lead={words.lead(PRODUCT, count)} />
      <div className="max-w-measure space-y-10">
        <About />
        <section aria-labelledby="quoted">
          <h2 id="quoted" className="text-2xl">
            {words.quoted}
          </h2>
          <div className="mt-5 space-y-6">
            {books.map(({ book, author, lived, title, usedFor, quoted }) => (
              <section key={book} aria-labelledby={`book-${book}`}>
                <h3 id={`book-${book}`} className="text-xl">
                  <PageLink href={bookPath(book)}>{author}</PageLink>
                </h3>
                <p>
                  <cite>{title}</cite>
                  {words.lived(lived)}
                  {`${words.passages(quoted)}.`}
                </p>
                <p className="text-faded">{usedFor}</p>
              </section>
            ))}
          </div>
        </section>
        <div>
          <Closed title={words.cited}>
            <Cited references={references} />
          </Closed>
          {topics.map(({ topic, title, lead, groups }) => (
            <Closed
              key={topic}
              title={title}
              count={words.passages(groups.reduce((sum, { passages }) => sum + passages.length, 0))}
            >
              <p className="text-faded">{lead}</p>
              {groups.map((group) => (
                <div key={group.title ?? topic} className="mt-7">
                  {group.title ? <h3 className="rubric">{group.title}</h3> : null}
                  <ul>
                    {group.passages.map(({ id, isRead, rule, citation }) => (
                      <li
                        key={id}
                        id={id}
                        className="-mx-3 scroll-mt-6 rounded border-b border-rule px-3 py-2 target:bg-wash"
                      >
                        <span {...(isRead ? {} : inEnglish)} className={inEnglish.lang && 'block'}>
                          {rule}
                        </span>{' '}
                        <PageLink href={passagePath(id)} className="inline-flex min-h-8 items-center text-sm">
                          <Citation>{citation}</Citation>
                        </PageLink>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </Closed>
          ))}
        </div>
      </div>
    </PageBody>
  )
}

/** A section that opens on a press, because all of them together are a book. */
function Closed({ title, count, children }: { title: string; count?: string; children: ReactNode }) {
  return (
    <Disclosure
      size="block"
      className="border-t border-rule"
      summary={
        <h2 className="text-lg">
          {title}
          {count ? <span className="ms-3 text-sm font-normal text-faded">{count}</span> : null}
        </h2>
      }
    >
      {children}
    </Disclosure>
  )
}

function About() {
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="text-2xl">
        {words.about}
      </h2>
      <Prose className="mt-3">
        <p>{words.fourParts}</p>
        <p>{words.ours}</p>
        <p>{words.believed(linked(paths.masters))}</p>
      </Prose>
    </section>
  )
}

function Cited({ references }: { references: readonly Reference[] }) {
  return (
    <>
      <p>{words.onlyCited}</p>
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
                    <Isolated>{words.place(place, about, readIn)}</Isolated>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
