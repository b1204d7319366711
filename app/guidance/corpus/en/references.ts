import type { References } from '#app/guidance/corpus/corpus.ts'

export const REFERENCES: References = {
  // The package writes an apostrophe: Al-Ma'ida.
  quran: ({ number, englishName }, [from, to]) =>
    `${englishName.replaceAll("'", '’')} ${number}:${from === to ? from : `${from}–${to}`}`,
  hadith: ({ collection, number, excerpt }) => `${excerpt ? 'from ' : ''}${collection} ${number}`,
  narrator: (narrator) => narrator,
}
