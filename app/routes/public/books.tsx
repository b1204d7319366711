import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BOOKS, catalogue, PASSAGE_IDS, type Reference, toCitation, worksOf } from '#app/books/index.ts'
import { publicHeaders, publicPage } from '#app/http/pages/public-page.server.ts'
import { Isolated, PageLink } from '#app/language/page-language.tsx'
import { bookPath, passagePath, paths } from '#app/paths.ts'
import { ContentsList } from '#app/ui/page/contents-list.tsx'
import { PageBody, PageHeader, PRODUCT, Prose, pageTitle } from '#app/ui/page/page.tsx'
import { englishMark } from '#app/ui/quote/passage-quote.tsx'
import { booksWords as words } from './books-messages.ts'

export const meta: MetaFunction = () => pageTitle(words.title, words.description)
export const headers = publicHeaders

export const loader = (args: LoaderFunctionArgs) =>
  publicPage(args, {
    count: PASSAGE_IDS.length,
    books: BOOKS.map((book) => {
      const { author, lived, title, usedFor } = words.works[worksOf(book)[0]!.id]
      const quoted = PASSAGE_IDS.filter((id) => id.startsWith(`${book}.`)).length
      return { book, author, lived, title, usedFor, quoted }
    }),
    references: words.references(),
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
  const inEnglish = englishMark()
  const sections = [
    { id: 'about', heading: words.about },
    { id: 'quoted', heading: words.quoted },
    { id: 'cited', heading: words.cited },
    ...topics.map(({ topic, title }) => ({ id: topic, heading: title })),
  ]
  return (
    <PageBody>
      <PageHeader title={words.title} lead={words.lead(PRODUCT, count)} />
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <ContentsList sections={sections} long />
        <div className="min-w-0 space-y-14">
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
                    {words.passages(quoted)}
                  </p>
                  <p className="text-faded">{usedFor}</p>
                </section>
              ))}
            </div>
          </section>
          <Cited references={references} />
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
                        <span {...inEnglish}>{claim}</span>{' '}
                        <PageLink
                          href={passagePath(id)}
                          className="inline-flex min-h-8 items-center text-sm"
                          {...inEnglish}
                        >
                          {citation}
                        </PageLink>
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
        {words.about}
      </h2>
      <Prose className="mt-3">
        <p>{words.fourParts}</p>
        <p>{words.ours}</p>
        <p>
          {words.believed((text) => (
            <PageLink key="masters" href={paths.masters}>
              {text}
            </PageLink>
          ))}
        </p>
      </Prose>
    </section>
  )
}

function Cited({ references }: { references: readonly Reference[] }) {
  return (
    <section aria-labelledby="cited">
      <h2 id="cited" className="text-2xl">
        {words.cited}
      </h2>
      <Prose className="mt-3">
        <p>{words.onlyCited}</p>
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
                    <Isolated>{words.place(place, about, readIn)}</Isolated>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
