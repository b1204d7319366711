import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { term } from '#app/ui/base/term.tsx'
import { landingWords } from './messages.ts'

/** A night sky, in the light theme too. `tools/art/draw-astrolabe.ts` computes the instrument. */
export function Hero() {
  const words = landingWords
  return (
    <section className="sky relative overflow-hidden bg-vellum text-ink">
      <div className="mx-auto grid max-w-page items-center gap-x-10 px-5 sm:px-8 lg:min-h-[40rem] lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)]">
        <div className="relative z-10 pt-10 pb-7 sm:pt-20 sm:pb-10 lg:py-20">
          <p className="rubric">{words.eyebrow}</p>
          <h1 className="title-face mt-3 text-4xl">{words.title}</h1>
          <p className="mt-5 max-w-[34rem] sm:text-lg">
            {words.what(
              term('part-of-fortune'),
              <span key="latin" lang="ar-Latn" className="whitespace-nowrap">
                sahm al-saʿāda
              </span>,
              <bdi key="arabic" lang="ar" className="font-lot">
                سهم السعادة
              </bdi>,
            )}
          </p>
          <p className="mt-3 max-w-[34rem] text-faded sm:text-lg">{words.enter}</p>
          <div className="actions mt-6 sm:mt-8">
            <ButtonLink href={paths.login}>{words.start}</ButtonLink>
            <ButtonLink href={paths.findYourLot} variant="secondary">
              {words.findLot}
            </ButtonLink>
            <ButtonLink href="#sample-analysis" variant="quiet">
              {words.seeSample}
            </ButtonLink>
          </div>
        </div>
        <img
          src="/art/astrolabe.svg"
          width={1000}
          height={1000}
          alt=""
          className="mx-auto -mb-[52%] w-full max-w-xl sm:-mb-[38%] lg:m-0 lg:-me-[22%] lg:w-[122%] lg:max-w-none"
        />
      </div>
    </section>
  )
}
