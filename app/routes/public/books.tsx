import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import {
  catalogue,
  PASSAGE_IDS,
  type QuotedPassage,
  quoted,
  REFERENCES,
  WORKS,
  type Work,
} from '#app/books/index.ts'
import { publicHeaders, publicPage } from '#app/http/pages/public-page.server.ts'
import { paths } from '#app/paths.ts'
import { ContentsList } from '#app/ui/page/contents-list.tsx'
import { PageBody, PageHeader, PRODUCT, Prose, pageTitle } from '#app/ui/page/page.tsx'
import { PassageWords } from '#app/ui/quote/passage-quote.tsx'

export const meta: MetaFunction = () =>
  pageTitle(
    'The Books',
    'The old books behind the readings: authors, editions and dates, and every passage that is quoted.',
  )
export const headers = publicHeaders

export const loader = (args: LoaderFunctionArgs) =>
  publicPage(args, {
    count: PASSAGE_IDS.length,
    works: Object.values(WORKS),
    references: REFERENCES,
    topics: catalogue().map(({ groups, ...entry }) => ({
      ...entry,
      groups: groups.map(({ title, passages }) => ({ title, passages: passages.map(quoted) })),
    })),
  })

const LANGUAGES: Record<Work['language'], string> = {
  ar: 'Arabic',
  la: 'Latin',
  en: 'English of 1647',
  grc: 'Greek',
}

export default function Books() {
  const { count, works, references, topics } = useLoaderData<typeof loader>()
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
              {works.map((work) => (
                <WorkEntry key={work.id} work={work} />
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
          Where a reading names a passage, its link leads to the place on this page.
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

function WorkEntry({ work }: { work: Work }) {
  const facts = [
    ['Lived', work.lived],
    ['Edition', work.edition],
    ['Language', LANGUAGES[work.language]],
    ['Used for', work.usedFor],
  ] as const
  return (
    <section aria-labelledby={`work-${work.id}`} className="rounded-lg border border-rule bg-leaf p-5 sm:p-7">
      <h3 id={`work-${work.id}`} className="text-xl">
        {work.author}
      </h3>
      <p className="mt-1">
        <cite>{work.title}</cite>
      </p>
      <dl className="facts mt-3">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>Text and licence</dt>
          <dd>
            {work.text.url ? <a href={work.text.url}>{work.text.name}</a> : work.text.name}.{' '}
            {work.licence.url ? <a href={work.licence.url}>{work.licence.name}</a> : work.licence.name}.
          </dd>
        </div>
      </dl>
    </section>
  )
}

function PassageEntry({ passage, level }: { passage: QuotedPassage; level: 3 | 4 }) {
  const Heading = level === 3 ? 'h3' : 'h4'
  return (
    <article
      id={passage.id}
      aria-labelledby={`${passage.id}.rule`}
      className="-mx-3 scroll-mt-6 rounded border-b border-rule px-3 py-5 target:bg-wash print:break-inside-avoid"
    >
      <Heading id={`${passage.id}.rule`} className="text-lg">
        {passage.claim}
      </Heading>
      <p className="mt-1 mb-3 text-sm">
        <a href={`#${passage.id}`} className="inline-flex min-h-8 items-center">
          {passage.citation}
        </a>
      </p>
      <PassageWords passage={passage} />
    </article>
  )
}
