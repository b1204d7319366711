import { Disclosure } from '../disclosure'
import { SignGlyph } from '../glyphs'

interface Block {
  title: string
  text: string
  /** What the sentence rests on: factor, then rule. */
  reason: string
}

const blocks: Block[] = [
  {
    title: 'Your Fortune Path',
    text: 'What is yours to grow tends to grow in the open: by setting out, asking the larger question and letting yourself be seen trying. You gain less from waiting to be ready than from beginning as you are.',
    reason:
      'Part of Fortune in Sagittarius, 1st house. The lot shows where things come together; the first house is the person’s own bearing, and Sagittarius reaches past what is near.',
  },
  {
    title: 'Current Blockages',
    text: 'Confidence may go looking for agreement before it dares to speak. Many small opinions can then stand where one conviction is wanted.',
    reason:
      'The lot’s ruler, Jupiter, is in Gemini, the sign opposite its own, in the 7th house. A ruler in its detriment works through what is not its own, here through other people’s words.',
  },
  {
    title: 'Spiritual Guidance',
    text: 'Hold your purpose before God before you hold it before people. Intention is what turns movement into a path.',
    reason:
      'The theme of intention belongs to a lot in the first house. No verse is tied to the placement itself.',
  },
  {
    title: 'Practical Next Steps',
    text: 'Write down in one sentence what you believe about your work. Say it to one person this week, without first asking what they think.',
    reason: 'A step made for a ruler that leans on others: one conviction, spoken once.',
  },
]

/** The sample on the landing page: shortened, and marked as one. */
export function SampleReport() {
  return (
    <article
      aria-labelledby="sample-title"
      className="jadwal mt-10 grid rounded-sm bg-leaf lg:grid-cols-[19rem_1fr]"
    >
      <header className="sky flex flex-col items-center justify-center bg-vellum px-6 py-10 text-center text-ink">
        <SignGlyph sign="Sagittarius" className="size-24 text-gilt" />
        <h3 id="sample-title" className="mt-5 text-xl">
          Part of Fortune: Sagittarius in 1st House
        </h3>
        <p className="mt-3 text-faded">
          Sample report, <time dateTime="2024-11">Nov 2024</time>
        </p>
        <p className="mt-1 text-sm text-faded">Ruler: Jupiter in Gemini, 7th house</p>
      </header>
      <div className="grid gap-x-10 gap-y-6 p-6 sm:p-9 xl:grid-cols-2">
        {blocks.map(({ title, text, reason }) => (
          <section key={title}>
            <h4 className="rubric">{title}</h4>
            <p className="mt-1">{text}</p>
            <Disclosure summary="Why this sentence?" className="mt-1">
              {reason}
            </Disclosure>
          </section>
        ))}
      </div>
    </article>
  )
}
