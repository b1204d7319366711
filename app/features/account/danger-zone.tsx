import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { useHydrated } from '#app/ui/base/use-hydrated.ts'
import { Confirm } from '#app/ui/form/confirm.tsx'

const DELETE_PAGE = paths.deleteData
const QUESTION = 'Delete All My Data'

/** Asks first; the confirmation word is typed on the next page. Without JavaScript, that page asks. */
export function DangerZone() {
  const hydrated = useHydrated()
  return (
    <Card
      level={3}
      id="danger-zone"
      title="Danger Zone"
      className="border-rubric!"
      actions={
        hydrated ? (
          <>
            <form id="to-deletion" method="get" action={DELETE_PAGE} hidden />
            <Confirm
              trigger={QUESTION}
              title="Delete all your data?"
              description={
                <p>
                  This deletes your account, birth information, chart, analyses, ratings, stories, practices
                  and the notes of My Book. On the next page you type a word to confirm.
                </p>
              }
              confirmLabel="Continue"
              formId="to-deletion"
            />
          </>
        ) : (
          <ButtonLink href={DELETE_PAGE} variant="danger">
            {QUESTION}
          </ButtonLink>
        )
      }
    >
      <p className="max-w-measure">
        Deletes your account and everything stored about you. This cannot be undone. Where this site makes
        backups, the last of them with your data is removed after about four weeks.
      </p>
    </Card>
  )
}
