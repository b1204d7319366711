import { useNavigation } from '@remix-run/react'
import { longDate } from '#app/format.ts'
import { linked } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Card } from '#app/ui/base/card.tsx'
import { Notice } from '#app/ui/base/notice.tsx'
import { PostForm } from '#app/ui/form/post-form.tsx'
import { writerWords as words } from './writer-messages.ts'
import type { WriterView } from './writing.server.ts'

/** Names of the two buttons of the page's form. */
export const ALLOW = 'allow-writer'
export const WITHDRAW = 'withdraw-writer'

/** Says what would be sent from this server, and asks for consent first. */
export function WriterCard({ writer }: { writer: WriterView }) {
  const { formData, state } = useNavigation()
  const { agreedAt } = writer
  return (
    <Card id="wording" title={words.title}>
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
          {agreedAt ? words.withdraw : words.agree}
        </Button>
      </PostForm>
    </Card>
  )
}

function Model({ writer: { model, address } }: { writer: WriterView }) {
  return words.model(
    <bdi key="model" className="wrap-anywhere">
      {model}
    </bdi>,
    <bdi key="address" className="wrap-anywhere">
      {address}
    </bdi>,
  )
}

function Asked({ writer }: { writer: WriterView }) {
  return (
    <>
      <p>{...words.asked(<Model key="model" writer={writer} />)}</p>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[8.5rem_1fr] [&_dd]:mb-2 [&_dt]:text-gold">
        <dt>{words.sent}</dt>
        <dd>{words.whatIsSent(writer.sentences)}</dd>
        <dt>{words.notSent}</dt>
        <dd>{words.whatIsNotSent}</dd>
        <dt>{words.comesBack}</dt>
        <dd>{words.whatComesBack}</dd>
      </dl>
      <p>{words.canWithdraw}</p>
    </>
  )
}

function Agreed({ writer, agreedAt }: { writer: WriterView; agreedAt: Date }) {
  return (
    <>
      {writer.atWork ? (
        <Notice role="status">
          <p>
            {/* Without a fragment, because a link to a fragment would not load the page again. */}
            {...words.atWork(linked(paths.analysis))}
          </p>
        </Notice>
      ) : null}
      <p>{...words.agreed(longDate(agreedAt), <Model key="model" writer={writer} />)}</p>
      <p>{words.ifYouWithdraw}</p>
    </>
  )
}
