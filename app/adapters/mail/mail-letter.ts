import { type Language, languages } from '#app/language/language.ts'
import { inLanguage } from '#app/language/request-language.server.ts'
import { type Numerals, USUAL_NUMERALS } from '#app/language/writing.ts'
import { mailWords as words } from './mail-messages.ts'

/** A mail. Its plain text and its HTML are made from the same paragraphs. */
export interface Letter {
  to: string
  language: Language
  numerals?: Numerals
  subject: string
  /** Answers go to this address instead of the sender. */
  replyTo?: string
  /**
   * Addresses of other people whom the letter is about. When one of them is deleted, the copy in the outbox is deleted
   * too.
   */
  mentions?: readonly string[]
  greeting?: string
  paragraphs: readonly string[]
  /** The link of the letter. It is on a separate line of the plain text, so that every mail program recognises it. */
  link?: { label: string; href: string }
  /** For a repeated letter: the address that stops it, used by the button of the mail program. */
  stopAddress?: string
  /** After the link: how long it is valid, and what to do if the reader did not request it. */
  closing?: readonly string[]
}

/** How a person reads: what a query for a mail selects, besides the address. */
export interface Reader {
  email: string
  language: Language
  digits?: Numerals['digits'] | null
  months?: Numerals['months'] | null
}

/** Writes a mail in the language of the person who gets it, with the numbers and months that they have chosen. */
export function letterTo(
  { email, language, digits, months }: Reader,
  write: () => Omit<Letter, 'to' | 'language' | 'numerals'>,
): Letter {
  const numerals = {
    digits: digits ?? USUAL_NUMERALS.digits,
    months: months ?? USUAL_NUMERALS.months,
  }
  return { to: email, language, numerals, ...inLanguage(language, write, numerals) }
}

/** The plain text and the HTML of a mail. */
export function letterBodies(letter: Letter): { text: string; html: string } {
  const write = () => ({ text: letterText(letter), html: letterHtml(letter) })
  return inLanguage(letter.language, write, letter.numerals)
}

function letterText({ greeting, paragraphs, link, closing = [], stopAddress }: Letter): string {
  const parts = [
    ...(greeting ? [greeting] : []),
    ...paragraphs,
    ...(link ? [`${link.label}:\n${link.href}`] : []),
    ...closing,
    ...(stopAddress ? [`${words.stop}:\n${stopAddress}`] : []),
    `-- \n${words.signature}`,
  ]
  return `${parts.join('\n\n')}\n`
}

/** A reader's own fonts: Georgia has no Arabic, whose letters are smaller and whose marks need room. */
const FACES = {
  ltr: 'font-family:Georgia,serif;font-size:16px;line-height:1.5',
  rtl: "font-family:'Geeza Pro','Noto Naskh Arabic',Tahoma,serif;font-size:17px;line-height:1.8",
} as const

/** No pictures, external styles or tracking: reading a mail loads nothing. */
function letterHtml({
  subject,
  language,
  greeting,
  paragraphs,
  link,
  closing = [],
  stopAddress,
}: Letter): string {
  const paragraph = (text: string) => `<p dir="auto">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
  return [
    '<!doctype html>',
    `<html lang="${language}" dir="${languages[language].direction}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="${FACES[languages[language].direction]};max-width:36em">`,
    ...(greeting ? [paragraph(greeting)] : []),
    ...paragraphs.map(paragraph),
    ...(link
      ? [
          `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>`,
          `<p style="font-size:13px;word-break:break-all"><bdi dir="ltr">${escapeHtml(link.href)}</bdi></p>`,
        ]
      : []),
    ...closing.map(paragraph),
    ...(stopAddress ? [`<p><a href="${escapeHtml(stopAddress)}">${words.stop}</a></p>`] : []),
    `<p>${words.signature}</p>`,
    '</body></html>',
  ].join('\n')
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
