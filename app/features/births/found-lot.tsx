import type { ReactNode } from 'react'
import { HouseName } from '#app/features/lots/house-name.tsx'
import { LotFoundFigure } from '#app/features/lots/lot-found.tsx'
import { houseText } from '#app/features/lots/lot-messages.ts'
import { lotPath } from '#app/features/lots/lot-pages.ts'
import { dateWithWeekday } from '#app/format.ts'
import { offsetText } from '#app/geo/offset-text.ts'
import { placeText } from '#app/geo/place-text.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { currentLanguage } from '#app/language/current.ts'
import { Isolated, PageLink } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { Fact } from '#app/ui/base/fact.tsx'
import { PlanetGlyph } from '#app/ui/base/glyphs.tsx'
import { Term, term } from '#app/ui/base/term.tsx'
import { dmText } from '#app/ui/chart/degree-text.ts'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { PlateFigure } from '#app/ui/plate/plate-figure.tsx'
import { FromHijri, FromPrayer, NearbyTimes } from './birth-check.tsx'
import { CarriedForm } from './carried-form.tsx'
import type { FoundLot } from './find-lot.server.ts'
import { foundLotWords as words } from './found-lot-messages.ts'

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
      <FoundLotHead found={found} typed={typed}>
        <p className="gift">{found.gift}</p>
        <p className="text-lg">{found.headline}</p>
        <p>
          <PageLink href={lotPath(found.door.sign, found.door.place)}>{words.readDoor}</PageLink>
        </p>
        <CarriedForm to={paths.register} carried={carried}>
          {words.keep}
        </CarriedForm>
        <p className="text-sm text-faded">{words.needsAccount}</p>
      </FoundLotHead>

      <section aria-labelledby="counted" className="mt-14">
        <h2 id="counted" className="text-2xl">
          {words.counted}
        </h2>
        <p className="mt-3 mb-8 max-w-measure">
          {words.formula(term('rising-sign')(words.ascendant))}
          {found.found.isDayBirth ? words.byDay : words.byNight}
        </p>
        <LotFoundFigure found={found.found} whose="your" />
      </section>

      <div className="mt-14 grid items-start gap-5 lg:grid-cols-2">
        <NearbyTimes
          birthTime={found.birth.birthTime}
          toleranceMinutes={found.toleranceMinutes}
          nearbyTimes={found.nearbyTimes}
        />
        <Card title={words.checkChart}>
          <Disclosure summary={words.copyPositions} size="block">
            <textarea
              readOnly
              aria-label={words.positions}
              dir="ltr"
              lang="en"
              defaultValue={found.positions}
              rows={16}
              className="w-full overflow-x-auto font-mono text-sm whitespace-pre"
            />
          </Disclosure>
          <div className="actions">
            <FileForm to={paths.foundWheel} typed={typed}>
              {words.wheelFile}
            </FileForm>
            <FileForm to={paths.foundChart} typed={typed}>
              {words.chartFile}
            </FileForm>
          </div>
        </Card>
      </div>
    </>
  )
}

/** The sky of the birth, the lot with what it says, and then what it was counted from. */
function FoundLotHead({
  found: { birth, lot, ruler, houseSystem, found, plate, window },
  typed,
  children,
}: Pick<FoundLotProps, 'found' | 'typed'> & { children: ReactNode }) {
  const isArabic = currentLanguage() === 'ar'
  return (
    <section
      aria-labelledby="lot-title"
      className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]"
    >
      <div className="max-md:mx-auto max-md:w-full max-md:max-w-80">
        <PlateFigure view={plate} />
      </div>
      <div className="min-w-0 max-w-measure space-y-4">
        <div>
          <p className="text-faded">
            <Term id="part-of-fortune">{words.partOfFortune}</Term>
            {isArabic ? null : (
              <>
                , <span lang="ar-Latn">sahm al-saʿāda</span>
              </>
            )}
          </p>
          <h1 id="lot-title" className="mt-1 text-2xl">
            {words.signInHouse(astroWords.signs[lot.sign], <HouseName key="house" of={lot} />)}
          </h1>
        </div>
        {children}
      </div>
      <div className="border-t border-t-rule pt-4 md:col-span-full">
        <p className="text-faded">
          {words.birthLine(
            <time key="date" dateTime={birth.dateOfBirth}>
              {dateWithWeekday(birth.dateOfBirth)}
            </time>,
            birth.birthTime,
            <Isolated key="offset">{offsetText(birth.offsetSeconds)}</Isolated>,
            <bdi key="place" className="wrap-anywhere">
              {placeText(birth)}
            </bdi>,
          )}
        </p>
        <FromHijri typed={typed.hijriDate} />
        <FromPrayer typed={typed} window={window} />
        {birth.clockNotes.map((note) => (
          <p key={note} className="mt-1 text-sm text-faded">
            {note}
          </p>
        ))}
        <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-6 gap-y-3 [&_dt]:text-sm [&_dt]:text-faded">
          <Fact name={words.position}>
            {astroWords.place(dmText(lot.degree), astroWords.signs[lot.sign])}
          </Fact>
          <Fact name={<Term id="ruler">{words.ruler}</Term>} className="flex items-start gap-2">
            <PlanetGlyph planet={ruler.planet} className="mt-0.5 size-5 shrink-0 text-gilt" />
            {words.rulerIn(astroWords.points[ruler.planet], astroWords.signs[ruler.sign], houseText(ruler))}
          </Fact>
          <Fact name={<Term id="sect">{words.sect}</Term>}>
            {found.isDayBirth ? words.dayBirth : words.nightBirth}
          </Fact>
          <Fact name={words.houses}>{astroWords.houseSystems[houseSystem]}</Fact>
        </dl>
      </div>
    </section>
  )
}

/** A button that downloads a file. It sends the birth in the form, so that no address contains it. */
function FileForm({ to, typed, children }: { to: string; typed: FoundLotProps['typed']; children: string }) {
  return (
    <PostForm reloadDocument action={to} hidden={typed}>
      <Button variant="secondary">
        {/* A button is a flex box, which would take the space before each isolated part. */}
        <span>
          <Isolated>{children}</Isolated>
        </span>
      </Button>
    </PostForm>
  )
}
