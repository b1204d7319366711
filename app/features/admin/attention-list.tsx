import { OwnLink } from '#app/language/page-language.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { Icon } from '#app/ui/base/icons.tsx'
import type { Attention } from './attention.server.ts'

/** What an administrator should do. It stands above the figures. */
export function AttentionList({ attention }: { attention: readonly Attention[] }) {
  return (
    <Card title="Needs attention" className="mb-8">
      {attention.length === 0 ? (
        <p className="flex items-center gap-3">
          <Icon name="check" className="size-6 shrink-0 text-verdigris" />
          Nothing waits and nothing has failed.
        </p>
      ) : (
        <ul className="divide-y divide-rule">
          {attention.map(({ what, detail, href, isFault }) => (
            <li key={what} className="flex gap-3 py-2.5">
              <Icon
                name={isFault ? 'warning' : 'info'}
                className={`mt-1 size-6 shrink-0 ${isFault ? 'text-rubric' : 'text-lapis'}`}
              />
              <p className="min-w-0">
                {href ? (
                  <OwnLink href={href} className="inline-flex min-h-8 items-center font-[560]">
                    {what}
                  </OwnLink>
                ) : (
                  <span className="font-[560]">
                    {isFault ? <span className="sr-only">Fault: </span> : null}
                    {what}
                  </span>
                )}
                <span className="block text-sm text-faded">{detail}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
