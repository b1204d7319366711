/** Arabic words, without vowels, that would seem to be about the chart if shown beside it. */
export const OF_THE_CHART =
  /نجوم|ٱلنجم|كوكب|كواكب|بروج|شمس|قمر|سموت|ميزان|ٱلوزن|قسطاس|نصيب|قسمة|حظ|قدرا|قدر عليه|تقدير|أزلم/

/** Arabic without vowel signs. */
export const bare = (arabic: string) => arabic.replace(/[\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g, '')

/** The Arabic of a hadith. */
export const HADITH_ARABIC = /^[\u0600-\u06ff\s«».]+$/u

/** English words that would seem to be about the chart. */
export const CHART_WORDS = /\b(?:stars?|planets?|scales?|lots?|shares?|allot\w*|decree\w*|destin\w*)\b/i
