interface AyahProps {
  /** The whole ayah, verbatim. */
  arabic: string
  /** Such as 'Ash-Sharh 94:5'. */
  reference: string
  /** Our own words on its meaning; no translation. */
  meaning: string
  href: string
}

/** A verse in the ruled frame of a manuscript page, apart from anything said about a chart. */
export function Ayah({ arabic, reference, meaning, href }: AyahProps) {
  return (
    <figure className="jadwal rounded-sm bg-leaf px-5 py-6 text-center sm:px-8 print:break-inside-avoid">
      <blockquote>
        <p lang="ar" dir="rtl" className="text-[1.75rem] leading-[2.4] text-ink">
          {arabic}
        </p>
      </blockquote>
      <figcaption className="mt-4 space-y-1.5">
        <p className="mx-auto max-w-measure text-faded">
          <span className="text-gold">Meaning in brief (not a translation):</span> {meaning}
        </p>
        <p>
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-8 items-center text-sm"
          >
            {reference}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      </figcaption>
    </figure>
  )
}
