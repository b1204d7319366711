import { Fragment, type ReactNode } from 'react'
import { Isolated } from '#app/language/page-language.tsx'
import { ContentsList } from './contents-list.tsx'
import { PageBody, PageHeader, Prose } from './page.tsx'

interface TextSection {
  /** The fragment of a link to the section. */
  id: string
  heading: string
  body: ReactNode
}

interface TextPageProps {
  title: string
  lead?: ReactNode
  back?: { href: string; label: string }
  sections: readonly TextSection[]
}

/** A page of text: its title, what it is about, a list of its sections, and the sections. */
export function TextPage({ title, lead, back, sections }: TextPageProps) {
  return (
    <PageBody>
      <PageHeader title={title} lead={lead} {...(back ? { back } : {})} />
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <ContentsList sections={sections} />
        <Prose className="min-w-0">
          {sections.map(({ id, heading, body }, index) => (
            <Fragment key={id}>
              <h2 id={id} className={index === 0 ? 'mt-0!' : undefined}>
                <Isolated>{heading}</Isolated>
              </h2>
              {body}
            </Fragment>
          ))}
        </Prose>
      </div>
    </PageBody>
  )
}
