import { Form, useNavigation } from '@remix-run/react'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { longDate } from '../birth-data/birth-record-facts'
import type { WriterView } from './writing.server'

/** Names of the two buttons of the page's form. */
export const ALLOW = 'allow-writer'
export const WITHDRAW = 'withdraw-writer'

type Shown = Omit<WriterView, 'agreedAt'> & { agreedAt: Date | string | null }

/** Tells what would leave the machine, and asks before it does. */
export function WriterCard({ writer }: { writer: Shown }) {
  const { formData, state } = useNavigation()
  const { model, address, agreedAt, sentences } = writer
  const where = (
    <>
      the language model <bdi className="wrap-anywhere">{model}</bdi> at{' '}
      <bdi className="wrap-anywhere">{address}</bdi>
    </>
  )
  return (
    <Card id="wording" title="Smoother wording">
      {agreedAt ? (
        <div className="max-w-measure space-y-3">
          <p>
            You agreed on {longDate(new Date(agreedAt).toISOString().slice(0, 10))} that {where} may smooth
            the sentences of your analysis. Each keeps its reason; where the answer said more or less than was
            composed, the composed sentence stands.
          </p>
          <p>
            If you withdraw, all sentences stand as they were composed and the other wording is deleted here.
            What has been sent cannot be called back.
          </p>
        </div>
      ) : (
        <div className="max-w-measure space-y-3">
          <p>
            These sentences were composed here, one for each factor of your chart. If you wish, {where} can
            put them into smoother words. Nothing has been sent so far.
          </p>
          <p>
            If you agree, the {sentences} sentences under the headings above are sent there, now and whenever
            your analysis is made anew. They say what is read from your chart, and some of them name a sign, a
            house or a planet in it. Your name, your address, your birth information and the degrees of your
            chart are not sent. You can withdraw at any time.
          </p>
        </div>
      )}
      <Form method="post" className="mt-4">
        <input type="hidden" name="writer" value={writer.id} />
        <Button
          type="submit"
          name="choice"
          value={agreedAt ? WITHDRAW : ALLOW}
          variant="secondary"
          pending={state !== 'idle' && formData?.has('choice')}
        >
          {agreedAt ? 'Withdraw' : 'Agree and send the sentences'}
        </Button>
      </Form>
    </Card>
  )
}
