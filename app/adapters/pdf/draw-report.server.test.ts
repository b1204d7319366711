import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { castChart } from '#app/astro/index.server.ts'
import { USUAL_NUMERALS } from '#app/language/writing.ts'
import { layoutPlate } from '#app/ui/plate/plate-layout.server.ts'
import { pagesFilledTo, pdfText, utf16 } from '#tests/support/pdf-text.ts'
import { renderReport } from './draw-report.server.ts'
import type { ReportDocument } from './report-document.ts'
import { specimen } from './specimen.ts'

const chart = castChart({ utc: new Date('1978-07-15T11:30:00Z'), latitude: 41.01, longitude: 28.95 })

const report: ReportDocument = {
  paper: 'a4',
  language: 'en',
  numerals: USUAL_NUMERALS,
  product: 'Qismah',
  title: 'Natal Chart',
  person: 'Layla Demir',
  madeAt: new Date('2026-03-01T12:00:00Z'),
  madeOn: '1 March 2026',
  birthLine: 'Born 15 July 1978, 14:30',
  place: 'İstanbul, Türkiye',
  framing: ['For study and self-reflection.'],
  birth: [['Place', 'İstanbul']],
  essential: [['Sun', '22.6° Cancer']],
  lot: [['Ruler', 'Jupiter']],
  cautions: [],
  plate: layoutPlate(chart),
  wheel: {
    ...chart,
    points: [
      ...chart.planets,
      { name: 'Part of Fortune', longitude: chart.partOfFortune.longitude, isRetrograde: false },
    ],
    lotRuler: chart.partOfFortune.ruler,
  },
  tables: [
    {
      title: 'Houses',
      columns: [
        { head: 'House', share: 1 },
        { head: 'Planets', share: 3 },
      ],
      rows: [['1', 'Moon']],
    },
  ],
  letter: {
    title: 'In short',
    inShort: [['Gift', 'A gift.']],
    paragraphs: [
      [
        { text: 'A headline.', notes: [1] },
        { text: 'A paragraph.', notes: [] },
      ],
      [{ text: 'Another paragraph.', notes: [] }],
    ],
  },
  analysis: [
    {
      title: 'Fortune Path',
      list: false,
      readFrom: 'Part of Fortune in Pisces.',
      sentences: [{ text: 'A sentence.', notes: [1] }],
    },
    {
      title: 'Practical Next Steps',
      list: true,
      readFrom: null,
      sentences: [{ text: 'A step.', notes: [1] }],
    },
  ],
  book: null,
  examples: [{ text: 'An example.', about: 'A written illustration.' }],
  notes: [{ statement: 'The lot is in Pisces.', rule: 'A rule.', source: 'A book' }],
  ayahs: [
    {
      verses: [
        { arabic: 'فَإِنَّ مَعَ ٱلْعُسْرِ يُسْرًا', end: '۝٥' },
        { arabic: 'إِنَّ مَعَ ٱلْعُسْرِ يُسْرًا', end: '۝٦' },
      ],
      surahArabic: 'الشرح',
      reference: 'Ash-Sharh 94:5–6',
      meaning: 'Ease.',
      href: 'https://quran.com/94/5-6',
    },
  ],
  hadith: {
    speaker: 'قال رسول الله صلى الله عليه وسلم:',
    arabic: 'إِنَّمَا الأَعْمَالُ بِالنِّيَّاتِ',
    english: 'Deeds are by intentions.',
    reference: 'Sahih al-Bukhari 1',
  },
  colophon: [['Engine', 'version 1.0.0']],
}

async function pdfOf(changes: Partial<ReportDocument> = {}): Promise<string> {
  return Buffer.from(await renderReport({ ...report, ...changes })).toString('latin1')
}

const pageCount = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length ?? 0

describe('the printed report', () => {
  it('is a tagged PDF with a title, a language and embedded fonts', async () => {
    const pdf = await pdfOf()
    expect(pdf.startsWith('%PDF-1.7')).toBe(true)
    expect(pdf.trimEnd().endsWith('%%EOF')).toBe(true)
    expect(pdf).toContainAll('(Natal Chart: Layla Demir)', '/Lang (en)', '/DisplayDocTitle true')
    expect(pdf).toContainAll('/Marked true', '/S /Figure')
    expect(pdf).toContain('The sky above the place at the birth. Above the horizon: ')
    expect(pdf).toContainAll(utf16('Natal chart wheel. Ascendant 4°57′'), '/URI (https://quran.com/94/5-6)')
    expect(pdf).toMatch(/\/BaseFont \/[A-Z]+\+Amiri-Regular/)
    expect(pdf).toMatch(/\/BaseFont \/[A-Z]+\+SourceSerif/)
    expect(pdf.length).toBeLessThan(400_000)
  })

  it('has a page outline and as many pages as it needs', async () => {
    const short = pageCount(await pdfOf())
    expect(short).toBeGreaterThanOrEqual(3)
    const notes = Array.from({ length: 120 }, () => report.notes[0]!)
    expect(pageCount(await pdfOf({ notes }))).toBeGreaterThan(short)
    expect(await pdfOf()).toContain('/Outlines')
  })

  it.each([
    ['a4', '[0 0 595.28 841.89]'],
    ['letter', '[0 0 612 792]'],
  ] as const)('is set on %s', async (paper, box) => {
    const pdf = await pdfOf({ paper })
    expect(pdf.split(`/MediaBox ${box}`)).toHaveLength(pageCount(pdf) + 1)
  })

  it('sets the specimen, in every face', async () => {
    const pdf = Buffer.from(await renderReport(specimen)).toString('latin1')
    for (const face of [
      'SourceSerif4-Regular',
      'SourceSerif4-Italic',
      'SourceSerif4-SemiBold',
      'Amiri-Regular',
    ]) {
      expect(pdf).toContain(`+${face}`)
    }
  })

  it('in Arabic has its language, Arabic headings in both weights, and lines in the order of reading', async () => {
    const title = 'خريطة الميلاد'
    const pdf = await pdfOf({ language: 'ar', title, framing: ['للدراسة والتأمل في 22.6° (مثلًا).'] })
    expect(pdf).toContainAll('/Lang (ar)', utf16('لماذا قيل هذا'))
    for (const face of ['Amiri-Regular', 'Amiri-Bold']) expect(pdf).toMatch(new RegExp(`[A-Z]+\\+${face}`))
    for (const text of [
      title,
      'للدراسة والتأمل في 22.6° (مثلًا).',
      'نص التحليل بالإنجليزية، إلى أن يكتمل بالعربية.',
    ])
      expect(pdf).toContain(`/ActualText (${utf16(text)})`)
    expect(pdf).not.toContain(utf16('Meaning in brief'))
  })

  it('in Arabic has no slanted line', async () => {
    // The stars of this plate have their English names.
    const plate = { ...report.plate, sky: { ...report.plate.sky, names: [] } }
    expect(await pdfOf({ plate })).toMatch('+SourceSerif4-Italic')
    expect((await pdfOf({ plate, language: 'ar' })).includes('+SourceSerif4-Italic')).toBe(false)
  })

  it('accepts names of any script and length', async () => {
    const person = 'عبد الرحمن العمري'
    expect(await pdfOf({ person })).toContain(utf16(`Natal Chart: ${person}`))
    for (const odd of ['', '李 🌙', 'x'.repeat(400), 'Żółć Ñandú Пётр Ἀθῆναι Nguyễn', '( \\ ) <>']) {
      const pdf = await pdfOf({ person: odd, birth: [['Place', odd]] })
      expect(pageCount(pdf), odd).toBeGreaterThanOrEqual(3)
    }
  })

  it.each([
    'नरेन्द्र मोदी',
    '李小龍',
    'Ɗanladi',
  ])('leaves the name %s to the screen, and says so', async (person) => {
    const text = pdfText(await renderReport({ ...report, person, birth: [['Pseudonym', person]] }))
    expect(text).toContain('Your name is on the screen')
    expect(text).toContain('[…]')
    expect(text).not.toContain('??')
  })

  it('begins with what is read, and has the chart and the reasons after it', async () => {
    const text = pdfText(await renderReport(report))
    const chapters = [
      'Natal Chart',
      'The analysis',
      'In short',
      'Fortune Path',
      'To reflect upon',
      'The chart',
    ]
    const places = [...chapters, 'Why this is said', 'About this report'].map((one) => text.indexOf(one))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places[0]).toBeGreaterThanOrEqual(0)
  })

  it.each([
    'en',
    'ar',
  ] as const)('fills at least half of each page but the last, however long its parts are: %s', async (language) => {
    const sentence = 'A sentence of a reading that is about as long as they are, and a little longer.'
    const many = <T>(count: number, one: T) => Array.from({ length: count }, () => one)
    for (let length = 0; length < 24; length++) {
      const file = await renderReport({
        ...report,
        language,
        analysis: [
          {
            ...report.analysis[0]!,
            sentences: many(4 * length + 1, { text: sentence, notes: [1], opensParagraph: true }),
          },
        ],
        ayahs: many((length % 3) + 1, report.ayahs[0]!),
        tables: many(length % 4, { ...report.tables[0]!, rows: many(14, ['1', 'Moon']) }),
        notes: many(length, { ...report.notes[0]!, rule: sentence }),
        birth: many(10, ['Place', 'İstanbul'] as const),
      })
      const filled = pagesFilledTo(file)
      expect(Math.min(...filled.slice(0, -1)), `${length}: ${filled}`).toBeGreaterThanOrEqual(0.5)
    }
  })

  it('closes every tag it opens, on every page', async () => {
    const long = Array.from({ length: 90 }, (_, i) => ({
      text: `Sentence ${i} of a long paragraph.`,
      notes: [1],
    }))
    const pdf = Buffer.from(
      await renderReport({
        ...report,
        analysis: [
          {
            title: 'Fortune Path',
            list: false,
            readFrom: 'Part of Fortune in Pisces.',
            sentences: [...long, ...long],
          },
        ],
      }),
    )
    const text = pdf.toString('latin1')
    let pages = 0
    for (const { index, 0: head } of text.matchAll(/\/Length (\d+)[^>]*>>\s*stream\r?\n/g)) {
      const length = Number(/\d+/.exec(head)![0])
      const stream = pdf.subarray(index + head.length, index + head.length + length)
      let content: string
      try {
        content = inflateSync(stream).toString('latin1')
      } catch {
        continue
      }
      if (!/\bBDC\b|\bBMC\b/.test(content)) continue
      pages += 1
      const opened = content.match(/\b(BDC|BMC)$/gm)?.length
      expect(content.match(/^EMC$/gm)?.length).toBe(opened)
    }
    expect(pages).toBe(pageCount(text))
  })
})
