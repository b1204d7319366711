import PDFDocument from 'pdfkit'
import { languages } from '#app/language/language.ts'
import type { Align, FlowOptions, SheetOptions, Span, Style, Tag } from './sheet-types.ts'
import { ARABIC, isLatin, loadFont, type Run, splitIntoRuns, startsArabic } from './typefaces.server.ts'

/** Its width, including the space that follows it. */
interface Word {
  pieces: { text: string; span: Span }[]
  width: number
}

const OPPOSITE = { start: 'end', centre: 'centre', end: 'start' } as const

/** A tag within a document has children, which pdfkit's type lacks. */
type Element = ReturnType<InstanceType<typeof PDFDocument>['struct']>

const MARGIN = { side: 60, top: 62, bottom: 66 }
/** About the distance from the last baseline to where the next text begins. */
const AFTER_LINE = 20
const RAISED = 0.62
/** Arabic letters are smaller than Latin ones of the same size, and need more room above and below. */
const ARABIC_TEXT = { size: 1.2, inFigure: 0.9, leading: 1.15 }

/** The style of a span: the number of a note is smaller than its words. */
function setting({ face, size, colour, raised }: Span): Style {
  return { face, colour, size: raised ? size * RAISED : size }
}

/**
 * Pages that are written from top to bottom. Every mark belongs to a tag, so that assistive technology can read the
 * document in order, or is an artifact (rules, page numbers).
 */
export class Sheet {
  readonly pdf: InstanceType<typeof PDFDocument>
  /** Where the next line begins, from the top of the page. */
  y = MARGIN.top
  /** Whether lines begin at the right. */
  readonly fromRight: boolean
  private readonly registered = new Set<string>()
  private element: Element
  private inFigure = false

  constructor({ paper, title, subject, author, language, madeAt }: SheetOptions) {
    this.fromRight = languages[language].direction === 'rtl'
    this.pdf = new PDFDocument({
      size: paper === 'letter' ? 'LETTER' : 'A4',
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: language,
      info: { Title: title, Subject: subject, Author: author, Creator: author, CreationDate: madeAt },
    })
    this.element = this.pdf.struct('Document')
    this.pdf.addStructure(this.element)
  }

  private get arabicSize(): number {
    if (!this.fromRight) return 1
    return this.inFigure ? ARABIC_TEXT.inFigure : ARABIC_TEXT.size
  }

  /** A factor of the height of lines. */
  room(isArabic = true): number {
    return this.fromRight && isArabic ? ARABIC_TEXT.leading : 1
  }

  get left(): number {
    return MARGIN.side
  }

  get width(): number {
    return this.pdf.page.width - 2 * MARGIN.side
  }

  get bottom(): number {
    return this.pdf.page.height - MARGIN.bottom
  }

  /** Continues in the current tag. */
  newPage(): void {
    this.pdf.continueOnNewPage()
    this.y = MARGIN.top
  }

  /** Begins a new page if at least half of this one is filled; otherwise the page goes on below a gap. */
  newPart(): void {
    if (this.y - AFTER_LINE - MARGIN.top >= (this.bottom - MARGIN.top) / 2) this.newPage()
    else if (this.y > MARGIN.top) this.y += 22
  }

  /** Begins a new page unless this height fits on this one. */
  need(height: number): void {
    if (this.y + height > this.bottom) this.newPage()
  }

  /** Everything drawn by the callback belongs to this tag. */
  tagged(tag: Tag, draw: () => void, options: { alt?: string; lang?: string; actual?: string } = {}): void {
    const element = this.pdf.struct(tag, options, draw)
    this.element.add(element)
    this.inFigure = tag === 'Figure'
    element.end()
    this.inFigure = false
  }

  /** A tag that holds other tags. */
  group(tag: Tag, fill: () => void): void {
    const parent = this.element
    const element = this.pdf.struct(tag)
    parent.add(element)
    this.element = element
    fill()
    element.end()
    this.element = parent
  }

  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.pdf.markContent('Artifact', { type })
    draw()
    this.pdf.endMarkedContent()
  }

  rule(colour: string, { indent = 0, weight = 0.75 } = {}): void {
    const y = this.y
    this.artifact(() =>
      this.pdf
        .moveTo(this.left + indent, y)
        .lineTo(this.left + this.width, y)
        .lineWidth(weight)
        .strokeColor(colour)
        .stroke(),
    )
  }

  /** A distance from the left, on a page whose lines begin there: where it is on this page. */
  across(x: number): number {
    return this.fromRight ? this.pdf.page.width - x : x
  }

  /** Draws one line of the page, which is mirrored if its lines begin at the right. */
  write(text: string, x: number, y: number, style: Style, align: Align = 'start'): void {
    this.line(text, this.across(x), y, style, this.fromRight ? OPPOSITE[align] : align)
  }

  /** Draws one line with its baseline at `y`, the same on every page, as in a picture. */
  line(text: string, x: number, y: number, style: Style, align: Align = 'start'): void {
    const runs = splitIntoRuns(text, style.face)
    const width = this.widthOf(runs, style.size)
    const start = align === 'start' ? x : align === 'end' ? x - width : x - width / 2
    this.drawRuns(runs, start, y, style)
  }

  lineWidth(text: string, style: Style): number {
    return this.widthOf(splitIntoRuns(text, style.face), style.size)
  }

  /** Writes text, broken into lines at spaces. */
  flow(spans: readonly Span[], options: FlowOptions = {}): void {
    const { indent = 0, inset = 0, leading = 1.45, after = 0, align = 'start', tag = 'P' } = options
    const size = Math.max(...spans.map((span) => span.size))
    const width = this.width - indent - inset
    const lines = this.linesOf(spans, width)
    const text = spans.map(({ text }) => text).join('')
    const fromRight = startsArabic(text)
    const height = size * leading * this.room(fromRight)
    // At least two lines stay on a page, or all of a short paragraph.
    this.need(height * Math.min(2, lines.length))
    const draw = () => {
      for (const [i, line] of lines.entries()) {
        // The last line does not begin a page alone.
        this.need(i === lines.length - 2 ? 2 * height : height)
        const lineRuns = this.runsOfLine(line, fromRight)
        const free = width - lineRuns.reduce((sum, { wide }) => sum + wide, 0)
        let x =
          this.left +
          (this.fromRight ? inset : indent) +
          (align === 'centre' ? free / 2 : fromRight ? free : 0)
        for (const { runs, style, lift } of lineRuns) {
          x = this.drawRuns(runs, x, this.y + size * 1.05 - lift, style)
        }
        this.y += height
      }
    }
    // The runs of a line are drawn from left to right, which is not the order in which they are read.
    const language = this.fromRight && !fromRight ? { lang: 'en' } : {}
    this.tagged(tag, draw, fromRight ? { actual: text } : language)
    this.y += after
  }

  /** The height of running text. */
  heightOf(spans: readonly Span[], { indent = 0, inset = 0, leading = 1.45 }: FlowOptions = {}): number {
    const size = Math.max(...spans.map((span) => span.size))
    const room = this.room(startsArabic(spans.map(({ text }) => text).join('')))
    return this.linesOf(spans, this.width - indent - inset).length * size * leading * room
  }

  /** Divides Arabic text into lines, to be drawn from the right. */
  arabicLines(text: string, size: number, width: number): string[] {
    this.setFont(ARABIC, size * this.arabicSize)
    const measureWidth = (line: string) => this.pdf.widthOfString(line, { features: ['rtla'] })
    const space = measureWidth(' ')
    const lines: string[] = []
    let line = ''
    let filled = 0
    // A pause mark or a verse number follows a space and must not begin a line.
    for (const word of text.split(/ (?![\u06d6-\u06ed\ufd3f])/u)) {
      const wide = measureWidth(word)
      if (line && filled + space + wide > width) {
        lines.push(line)
        line = word
        filled = wide
      } else {
        filled += (line ? space : 0) + wide
        line = line ? `${line} ${word}` : word
      }
    }
    return line ? [...lines, line] : lines
  }

  /** Writes the page numbers and returns the finished file. */
  async finish(
    foot: string,
    numbered: (page: number, count: number) => string,
    style: Style,
  ): Promise<Uint8Array> {
    const { start, count } = this.pdf.bufferedPageRange()
    for (let page = start; page < start + count; page++) {
      this.pdf.switchToPage(page)
      const y = this.pdf.page.height - 34
      this.artifact(() => {
        this.write(foot, this.left, y, style)
        this.write(numbered(page + 1, count), this.left + this.width, y, style, 'end')
      }, 'Pagination')
    }
    this.element.end()
    const chunks: Uint8Array[] = []
    this.pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    const ended = new Promise<void>((done, fail) => {
      this.pdf.once('end', done)
      this.pdf.once('error', fail)
    })
    this.pdf.end()
    await ended
    return Buffer.concat(chunks)
  }

  private linesOf(spans: readonly Span[], width: number): Word[][] {
    const lines: Word[][] = [[]]
    let filled = 0
    for (const word of this.wordsOf(spans)) {
      const line = lines.at(-1)!
      if (line.length > 0 && filled + word.width > width + 0.01) {
        lines.push([word])
        filled = word.width
      } else {
        line.push(word)
        filled += word.width
      }
    }
    return lines
  }

  /** Splits text into words at spaces. Spans without a space between them form one word. */
  private wordsOf(spans: readonly Span[]): Word[] {
    const words: Word[] = []
    let open = false
    for (const span of spans) {
      for (const text of span.text.split(/(?<= )/)) {
        if (!text) continue
        const width = this.widthOf(splitIntoRuns(text, span.face), setting(span).size)
        const last = words.at(-1)
        if (open && last) {
          last.pieces.push({ text, span })
          last.width += width
        } else words.push({ pieces: [{ text, span }], width })
        open = !text.endsWith(' ')
      }
    }
    return words
  }

  /** Joins the spans of a line, because adjacent Arabic words are set together. */
  private runsOfLine(line: readonly Word[], fromRight: boolean) {
    const texts: { text: string; span: Span }[] = []
    for (const { text, span } of line.flatMap(({ pieces }) => pieces)) {
      const last = texts.at(-1)
      if (last?.span === span) last.text += text
      else texts.push({ text, span })
    }
    const end = texts.at(-1)
    if (end) end.text = end.text.trimEnd()
    const lineRuns = texts.map(({ text, span }) => {
      const style = setting(span)
      const runs = splitIntoRuns(text, span.face, fromRight && !isLatin(span.text))
      return { runs, style, lift: span.raised ? span.size * 0.33 : 0, wide: this.widthOf(runs, style.size) }
    })
    return fromRight ? lineRuns.reverse() : lineRuns
  }

  private widthOf(runs: readonly Run[], size: number): number {
    return runs.reduce((sum, run) => sum + this.runWidth(run, size), 0)
  }

  private runWidth({ text, font, arabic }: Run, size: number): number {
    this.setFont(font, arabic ? size * this.arabicSize : size)
    return this.pdf.widthOfString(text, arabic ? { features: ['rtla'] } : {})
  }

  /** @returns where the next run begins */
  private drawRuns(runs: readonly Run[], x: number, baseline: number, { size, colour }: Style): number {
    let at = x
    for (const run of runs) {
      const width = this.runWidth(run, size)
      this.pdf.fillColor(colour).text(run.text, at, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...(run.arabic ? { features: ['rtla'] } : {}),
      })
      at += width
    }
    return at
  }

  private setFont(name: string, size: number): void {
    if (!this.registered.has(name)) {
      // pdfkit accepts a parsed font; its types allow only bytes.
      this.pdf.registerFont(name, loadFont(name) as unknown as Uint8Array)
      this.registered.add(name)
    }
    this.pdf.font(name).fontSize(size)
  }
}
