import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { termNotes } from '#app/content/term-notes.server.ts'
import { practicesFormSchema } from '#app/features/analysis/path.schema.ts'
import { type PathView, readPath, savePractices } from '#app/features/analysis/path.server.ts'
import { pathWords as words } from '#app/features/analysis/path-messages.ts'
import { PathPhase } from '#app/features/analysis/path-phase.tsx'
import { DoneBefore, practicesId } from '#app/features/analysis/practices-form.tsx'
import { ProgressBar } from '#app/features/analysis/progress-bar.tsx'
import { NothingToRead } from '#app/features/births/birth-data-required.tsx'
import { HousesNote } from '#app/features/lots/houses-note.tsx'
import { readNotesBeside } from '#app/features/notes/notes.server.ts'
import { keptForm } from '#app/framework/unanswered.ts'
import { unlessRefused } from '#app/framework/unless-refused.ts'
import { PHASES } from '#app/guidance/index.server.ts'
import { formAction, pageLoader } from '#app/http/pages/page.server.ts'
import { performForPage, redirectWithToast } from '#app/http/pages/redirects.server.ts'
import { linked, PageLink } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { TermNotes } from '#app/ui/base/explained-text.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { listErrors } from '#app/ui/form/use-last-result.ts'
import { PageHeader, pageTitle } from '#app/ui/page/page.tsx'
import { NotesBeside } from '#app/ui/page/write-note.tsx'
import { errorToast } from '#app/ui/toast/error-toast.ts'
import { success } from '#app/ui/toast/toast.ts'

export const shouldRevalidate = unlessRefused
export const meta: MetaFunction = () => pageTitle(words.title)

const read = pageLoader(readPath)

export async function loader(args: LoaderFunctionArgs) {
  const path = await read(args)
  return { path, notes: await performForPage(readNotesBeside, args), termNotes: termNotes() }
}

export const action = formAction(savePractices, {
  schema: practicesFormSchema,
  failed: errorToast,
  done(progress, args, { phase, immediate }) {
    if (immediate) return Response.json(progress)
    const within = PHASES.find((name) => name === phase)
    return redirectWithToast(
      args,
      within ? `${paths.myPath}#${practicesId(within)}` : paths.myPath,
      success(words.progressSaved, words.practicesDone(progress.done, progress.total)),
    )
  },
})

export const clientAction = keptForm

export default function MyPath() {
  const { path, notes, termNotes } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title={words.title}
        lead={words.lead}
        back={{ href: paths.dashboard, label: words.backToDashboard }}
      />
      {'missing' in path ? (
        <NothingToRead missing={path.missing} next={paths.myPath} />
      ) : (
        <NotesBeside notes={notes}>
          <Path path={path} />
          <TermNotes notes={termNotes} />
        </NotesBeside>
      )}
    </>
  )
}

function Path({ path }: { path: PathView }) {
  const refused = listErrors(useActionData())
  return (
    <>
      {refused.length > 0 ? (
        <Notice variant="warning" role="alert" title={words.nothingSaved} className="mb-8">
          {refused.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      ) : null}
      <section id="progress" aria-label={words.progress} className="jadwal mb-12 bg-leaf p-5 sm:p-7">
        <ProgressBar progress={path.progress} label={words.practices} />
        <nav id="phases" aria-label={words.phases} className="mt-4">
          <ol className="flex flex-wrap gap-x-6">
            {path.phases.map(({ name, title, practices }) => (
              <li key={name}>
                <a href={`#${practicesId(name)}`} className="inline-flex min-h-11 items-center">
                  <span className="inline-block first-letter:uppercase">{title}</span>&nbsp;
                  {words.ofPhase(practices.filter(({ doneAt }) => doneAt).length, practices.length)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </section>
      {path.sectUncertain ? (
        <Notice title={words.twilight} className="mb-8">
          <p>{...words.twilightText(linked(`${paths.partOfFortune}#two-lots`))}</p>
        </Notice>
      ) : null}
      <HousesNote system={path.houseSystem} className="mb-8" />
      <ol>
        {path.phases.map((phase, index) => (
          <PathPhase key={phase.name} phase={phase} number={index + 1} path={path} />
        ))}
      </ol>
      {path.progress.done < path.progress.total ? (
        <p className="mt-8">
          <a href={paths.practicesCalendar} download className="inline-flex min-h-11 items-center">
            {words.calendar}
          </a>
        </p>
      ) : null}
      <DoneBefore practices={path.doneBefore} />
      <Divider className="my-10" />
      <p className="max-w-measure text-sm text-faded">
        {...words.forStudy(linked(`${paths.partOfFortune}#judgement`), linked(paths.analysis))}{' '}
        <PageLink href={paths.adab}>{words.whatItIs}</PageLink>
      </p>
    </>
  )
}

/** The small star between two lines that ends a passage. */
function Divider({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden="true" className={`flex items-center gap-4 text-gilt ${className}`}>
      <span className="h-px grow bg-rule" />
      <svg
        viewBox="0 0 24 24"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        aria-hidden="true"
      >
        <path d="M5 5h14v14H5zM12 2.1l9.9 9.9-9.9 9.9L2.1 12z" />
      </svg>
      <span className="h-px grow bg-rule" />
    </div>
  )
}
