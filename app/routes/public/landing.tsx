import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { termNotes } from '#app/content/term-notes.server.ts'
import { sampleReading } from '#app/features/analysis/sample-reading.server.ts'
import { SampleReport } from '#app/features/analysis/sample-report.tsx'
import { LotFoundFigure } from '#app/features/lots/lot-found.tsx'
import { preferred } from '#app/http/gate/context.server.ts'
import { publicHeaders, publicPage } from '#app/http/pages/public-page.server.ts'
import { currentLanguage, inDigits } from '#app/language/current.ts'
import { languages } from '#app/language/language.ts'
import { linked } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { classNames } from '#app/ui/base/class-names.ts'
import { Icon } from '#app/ui/base/icons.tsx'
import { controlWords } from '#app/ui/base/messages.ts'
import { Notice } from '#app/ui/base/notice.tsx'
import { term } from '#app/ui/base/term.tsx'
import { Hero } from '#app/ui/landing/hero.tsx'
import { ALSO_HERE, landingWords } from '#app/ui/landing/messages.ts'
import { FramingNotice } from '#app/ui/page/framing-notice.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'

export const meta: MetaFunction = () => pageTitle(landingWords.title, landingWords.description)

export const headers = publicHeaders

export function loader({ context, request }: LoaderFunctionArgs) {
  const suggested = preferred(request.headers.get('Accept-Language'))
  const { databaseKey, google } = context.services.settings
  return publicPage(
    { context },
    {
      suggested,
      encrypted: databaseKey !== undefined,
      google: google !== undefined,
      sample: sampleReading(),
      termNotes: termNotes(),
    },
    'Cookie, Accept-Language',
  )
}

const steps = (google: boolean): [title: string, text: ReactNode][] => {
  const words = landingWords.how
  return [
    [words.login, words.loginWith(google)],
    [words.birth, words.birthText],
    [words.analysis, words.analysisText(term('house'), term('lot'))],
    [words.guidance, words.guidanceText],
  ]
}

export default function Landing() {
  const { suggested, encrypted, google, sample, termNotes } = useLoaderData<typeof loader>()
  const { how, found, different } = landingWords
  return (
    <>
      {suggested === 'en' || currentLanguage() !== 'en' ? null : <Suggestion of={suggested} />}
      <Hero />
      <Section className="pt-8 pb-0 sm:pt-12 sm:pb-0">
        <div className="max-w-3xl max-sm:text-sm">
          <FramingNotice />
        </div>
      </Section>

      <Section id="how-it-works" eyebrow={how.eyebrow} title={how.title}>
        <ol className="mt-5 grid gap-x-8 gap-y-4 sm:mt-8 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4">
          {steps(google).map(([title, text], index) => (
            <li
              key={title}
              className="max-sm:grid max-sm:grid-cols-[2.25rem_1fr] sm:border-t sm:border-gilt sm:pt-4"
            >
              <span aria-hidden="true" className="text-3xl text-gold max-sm:row-span-2 max-sm:text-2xl">
                {inDigits(index + 1)}
              </span>
              <h3 className="text-lg font-[560] sm:mt-2">{title}</h3>
              <p className="text-faded max-sm:text-sm sm:mt-1">{text}</p>
            </li>
          ))}
        </ol>
        <Notice variant="warning" title={how.exactTime} className="mt-6 max-w-3xl max-sm:text-sm sm:mt-12">
          <p>{how.whyExact(term('rising-sign'), linked(paths.birthTimeHelp))}</p>
        </Notice>
      </Section>

      <Section
        id="how-the-lot-is-found"
        eyebrow={found.eyebrow}
        title={found.title}
        lead={`${found.lead} ${sample.of}`}
        className="pt-0 sm:pt-0"
      >
        <div className="mt-5 sm:mt-10">
          <LotFoundFigure found={sample.found} whose="the" />
        </div>
      </Section>

      <Section
        id="sample-analysis"
        eyebrow={landingWords.sample.eyebrow}
        title={landingWords.sample.title}
        lead={landingWords.sample.lead}
        className="bg-wash"
      >
        <SampleReport sample={sample} termNotes={termNotes} />
        <div className="actions mt-6 sm:mt-8">
          <ButtonLink href={paths.dashboard}>{landingWords.sample.getFull}</ButtonLink>
        </div>
      </Section>

      <Section id="why-different" eyebrow={different.eyebrow} title={different.title}>
        <dl className="mt-5 grid gap-x-12 gap-y-4 sm:mt-8 sm:gap-y-8 md:grid-cols-2">
          <Pledge title={different.precise}>{different.preciseText}</Pledge>
          <Pledge title={different.reasons}>{different.reasonsText}</Pledge>
          <Pledge title={different.islamic}>{different.islamicText}</Pledge>
          <Pledge title={different.evidence}>{different.evidenceText(linked(paths.evidence))}</Pledge>
          <Pledge title={different.anonymous}>{different.anonymousText}</Pledge>
          {encrypted ? (
            <Pledge title={different.encrypted}>{different.encryptedText(linked(paths.privacy))}</Pledge>
          ) : null}
          <Pledge title={different.deletion}>{different.deletionText(linked(paths.deleteMyData))}</Pledge>
        </dl>
      </Section>

      <Community google={google} />
    </>
  )
}

/** One line, in the typeface of the reader, to somebody who may not read the page. */
function Suggestion({ of }: { of: keyof typeof ALSO_HERE }) {
  const { direction, prefix } = languages[of]
  return (
    <p lang={of} dir={direction} className="px-5 py-2 text-center font-[system-ui,sans-serif] text-base">
      <a href={prefix} hrefLang={of}>
        {ALSO_HERE[of]}
      </a>
    </p>
  )
}

function Community({ google }: { google: boolean }) {
  const { channelUrl, figures } = useRouteLoaderData<typeof rootLoader>('root') ?? {}
  const words = landingWords.community
  return (
    <Section eyebrow={words.eyebrow} title={words.title} lead={words.lead} className="bg-wash">
      <div className="mt-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 sm:mt-8">
        {figures?.stories || figures?.lives ? (
          <dl className="flex flex-wrap gap-x-14 gap-y-6">
            <Figure value={figures.stories} label={words.stories} />
            <Figure value={figures.lives} label={words.lives} />
          </dl>
        ) : null}
        <div className="actions">
          <ButtonLink href={paths.sendStory} variant="secondary">
            {words.share}
          </ButtonLink>
          <ButtonLink href={paths.privacy} variant="secondary">
            {words.privacy}
          </ButtonLink>
          {channelUrl ? (
            <ButtonLink href={channelUrl} variant="secondary" target="_blank" rel="noreferrer">
              {words.channel}
              <Icon name="external" className="size-4" />
              <span className="sr-only">{controlWords.newTab}</span>
            </ButtonLink>
          ) : null}
        </div>
      </div>
      <h2 className="title-face mt-8 border-t border-gilt pt-6 text-xl sm:mt-12 sm:pt-8 sm:text-2xl">
        {words.start}
      </h2>
      <p className="mt-2 max-w-measure text-faded sm:text-lg">{words.decide}</p>
      <div className="actions mt-5">
        <ButtonLink href={paths.dashboard}>{words.getNow}</ButtonLink>
        {google ? (
          <ButtonLink href={paths.dashboard} variant="secondary">
            {words.withGoogle}
          </ButtonLink>
        ) : null}
      </div>
    </Section>
  )
}

interface SectionProps {
  id?: string
  eyebrow?: string
  title?: string
  lead?: string
  className?: string
  children: ReactNode
}

function Section({ id, eyebrow, title, lead, className, children }: SectionProps) {
  return (
    <section id={id} className={classNames('py-8 sm:py-20', className)}>
      <div className="mx-auto max-w-page px-5 sm:px-8">
        {eyebrow ? <p className="rubric">{eyebrow}</p> : null}
        {title ? <h2 className="title-face mt-1 text-xl sm:text-3xl">{title}</h2> : null}
        {lead ? <p className="mt-3 max-w-measure text-faded sm:text-lg">{lead}</p> : null}
        {children}
      </div>
    </section>
  )
}

function Pledge({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-s border-gilt ps-4 sm:ps-5">
      <dt className="font-[560] sm:text-lg">{title}</dt>
      <dd className="text-faded max-sm:text-sm sm:mt-1">{children}</dd>
    </div>
  )
}

function Figure({ value, label }: { value: string; label: string }) {
  if (!value) return null
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-faded">{label}</dt>
      <dd className="text-4xl text-gold">{inDigits(value)}</dd>
    </div>
  )
}
