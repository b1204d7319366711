import { HOUSE_SYSTEM_NAMES } from '#app/astro/types.ts'
import { HouseName } from '#app/features/lots/house-name.tsx'
import { LotFoundFigure } from '#app/features/lots/lot-found.tsx'
import { houseText } from '#app/features/lots/lot-messages.ts'
import { dateWithWeekday } from '#app/format.ts'
import { offsetText } from '#app/geo/offset-text.ts'
import { placeText } from '#app/geo/place-text.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { PlanetGlyph, SignGlyph } from '#app/ui/base/glyphs.tsx'
import { Term } from '#app/ui/base/term.tsx'
import { dmText } from '#app/ui/chart/degree-text.ts'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { NearbyTimes } from './birth-check.tsx'
import { CarriedForm } from './carried-form.tsx'
import type { FoundLot } from './find-lot.server.ts'

type Shown = Omit<FoundLot, 'chart'>

interface FoundLotProps {
  found: Shown
  /** The form's values. */
  typed: Readonly<Record<string, string>>
  /** The same, signed. */
  carried: string
}

/** The answer to a visitor: the lot, the beginning of its reading, how it was counted, and what the minute changes. */
export function FoundLotView({ found, typed, carried }: FoundLotProps) {
  return (
    <>
      <FoundLotHead found={found} />
      <div className="mt-8 max-w-measure space-y-4">
        <p className="text-xl">{found.headline}</p>
        <p className="text-lg">{found.sentences}</p>
      </div>
      <div className="mt-6">
        <CarriedForm to={paths.register} carried={carried}>
          Keep it and read all seven parts
        </CarriedForm>
        <p className="mt-2 text-sm text-faded">
          You need an account for that. You do not type the birth again.
        </p>
      </div>

      <section aria-labelledby="counted" className="mt-14">
        <h2 id="counted" className="text-2xl">
          How it was counted
        </h2>
        <p className="mt-3 mb-8 max-w-measure">
          By day: <Term id="rising-sign">Ascendant</Term> + Moon − Sun. By night the Sun and the Moon change
          places.{' '}
          {found.found.isDayBirth
            ? 'This is a birth by day.'
            : 'This is a birth by night: Ascendant + Sun − Moon.'}
        </p>
        <LotFoundFigure found={found.found} whose="your" />
      </section>

      <div className="mt-14 grid items-start gap-5 lg:grid-cols-2">
        <NearbyTimes
          birthTime={found.birth.birthTime}
          toleranceMinutes={found.toleranceMinutes}
          nearbyTimes={found.nearbyTimes}
        />
        <Card title="Check the chart">
          <Disclosure summary="Copy positions as text" size="block">
            <textarea
              readOnly
              aria-label="Positions as text"
              defaultValue={found.positions}
              rows={16}
              className="w-full overflow-x-auto font-mono text-sm whitespace-pre"
            />
          </Disclosure>
          <div className="actions">
            <FileForm to={paths.foundWheel} typed={typed}>
              Wheel as SVG
            </FileForm>
            <FileForm to={paths.foundChart} typed={typed}>
              Chart as JSON
            </FileForm>
          </div>
        </Card>
      </div>
    </>
  )
}

/** The lot at a glance, over a night sky. */
function FoundLotHead({ found: { birth, lot, ruler, houseSystem, found } }: { found: Shown }) {
  return (
    <section
      aria-labelledby="lot-title"
      className="sky flex flex-col gap-6 rounded-lg border border-rule bg-vellum p-6 text-ink sm:flex-row sm:items-center sm:gap-10 sm:p-9"
    >
      <div className="grid size-32 shrink-0 place-items-center self-center rounded-full border border-gilt outline outline-offset-4 outline-rule sm:size-40">
        <SignGlyph sign={lot.sign} className="size-18 text-gilt sm:size-24" />
      </div>
      <div className="min-w-0 grow">
        <p className="text-faded">
          <Term id="part-of-fortune">Part of Fortune</Term>, <span lang="ar-Latn">sahm al-saʿāda</span>
        </p>
        <h1 id="lot-title" className="mt-1 text-2xl">
          {lot.sign} in the <HouseName of={lot} />
        </h1>
        <p className="mt-2 text-faded">
          <time dateTime={birth.dateOfBirth}>{dateWithWeekday(birth.dateOfBirth)}</time>, {birth.birthTime} (
          {offsetText(birth.offsetSeconds)}), <bdi className="wrap-anywhere">{placeText(birth)}</bdi>
        </p>
        <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-6 gap-y-3 [&_dt]:text-sm [&_dt]:text-faded">
          <div>
            <dt>Position</dt>
            <dd>
              {dmText(lot.degree)} {lot.sign}
            </dd>
          </div>
          <div>
            <dt>
              <Term id="ruler">Ruler</Term>
            </dt>
            <dd className="flex items-start gap-2">
              <PlanetGlyph planet={ruler.planet} className="mt-0.5 size-5 shrink-0 text-gilt" />
              {ruler.planet} in {ruler.sign}, {houseText(ruler)}
            </dd>
          </div>
          <div>
            <dt>
              <Term id="sect">Sect</Term>
            </dt>
            <dd>{found.isDayBirth ? 'Day birth' : 'Night birth'}</dd>
          </div>
          <div>
            <dt>Houses</dt>
            <dd>{HOUSE_SYSTEM_NAMES[houseSystem]}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}

/** A button that downloads a file. It sends the birth in the form, so that no address contains it. */
function FileForm({ to, typed, children }: { to: string; typed: FoundLotProps['typed']; children: string }) {
  return (
    <PostForm reloadDocument action={to} hidden={typed}>
      <Button variant="secondary">{children}</Button>
    </PostForm>
  )
}
