import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { sampleReading } from '#app/features/analysis/sample-reading.server.ts'
import { SampleReport } from '#app/features/analysis/sample-report.tsx'
import { LotFoundFigure } from '#app/features/lots/lot-found.tsx'
import { publicHeaders, publicPage } from '#app/http/pages/public-page.server.ts'
import { paths } from '#app/paths.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { classNames } from '#app/ui/base/class-names.ts'
import { Icon } from '#app/ui/base/icons.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { Term } from '#app/ui/base/term.tsx'
import { Hero } from '#app/ui/landing/hero.tsx'
import { FramingNotice } from '#app/ui/page/framing-notice.tsx'
import { pageTitle } from '#app/ui/page/page.tsx'

export const meta: MetaFunction = () =>
  pageTitle(
    'Your Part of Fortune, with its reasons',
    'Enter your birth date, time and place and read a Part of Fortune analysis in which every sentence says why it stands there.',
  )

export const headers = publicHeaders

export function loader({ context }: LoaderFunctionArgs) {
  const { databaseKey, google } = context.services.settings
  return publicPage(
    { context },
    { encrypted: databaseKey !== undefined, google: google !== undefined, sample: sampleReading() },
  )
}

const steps = (google: boolean): [title: string, text: ReactNode][] => [
  [
    'Secure login',
    `${google ? 'With Google, or with an' : 'An'} email address and a password, kept only as a hash. You can use any name. It does not have to be your own.`,
  ],
  [
    'Birth details',
    'The date, the time on the clock and the place. We use the history of the time zone to find the exact moment.',
  ],
  [
    'Reasoned analysis',
    <>
      Planets, <Term id="house">houses</Term> and the <Term id="lot">lot</Term> are calculated, and written
      rules turn them into text. No language model makes anything up.
    </>,
  ],
  [
    'Spiritual guidance',
    'Patience, gratitude, trust: verses to reflect on, and small steps to take this week.',
  ],
]

export default function Landing() {
  const { encrypted, google, sample } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero />
      <Section className="pt-8 pb-0 sm:pt-12 sm:pb-0">
        <div className="max-w-3xl max-sm:text-sm">
          <FramingNotice />
        </div>
      </Section>

      <Section id="how-it-works" eyebrow="How It Works" title="Four steps, a few minutes">
        <ol className="mt-5 grid gap-x-8 gap-y-4 sm:mt-8 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4">
          {steps(google).map(([title, text], index) => (
            <li
              key={title}
              className="max-sm:grid max-sm:grid-cols-[2.25rem_1fr] sm:border-t sm:border-gilt sm:pt-4"
            >
              <span aria-hidden="true" className="text-3xl text-gold max-sm:row-span-2 max-sm:text-2xl">
                {index + 1}
              </span>
              <h3 className="text-lg font-[560] sm:mt-2">{title}</h3>
              <p className="text-faded max-sm:text-sm sm:mt-1">{text}</p>
            </li>
          ))}
        </ol>
        <Notice
          variant="warning"
          title="An exact birth time is required"
          className="mt-6 max-w-3xl max-sm:text-sm sm:mt-12"
        >
          <p>
            Without the hour and minute the houses cannot be calculated correctly: the degree of the{' '}
            <Term id="rising-sign">rising sign</Term> changes about every four minutes.{' '}
            <a href={paths.birthTimeHelp}>Where to find your exact time</a>
          </p>
        </Notice>
      </Section>

      <Section
        id="how-the-lot-is-found"
        eyebrow="The Part of Fortune"
        title="How the lot is found"
        lead={`The distance from the Sun to the Moon, measured from the Ascendant. ${sample.of}`}
        className="pt-0 sm:pt-0"
      >
        <div className="mt-5 sm:mt-10">
          <LotFoundFigure found={sample.found} whose="the" />
        </div>
      </Section>

      <Section
        id="sample-analysis"
        eyebrow="Sample Analysis"
        title="What an analysis looks like"
        lead="How it begins, and four of its parts, shortened."
        className="bg-wash"
      >
        <SampleReport sample={sample} />
        <div className="actions mt-6 sm:mt-8">
          <ButtonLink href={paths.dashboard}>Get Your Full Analysis</ButtonLink>
        </div>
      </Section>

      <Section id="why-different" eyebrow="Why We're Different" title="You can check what you read">
        <dl className="mt-5 grid gap-x-12 gap-y-4 sm:mt-8 sm:gap-y-8 md:grid-cols-2">
          <Pledge title="Precise calculations">
            Our program is compared with 150 charts of the Swiss Ephemeris, the usual reference. Clock times
            follow the full history of each time zone.
          </Pledge>
          <Pledge title="Every sentence carries its reason">
            The placement in the chart, the rule, and the book that the rule comes from. Where no book says
            it, we say so.
          </Pledge>
          <Pledge title="Islamic wisdom, set apart">
            The Qur’an is quoted verbatim, whole ayahs with their reference. No verse is used to say something
            about a chart.
          </Pledge>
          <Pledge title="Anonymous analysis">
            Your account is known by a random number (a UUID). You do not need to give your real name.
          </Pledge>
          {encrypted ? (
            <Pledge title="Secure data, encrypted">
              The whole file of the database is encrypted on the disk. Nothing is sold, and nothing is passed
              on except as the <a href={paths.privacy}>Privacy Policy</a> says.
            </Pledge>
          ) : null}
          <Pledge title="Delete My Data, at any time">
            You can delete your account and everything in it yourself.{' '}
            <a href={paths.deleteMyData}>How it works</a>
          </Pledge>
        </dl>
      </Section>

      <Community google={google} />
    </>
  )
}

function Community({ google }: { google: boolean }) {
  const { channelUrl, figures } = useRouteLoaderData<typeof rootLoader>('root') ?? {}
  return (
    <Section
      eyebrow="Community"
      title="Stories that people share"
      lead="An administrator reads each story before anyone else sees it. It appears without a name or under a pseudonym, unless its author wants the name shown."
      className="bg-wash"
    >
      <div className="mt-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 sm:mt-8">
        {figures?.stories || figures?.lives ? (
          <dl className="flex flex-wrap gap-x-14 gap-y-6">
            <Figure value={figures.stories} label="real stories" />
            <Figure value={figures.lives} label="lives changed" />
          </dl>
        ) : null}
        <div className="actions">
          <ButtonLink href={paths.sendStory} variant="secondary">
            Share Your Story
          </ButtonLink>
          <ButtonLink href={paths.privacy} variant="secondary">
            Read Privacy Policy
          </ButtonLink>
          {channelUrl ? (
            <ButtonLink href={channelUrl} variant="secondary" target="_blank" rel="noreferrer">
              Watch our YouTube channel
              <Icon name="external" className="size-4" />
              <span className="sr-only">(opens in a new tab)</span>
            </ButtonLink>
          ) : null}
        </div>
      </div>
      <h2 className="mt-8 border-t border-gilt pt-6 text-xl sm:mt-12 sm:pt-8 sm:text-2xl">
        Start your analysis
      </h2>
      <p className="mt-2 max-w-measure text-faded sm:text-lg">
        Use what you read to think about yourself. You decide what it means to you.
      </p>
      <div className="actions mt-5">
        <ButtonLink href={paths.dashboard}>Get Your Analysis Now</ButtonLink>
        {google ? (
          <ButtonLink href={paths.dashboard} variant="secondary">
            Begin Your Analysis with Google
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
        {title ? <h2 className="mt-1 text-xl sm:text-3xl">{title}</h2> : null}
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
      <dd className="text-4xl text-gold">{value}</dd>
    </div>
  )
}
