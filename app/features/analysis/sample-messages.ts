import { translated } from '#app/language/current.ts'

/** The words around the sample on the landing page. */
export const sampleWords = translated('sample', {
  en: {
    /** Of the figure that shows how the lot is found. */
    of: 'Example: Istanbul, 11 November 2024, 09:30 (not a person’s chart).',
    blocks: {
      fortunePath: 'Your Fortune Path',
      currentBlockages: 'Current Blockages',
      spiritualGuidance: 'Spiritual Guidance',
      practicalSteps: 'Practical Next Steps',
    },
    lot: (sign: string, house: string) => `Part of Fortune: ${sign} in ${house.replace('house', 'House')}`,
    report: 'Sample report,',
    month: 'Nov 2024',
    ruler: 'Ruler',
    rulerIn: (ruler: string, sign: string, house: string) => `: ${ruler} in ${sign}, ${house}`,
    readOn: 'Read on',
    why: 'Why this is said',
    whyOf: (title: string) => `: ${title}`,
  },
})
