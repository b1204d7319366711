import { useNavigation } from '@remix-run/react'
import { longDate } from '#app/format.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import type { WriterView } from './writing.server.ts'

/** Names of the two buttons of the page's form. */
export const ALLOW = 'allow-writer'
export const WITHDRAW = 'withdraw-writer'

type Shown = Omit<WriterView, 'agreedAt'> & { agreedAt: Date | string | null }

/** Says what would be sent from this server, and asks for consent first. */
export function WriterCard({ writer }: { writer: Shown }) {
  const { formData, state } = useNavigation()
  const { agreedAt } = writer
  return (
    <Card id="wording" title="Easier wording">
      <div className="max-w-measure space-y-3">
        {agreedAt ? <Agreed writer={writer} agreedAt={agreedAt} /> : <Asked writer={writer} />}
      </div>
      <PostForm className="mt-2" hidden={{ writer: writer.id }}>
        <Button
          type="submit"
          name="choice"
          value={agreedAt ? WITHDRAW : ALLOW}
          variant="secondary"
          pending={state !== 'idle' && formData?.has('choice')}
        >
          {agreedAt ? 'Withdraw' : 'Agree and send the sentences'}
        </Button>
      </PostForm>
    </Card>
  )
}

function Model({ writer: { model, address } }: { writer: Shown }) {
  return (
    <>
      the language model <bdi className="wrap-anywhere">{model}</bdi> at{' '}
      <bdi className="wrap-anywhere">{address}</bdi>
    </>
  )
}

function Asked({ writer }: { writer: Shown }) {
  return (
    <>
      <p>
        The sentences of your analysis were written here, from your chart and by fixed rules. If you wish,{' '}
        <Model writer={writer} /> can put them into easier words. Nothing is sent before you agree.
      </p>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[8.5rem_1fr] [&_dd]:mb-2 [&_dt]:text-gold">
        <dt>Sent</dt>
        <dd>
          {writer.sentences} parts of the text under the headings above, now and each time your analysis is
          written again. They describe your chart, and some of them name a sign, a house or a planet.
        </dd>
        <dt>Not sent</dt>
        <dd>
          Your name, your email address, your birth information, the degrees of your chart, your stories, the
          text at the beginning, and Spiritual Guidance, which names the Qur’an or a hadith.
        </dd>
        <dt>What comes back</dt>
        <dd>
          Each paragraph as a whole. If one of its sentences seems to say more or less than ours, we keep our
          own paragraph. Each part keeps its reasons.
        </dd>
      </dl>
      <p>You can withdraw here at any time.</p>
    </>
  )
}

function Agreed({ writer, agreedAt }: { writer: Shown; agreedAt: Date | string }) {
  return (
    <>
      {writer.atWork ? (
        <Notice role="status">
          <p>
            {/* Without a fragment, because a link to a fragment would not load the page again. */}
            The sentences have been sent, and the answer is not here yet. Please{' '}
            <a href={paths.analysis}>look at this page again</a> in a little while.
          </p>
        </Notice>
      ) : null}
      <p>
        You agreed on {longDate(agreedAt)} that <Model writer={writer} /> may make the wording of your
        analysis easier. “Why this is said” shows our own sentence beside each that was changed.
      </p>
      <p>
        If you withdraw, you see our own sentences again and the other wording is deleted here. What was
        already sent cannot be taken back.
      </p>
    </>
  )
}
