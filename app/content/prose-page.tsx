import { Fragment, type ReactNode } from 'react'
import { currentLanguage } from '#app/language/current.ts'
import { Isolated } from '#app/language/page-language.tsx'
import { ContentsList } from '#app/ui/page/contents-list.tsx'
import { PageBody, PageHeader, Prose } from '#app/ui/page/page.tsx'
import { TextPage } from '#app/ui/page/text-page.tsx'
import type { ContentPage } from './pages.ts'
import { PARTS, Slots, type SlotValues } from './parts.tsx'

/** A page whose text is a file in `content`. */
export function ProsePage({ page, slots }: { page: ContentPage; slots: SlotValues }) {
  const Layout = LAYOUTS[page.layout]
  return (
    <Slots.Provider value={slots}>
      <Layout {...page} lead={<Isolated>{page.lead}</Isolated>} />
    </Slots.Provider>
  )
}

type Shown = Omit<ContentPage, 'lead'> & { lead: ReactNode }

const LAYOUTS = { sections: Sections, plain: Plain, glossary: Glossary }

function Sections({ title, lead, sections }: Shown) {
  const bodies = sections.map(({ id, heading, body }) => ({ id: id!, heading, body: body(PARTS) }))
  return <TextPage title={title} lead={lead} sections={bodies} />
}

function Plain({ title, lead, sections }: Shown) {
  return (
    <PageBody>
      <PageHeader title={title} lead={lead} />
      <Prose>
        {sections.map(({ id, heading, body }) => (
          <Fragment key={heading}>
            <h2 id={id ?? undefined}>
              <Isolated>{heading}</Isolated>
            </h2>
            {body(PARTS)}
          </Fragment>
        ))}
      </Prose>
    </PageBody>
  )
}

function Glossary({ title, lead, sections, foot }: Shown) {
  return (
    <PageBody>
      <PageHeader title={title} lead={lead} />
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <ContentsList long sections={sections.map(({ id, heading }) => ({ id: id!, heading }))} />
        <div className="min-w-0">
          <dl className="glossary">
            {sections.map(({ id, heading, arabic, latin, body }) => (
              <div key={id} id={id!}>
                <dt>
                  <Isolated>{heading}</Isolated>
                  {arabic && latin ? (
                    <span className="glossary-arabic">
                      {arabic === heading ? null : <bdi lang="ar">{arabic}</bdi>}{' '}
                      {currentLanguage() === 'ar' ? null : <span lang="ar-Latn">{latin}</span>}
                    </span>
                  ) : null}
                </dt>
                <dd>{body(PARTS)}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-8 max-w-measure text-faded">{foot?.(PARTS)}</div>
        </div>
      </div>
    </PageBody>
  )
}
