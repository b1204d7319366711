import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { SIGNS } from '#app/astro/types.ts'
import { numberText } from '#app/format.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Disclosure } from '#app/ui/base/disclosure.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Field, SelectField } from '#app/ui/form/field.tsx'
import type { ComparisonView, ExplanationView } from './compare-lot.server.ts'

interface CompareSectionProps {
  lastResult: SubmissionResult<string[]> | null
  comparison: ComparisonView | null
  /** Kept in the address with the values of the form. */
  tolerance: number
}

type Fields = Record<'sign' | 'degree' | 'minute', string>

/**
 * A form for the lot of another program, and what explains the difference. It is sent by GET, because it only reads.
 */
export function CompareSection({ lastResult, comparison, tolerance }: CompareSectionProps) {
  const typed = lastResult?.initialValue as Partial<Fields> | undefined
  const [form, fields] = useForm<Fields>({
    id: 'other-lot',
    lastResult,
    defaultValue: typed ?? { sign: '', degree: '', minute: '' },
  })
  return (
    <>
      <p className="max-w-measure">
        Does another program give another Part of Fortune for you? Enter what it shows. We try the known
        causes of such differences, one at a time and in pairs, and show those that give exactly the other
        program’s value.
      </p>
      {comparison ? (
        // The answer gets focus, as an error summary does: that also scrolls the new page to it. With a fragment in the
        // address browsers would ignore autofocus.
        // biome-ignore lint/a11y/noAutofocus: the page is new, and the person requested this part of it.
        <div tabIndex={-1} autoFocus>
          <Answer comparison={comparison} />
        </div>
      ) : null}
      <Disclosure size="block" summary="Enter another program’s lot" open={lastResult !== null}>
        <form {...getFormProps(form)} method="get" action={paths.partOfFortune} noValidate>
          <ErrorSummary form={form} labels={{ sign: 'Sign', degree: 'Degree', minute: 'Minute' }} />
          <input type="hidden" name="tolerance" value={tolerance} />
          <div className="grid gap-5 sm:grid-cols-[minmax(0,14rem)_minmax(0,9rem)_minmax(0,9rem)]">
            <SelectField
              meta={fields.sign}
              required
              label="Sign"
              placeholder="Choose a sign"
              options={SIGNS.map((sign) => ({ value: sign, label: sign }))}
            />
            <Field
              meta={fields.degree}
              required
              label="Degree"
              hint="0 to 29"
              input={{ type: 'text', inputMode: 'numeric', maxLength: 2, autoComplete: 'off' }}
            />
            <Field
              meta={fields.minute}
              required
              label="Minute"
              hint="0 to 59; leave out seconds"
              input={{ type: 'text', inputMode: 'numeric', maxLength: 2, autoComplete: 'off' }}
            />
          </div>
          <Button variant="secondary">Find the cause</Button>
        </form>
      </Disclosure>
    </>
  )
}

function Answer({ comparison }: { comparison: ComparisonView }) {
  const { kind, given, ours, explanations, nearest, tried } = comparison
  if (kind === 'same') {
    return (
      <Notice variant="success" role="status" title="Both programs agree">
        <p>
          The other program gives {given}, and your lot is {ours}: the same to the minute.
        </p>
      </Notice>
    )
  }
  if (kind === 'explained') {
    const several = explanations.length > 1
    return (
      <Notice
        variant="success"
        role="status"
        title={several ? `${explanations.length} explanations fit` : 'This explains the difference'}
      >
        <p>
          The other program gives {given}; your lot is {ours}.
          {several ? ' Each of these gives the value of the other program to the minute:' : ''}
        </p>
        <ul className={several ? 'list-disc space-y-2 ps-5' : 'space-y-2'}>
          {explanations.map((explanation) => (
            <li key={explanation.causes.join(' ')}>
              <Explanation {...explanation} />
            </li>
          ))}
        </ul>
        <Chance comparison={comparison} />
      </Notice>
    )
  }
  return (
    <Notice variant="warning" role="status" title="No known cause explains the difference">
      <p>
        The other program gives {given}; your lot is {ours}. We tried {tried} other lots, and none is {given}{' '}
        to the minute.
      </p>
      {nearest ? (
        <p>
          The closest is {minutesText(nearest.minutes)} away. It may explain part of the difference, if the
          place or the time also differs slightly. <Explanation {...nearest} />
        </p>
      ) : null}
      <p>
        Please check that the other program has the same date, time and place, that it shows the Part of
        Fortune and no other lot, and that it uses the tropical zodiac.
      </p>
    </Notice>
  )
}

function Explanation({ causes, lot }: ExplanationView) {
  return (
    <>
      {causes.join(' And: ')} That gives {lot}.
    </>
  )
}

/** How much a match proves. */
function Chance({ comparison: { tried, chance } }: { comparison: ComparisonView }) {
  return (
    <p className="text-sm text-faded">
      We tried {tried} other lots. By chance alone, about one value in {numberText(chance)} would fit one of
      them.
    </p>
  )
}

function minutesText(minutes: number): string {
  return minutes === 1 ? '1 minute of arc' : `${minutes} minutes of arc`
}
