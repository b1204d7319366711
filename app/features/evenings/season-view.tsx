import { longDate } from '#app/format.ts'
import { Isolated } from '#app/language/page-language.tsx'
import { bookletPath, eveningPath, paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { BeginForm } from './begin-form.tsx'
import { EveningMailCard } from './evening-mail-card.tsx'
import { eveningWords as words } from './evening-messages.ts'
import type { EveningsView, SeasonView } from './evenings.server.ts'

/** The season that goes on: the evening to read, all its evenings, and what can be done with it. */
export function Season({ season }: { season: SeasonView }) {
  const { id, openThrough, read, zone, isPaused, isComplete } = season
  return (
    <>
      {isPaused ? (
        <Notice title={words.paused} className="mb-8">
          <p>{words.pausedText}</p>
        </Notice>
      ) : null}
      {isComplete ? (
        <Notice variant="success" title={words.complete} className="mb-8">
          <p>{words.completeText}</p>
        </Notice>
      ) : null}
      <section aria-label={words.evening(openThrough)} className="jadwal bg-leaf p-5 sm:p-7">
        <p className="text-xl">{words.ofDays(openThrough, season.days)}</p>
        <p className="text-faded">{words.read(read)}</p>
        <div className="actions mt-4">
          <ButtonLink href={eveningPath(openThrough)}>{words.tonight}</ButtonLink>
          {isComplete ? (
            <ButtonLink href={bookletPath(id)} variant="secondary">
              {words.booklet}
            </ButtonLink>
          ) : null}
        </div>
        <p className="mt-3 text-sm text-faded">
          <Isolated>{words.dayByZone(zone)}</Isolated>
        </p>
      </section>
      <Evenings season={season} />
      <div className="actions mt-8 print:hidden">
        {isComplete ? null : (
          <PostForm hidden={{ form: isPaused ? 'resume' : 'pause' }}>
            <Button variant="secondary">{isPaused ? words.resume : words.pause}</Button>
          </PostForm>
        )}
      </div>
      {isComplete && !season.mail ? null : <EveningMailCard key={season.mail?.hour} season={season} />}
      {isComplete || isPaused ? null : (
        <p className="mt-4 print:hidden">
          <a href={paths.eveningsCalendar} download className="inline-flex min-h-11 items-center">
            {words.calendar}
          </a>
        </p>
      )}
      {isComplete ? (
        <Card title={words.beginAgain} className="mt-8">
          <BeginForm label={words.beginAgain} />
        </Card>
      ) : (
        <Disclosure summary={words.finish} className="mt-4 print:hidden">
          <p>{words.finishAsks}</p>
          <PostForm hidden={{ form: 'finish' }} className="mt-3">
            <Button variant="secondary">{words.finish}</Button>
          </PostForm>
        </Disclosure>
      )}
    </>
  )
}

function Evenings({ season: { evenings } }: { season: SeasonView }) {
  return (
    <section aria-labelledby="evenings-title" className="mt-10">
      <h2 id="evenings-title" className="text-xl">
        {words.evenings}
      </h2>
      <ol className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-5">
        {evenings.map(({ number, isOpen, isRead, answers }) => (
          <li key={number} className="border-b border-rule">
            {isOpen ? (
              <a href={eveningPath(number)} className="flex min-h-11 flex-col justify-center py-1.5">
                {words.evening(number)}
                {isRead ? (
                  <span className="text-sm text-faded">{answers > 0 ? words.answered : words.isRead}</span>
                ) : null}
              </a>
            ) : (
              <span className="flex min-h-11 items-center text-faded">{words.evening(number)}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The seasons that have ended. */
export function Shelf({ past }: Pick<EveningsView, 'past'>) {
  if (past.length === 0) return null
  return (
    <section aria-labelledby="shelf-title" className="mt-10">
      <h2 id="shelf-title" className="text-xl">
        {words.shelf}
      </h2>
      <ul className="mt-3 divide-y divide-rule">
        {past.map(({ id, startedOn, finishedOn, read }) => (
          <li key={id} className="py-3">
            <a href={bookletPath(id)} className="inline-flex min-h-11 items-center text-lg">
              <span>
                <Isolated>{words.seasonFrom(longDate(startedOn), longDate(finishedOn))}</Isolated>
              </span>
            </a>
            <p className="text-sm text-faded">{words.read(read)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
