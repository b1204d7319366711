import type { SubmissionResult } from '@conform-to/react'
import { SIGNS } from '#app/astro/types.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import { Isolated } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Field, SelectField } from '#app/ui/form/field.tsx'
import { serverCheckedForm } from '#app/ui/form/server-checked-form.ts'
import type { ComparisonView } from './compare-lot.server.ts'
import { compareWords as words } from './compare-messages.ts'

interface CompareSectionProps {
  lastResult: SubmissionResult<string[]> | null
  comparison: ComparisonView | null
  /** Kept in the address with the values of the form. */
  tolerance: number
}

/** Names of the fields in the address of the page. */
export const COMPARED_FIELDS = ['sign', 'degree', 'minute'] as const

/**
 * A form for the lot of another program, and what explains the difference. It is sent by GET, because it only reads.
 */
export function CompareSection({ lastResult, comparison, tolerance }: CompareSectionProps) {
  const { form, fields } = serverCheckedForm('other-lot', COMPARED_FIELDS, lastResult)
  return (
    <>
      <p className="max-w-measure">{words.lead}</p>
      {comparison ? (
        // The answer gets focus, as an error summary does: that also scrolls the new page to it. With a fragment in the
        // address browsers would ignore autofocus.
        // biome-ignore lint/a11y/noAutofocus: the page is new, and the person requested this part of it.
        <div tabIndex={-1} autoFocus>
          <Answer comparison={comparison} />
        </div>
      ) : null}
      <Disclosure size="block" summary={words.enter} open={lastResult !== null}>
        <form id={form.id} method="get" action={paths.partOfFortune} noValidate>
          <ErrorSummary form={form} labels={words.labels} />
          <input type="hidden" name="tolerance" value={tolerance} />
          <div className="grid gap-5 sm:grid-cols-[minmax(0,14rem)_minmax(0,9rem)_minmax(0,9rem)]">
            <SelectField
              meta={fields.sign}
              required
              label={words.labels.sign}
              placeholder={words.chooseSign}
              options={SIGNS.map((sign) => ({ value: sign, label: astroWords.signs[sign] }))}
            />
            <Field
              meta={fields.degree}
              required
              label={words.labels.degree}
              hint={words.degreeHint}
              input={{ type: 'text', inputMode: 'numeric', maxLength: 2, autoComplete: 'off' }}
            />
            <Field
              meta={fields.minute}
              required
              label={words.labels.minute}
              hint={words.minuteHint}
              input={{ type: 'text', inputMode: 'numeric', maxLength: 2, autoComplete: 'off' }}
            />
          </div>
          <Button variant="secondary">{words.find}</Button>
        </form>
      </Disclosure>
    </>
  )
}

function Answer({ comparison }: { comparison: ComparisonView }) {
  const { kind, given, ours, explanations, nearest, tried, chance } = comparison
  if (kind === 'same') {
    return (
      <Notice variant="success" role="status" title={words.agree}>
        <p>
          <Isolated>{words.sameToMinute(given, ours)}</Isolated>
        </p>
      </Notice>
    )
  }
  if (kind === 'explained') {
    const several = explanations.length > 1
    return (
      <Notice variant="success" role="status" title={words.explanationsFit(explanations.length)}>
        <p>
          <Isolated>{words.gives(given, ours)}</Isolated>
          {several ? words.eachFits : ''}
        </p>
        <ul className={several ? 'list-disc space-y-2 ps-5' : 'space-y-2'}>
          {explanations.map((explanation) => (
            <li key={explanation.causes.join(' ')}>
              <Explanation {...explanation} />
            </li>
          ))}
        </ul>
        {/* How much a match proves. */}
        <p className="text-sm text-faded">{words.byChance(tried, chance)}</p>
      </Notice>
    )
  }
  return (
    <Notice variant="warning" role="status" title={words.noCause}>
      <p>
        <Isolated>{`${words.gives(given, ours)}${words.triedNone(tried, given)}`}</Isolated>
      </p>
      {nearest ? (
        <p>
          {words.closest(nearest.minutes)}
          <Explanation {...nearest} />
        </p>
      ) : null}
      <p>{words.pleaseCheck}</p>
    </Notice>
  )
}

function Explanation({ causes, lot }: ComparisonView['explanations'][number]) {
  return <Isolated>{words.causes(causes, lot)}</Isolated>
}
