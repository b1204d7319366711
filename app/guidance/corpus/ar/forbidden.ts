/** Promises, predictions, claims to know the unseen, fear, and verses used to prove a chart. */
const PHRASES: readonly RegExp[] = [
  /(?<!كنتم )(?<!\p{L})[فو]?س[تن]\p{L}{2,}(?:ون|ونه|ونها|ونهم)(?!\p{L})/u,
  /(?<!\p{L})[فو]?(?:سوف|لسوف)(?!\p{L})/u,
  /(?<!\p{L})[فو]?(?:حتما|محتوم|محتومة|لا محالة|بالتأكيد|بلا (?:أدنى )?شك|لا شك|لا ريب|مضمون|نضمن)(?!\p{L})/u,
  /مقد(?:ّ)?ر(?:ة)? لكم|مكتوب(?:ة)? (?:لكم|عليكم)|قُد(?:ّ)?ر لكم|كُتب (?:لكم|عليكم)/u,
  /(?<!\p{L})(?:و|ف)?(?:تموتون|موتكم|وفاتكم|مصيركم)(?!\p{L})/u,
  /اليانصيب|ثروة مفاجئة|توأم الروح|رقم الحظ|يوم السعد|حجر كريم/u,
  /(?:النجوم|الكواكب|الأفلاك|الكون) (?:تقول|تقرر|تريد|تحكم|تعرف|تعدكم|تخبركم|يقول|يقرر|يريد)/u,
  /(?:الآية|الآيات|القرآن|السورة|الحديث) (?:تؤكد|يؤكد|تثبت|يثبت|تشهد|يشهد)/u,
  /(?<!سهم )(?<!\p{L})[وفب]?الغيب(?!\p{L})/u,
  /(?<!\p{L})(?:و|ف)?(?:احذروا|ال?سحر|طلسم|تميمة|تعويذة|لعنة|شؤم|منحوس|عرّاف)(?!\p{L})/u,
]

const STARS =
  '(?:الشمس|القمر|عطارد|الزهرة|المريخ|المشتري|زحل|أورانوس|نبتون|بلوتو|سهم السعادة|سهم الغيب|سهمكم|خريطتكم|الكواكب|النجوم|السعود|النحوس)'
/** Giving, sending, guarding, rewarding, blessing and helping, with or without the one who receives. */
const DEEDS =
  '[يت](?:منح|عطي|هب|رزق|رسل|بعث|جلب|حمي|حرس|بارك|عاقب|كافئ|نقذ|شفي|وفّر|ضمن|حفظكم|عينكم|ساعدكم|نفعكم|عدكم)(?:كم|نا|ها|هم|ه)?'
/** Not one that begins what somebody else does. */
const WORD = '(?:\\s(?!(?:على|من|ما|الذي|التي|أن)\\s)[\\p{L}\\p{M}]+)'

const ACTS: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})[وف]?${DEEDS}\\s${STARS}(?!\\p{L})`, 'u'),
  new RegExp(`(?<!\\p{L})[وف]?${STARS}${WORD}{0,2}\\s${DEEDS}(?![\\p{L}\\p{M}])`, 'u'),
  new RegExp(`(?:هبة|عطية|هدية|نعمة|بركة|رزق) (?:من )?${STARS}(?!\\p{L})`, 'u'),
]

/** As `forbiddenPhraseIn` of the English texts. */
export function forbiddenIn(text: string): string | null {
  for (const phrase of [...PHRASES, ...ACTS]) {
    const found = phrase.exec(text)
    if (found) return found[0]
  }
  return null
}
