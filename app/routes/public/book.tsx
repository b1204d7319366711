import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { catalogue, findWorks, type QuotedPassage, quoted } from '#app/books/index.ts'
import { publicHeaders, publicPage } from '#app/http/pages/public-page.server.ts'
import { currentLanguage } from '#app/language/current.ts'
import { pagePath } from '#app/language/language.ts'
import { paths } from '#app/paths.ts'
import { ContentsList } from '#app/ui/page/contents-list.tsx'
import { PageBody, PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { Citation, englishMark, PassageWords } from '#app/ui/quote/passage-quote.tsx'
import { booksWords as words } from './books-messages.ts'

/** One book: its edition, and every passage that is quoted from it. */
export function loader(args: LoaderFunctionArgs) {
  const book = pagePath(args.request).toLowerCase().split('/')[2]!
  return publicPage(args, {
    works: findWorks(book).map((work) => ({ ...work, ...words.works[work.id] })),
    topics: catalogue(book).map(({ groups, ...entry }) => ({
      ...entry,
      groups: groups.map(({ title, passages }) => ({ title, passages: passages.map(quoted) })),
    })),
  })
}

export const headers = publicHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const work = data?.works[0]
  return work ? pageTitle(work.author, words.everyPassage(work.author, work.title)) : []
}

export default function Book() {
  const { works, topics } = useLoaderData<typeof loader>()
  const [work] = works
  const sections = [
    { id: 'editions', heading: works.length > 1 ? words.editions : words.edition },
    ...topics.map(({ topic, title }) => ({ id: topic, heading: title })),
  ]
  return (
    <PageBody>
      <PageHeader
        title={work!.author}
        lead={<cite>{work!.title}</cite>}
        back={{ href: paths.books, label: words.title }}
      />
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <ContentsList sections={sections} long />
        <div className="min-w-0 space-y-14">
          <section aria-labelledby="editions">
            <h2 id="editions" className="text-2xl">
              {sections[0]!.heading}
            </h2>
            {works.map((each, i) => (
              <div key={each.id} className="mt-5">
                {i > 0 ? (
                  <h3 className="text-lg">
                    {each.author}: <cite>{each.title}</cite>
                  </h3>
                ) : null}
                <WorkFacts work={each} />
              </div>
            ))}
          </section>
          {topics.map(({ topic, title, groups }) => (
            <section key={topic} aria-labelledby={topic}>
              <h2 id={topic} className="text-2xl">
                {title}
              </h2>
              {groups.map((group) => (
                <div key={group.title ?? topic} className="mt-7">
                  {group.title ? <h3 className="rubric">{group.title}</h3> : null}
                  {group.passages.map((passage) => (
                    <PassageEntry key={passage.id} passage={passage} level={group.title ? 4 : 3} />
                  ))}
                </div>
              ))}
            </section>
          ))}
        </div>
      </div>
    </PageBody>
  )
}

/** Who wrote a book and when, in which edition we read it, and under which licence we quote it. */
function WorkFacts({ work }: { work: ReturnType<typeof findWorks>[number] }) {
  const facts = [
    [words.facts.lived, work.lived],
    [words.facts.edition, work.edition],
    [words.facts.language, words.languages[work.language]],
    [words.facts.usedFor, work.usedFor],
  ] as const
  return (
    <dl className="facts mt-3">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{words.facts.licence}</dt>
        <dd {...englishMark()}>
          {work.text.url ? <a href={work.text.url}>{work.text.name}</a> : work.text.name}.{' '}
          {work.licence.url ? <a href={work.licence.url}>{work.licence.name}</a> : work.licence.name}.
        </dd>
      </div>
    </dl>
  )
}

function PassageEntry({ passage, level }: { passage: QuotedPassage; level: 3 | 4 }) {
  const Heading = level === 3 ? 'h3' : 'h4'
  const citation = (
    <a href={`#${passage.id}`} className="inline-flex min-h-8 items-center">
      <Citation>{passage.citation}</Citation>
    </a>
  )
  // Rules are in English. Arabic pages have the place as the heading.
  const isArabic = currentLanguage() === 'ar'
  return (
    <article
      id={passage.id}
      aria-labelledby={`${passage.id}.rule`}
      className="-mx-3 scroll-mt-6 rounded border-b border-rule px-3 py-5 target:bg-wash print:break-inside-avoid"
    >
      <Heading id={`${passage.id}.rule`} className="text-lg">
        {isArabic ? citation : passage.claim}
      </Heading>
      {isArabic ? null : <p className="mt-1 mb-3 text-sm">{citation}</p>}
      <PassageWords passage={passage} withRule />
    </article>
  )
}
