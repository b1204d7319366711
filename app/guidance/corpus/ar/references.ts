import type { References } from '#app/guidance/corpus/corpus.ts'

const COLLECTIONS = { 'Sahih al-Bukhari': 'صحيح البخاري', 'Sahih Muslim': 'صحيح مسلم' } as const

export const REFERENCES: References = {
  quran: ({ name }, [from, to]) => `${name} ${from === to ? from : `${from}-${to}`}`,
  hadith: ({ collection, number, excerpt }) => `${excerpt ? 'من ' : ''}${COLLECTIONS[collection]} ${number}`,
}
