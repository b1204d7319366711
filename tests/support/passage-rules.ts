/** Arabic words, without vowels, that would seem to be about the chart if shown beside it. */
export const OF_THE_CHART =
  /نجوم|ٱلنجم|كوكب|كواكب|بروج|شمس|قمر|سموت|ميزان|ٱلوزن|قسطاس|نصيب|قسمة|حظ|قدرا|قدر عليه|تقدير|أزلم/

/** Arabic without vowel signs. */
export const bare = (arabic: string) => arabic.replace(/[\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g, '')

/** The Arabic of a hadith. */
export const HADITH_ARABIC = /^[\u0600-\u06ff\s«».]+$/u

/** A hadith that begins, without vowels, with what was done or asked, so that words of the Prophet come later in it. */
const TOLD = /^(?:سئل|سألت|قبل|أخذ|قال|أن رجلا) /

/** What may stand before a hadith: who speaks, or nothing if it tells that itself. */
export const speakerBefore = (arabic: string): RegExp =>
  TOLD.test(bare(arabic))
    ? /^(?:(?:قال|عن) (?!رسول|النبي).+:)?$/
    : /^(?:قال|كان) .+ (?:صلى الله عليه|رضي الله عنه).*:$/

/** English words that would seem to be about the chart. */
export const CHART_WORDS = /\b(?:stars?|planets?|scales?|lots?|shares?|allot\w*|decree\w*|destin\w*)\b/i
