import type { ReactNode } from 'react'
import { characters, inMinutes } from '#app/language/nouns.ar.ts'
import { counted } from '#app/language/plural.ts'
import type { analysisWords } from './analysis-messages.ts'

export const ar: typeof analysisWords = {
  title: 'تحليل سهم السعادة في خريطتكم',
  description: 'قراءة خريطتكم خطوة خطوة، ومع كل جملة سببها.',
  backToDashboard: 'العودة إلى صفحتي',
  letter: 'قراءتكم باختصار',
  inShort: { gift: 'الموهبة', difficulty: 'الصعوبة', help: 'العون', today: 'اليوم' },
  blocks: {
    fortunePath: 'طريق السعادة',
    currentBlockages: 'ما قد يعوق الآن',
    spiritualGuidance: 'الإرشاد الروحي',
    practicalSteps: 'خطوات عملية',
    lightSidePattern: 'من محاسن هذا الطبع',
    darkSideWarning: 'مما يُحترز منه',
  },
  send: 'مشاركة صورة سهمكم',
  sendShows:
    'صورة فيها سماؤكم وموهبتكم، ومعها عنوان صفحة تشرحهما. ليس فيها اسم ولا تاريخ ولا ساعة ولا مكان، ومن يعرف السماء جيدًا قد يقدّر التاريخ منها.',
  sendTall: 'صورة طولية، للحالات والقصص',
  sendSvg: 'بصيغة SVG',
  heavier:
    'وإذا كان وراء هذا ما هو أثقل منه، كفقدٍ أو خوف أو غضب في البيت أو مرض، فموضعه عند من يسمعكم ويجيبكم: إنسان تثقون به، أو طبيب، أو إمام.',
  examples: 'أمثلة من الحياة',
  exampleLabels: {
    story: 'قصة أرسلها أحد المستخدمين',
    event: 'حدث أضافه مشرف',
    illustration: 'أمثلة مكتوبة، وليست عن أشخاص حقيقيين',
  },
  told: (label: string, teller: ReactNode): ReactNode[] => [label, '، ', teller],
  chosenBecause: (reason: ReactNode): ReactNode[] => ['سبب الاختيار: ', reason],
  verses: 'آيات للتدبر',
  figure: 'شكل السهم',
  onThisPage: 'في هذه الصفحة',
  numbers: 'الرقم بعد الجملة يوصل إلى أسبابها، ويضيء في الصورة ما تتكلم عنه.',
  yourLot: 'سهمكم',
  bodyAt: (name: string, place: string) => `${name} في ${place}`,
  inAspect: (name: string, angle: string, of: string, orb: string) =>
    `${name} على ${angle} من ${of}، والفرق ${orb}`,
  apart: (name: string, apart: string, of: string) => `${name} على ${apart} من ${of}`,
  hideReasons: 'إخفاء الأسباب',
  showReasons: 'عرض كل الأسباب',
  ownExperience: 'تجربتكم',
  hasBeenLikeThis: 'هل مرّ بكم ما يشبه هذا النص، أو ما يخالفه تمامًا؟',
  passageNamed: 'هذا هو النص الذي يذكره الإرشاد. هو جواب عن الصعوبة، وليس عن خريطتكم، ولا تفسّره خريطتكم.',
  versesShare: 'في هذه الآيات موضوعات تحليلكم. وهي ليست عن خريطتكم، ولا تفسّرها خريطتكم.',
  whereFrom: 'من أين جاء النص',
  versions: (corpus: string, engine: string) => `نسخة النصوص ${corpus}، ونسخة الحساب ${engine}. `,
  forStudy: 'للدراسة والتأمل في النفس. لا نتنبأ بما يأتي.',
  whatItIs: 'ما هي قسمة وما ليست هي',

  readFrom: 'مأخذه:',
  times: { today: 'اليوم', week: 'هذا الأسبوع', month: 'هذا الشهر' },
  stepFor: (time: string, subject: string | undefined) => `${time}، في موضوع: ${subject}`,

  timeExact: 'يؤخذ وقت الميلاد على أنه مضبوط',
  timeUnsure: 'الوقت غير مؤكد بالدقيقة',
  sureWithin: (minutes: number) => `الوقت مؤكد في حدود ${inMinutes(minutes)}`,
  whatWouldChange: (sure: string) => `${sure}. ما الذي كان سيتغير؟`,
  noteBelow: 'تحت كل جزء كهذا ملاحظة تذكر ما كان سيتغير.',
  howManyMinutes: 'بكم دقيقة يُحتمل أن يخطئ وقت ميلادكم؟',
  littleEarlierOrLater: 'لو كان ميلادكم قبل ذلك بقليل أو بعده',
  bornBefore: (time: string, day: string | null) => `لو كان ميلادكم قبل ${time}${day ? ` في ${day}` : ''}`,
  bornAfter: (time: string, day: string | null) => `لو كان ميلادكم بعد ${time}${day ? ` في ${day}` : ''}`,
  partsDiffer(condition: string, changed: number, total: number) {
    if (total === 1) return `${condition} لاختلف هذا الجزء`
    if (changed === total) return `${condition} لاختلفت هذه الأجزاء كلها`
    const parts = counted(changed, {
      one: 'لاختلف جزء واحد',
      two: 'لاختلف جزآن',
      few: 'لاختلفت # أجزاء',
      many: 'لاختلف # جزءًا',
      other: 'لاختلف # جزء',
    })
    return `${condition} ${parts} من هذه الأجزاء`
  },
  wouldBeMissing: (condition: string | null) =>
    condition === null ? 'لا يكون هنا هذا الجزء.' : `${condition} لما كان هنا هذا الجزء.`,
  wouldBe: (condition: string) => `${condition} لكان هذا الجزء: `,
  takenAsExact: (time: string) => `يؤخذ وقت ميلادكم على أنه مضبوط: ${time}.`,
  noPartChanges: (total: number, tolerance: number) =>
    `إذا أخطأ وقت الميلاد بما لا يزيد على ${inMinutes(tolerance)} لم يتغير شيء من أجزاء النص، وعددها ${total}.`,
  partsCanChange(changed: number, total: number, tolerance: number) {
    const parts = counted(changed, {
      one: 'يتغير جزء واحد',
      two: 'يتغير جزآن',
      few: 'تتغير # أجزاء',
      many: 'يتغير # جزءًا',
      other: 'يتغير # جزء',
    })
    const which = changed === total ? 'تتغير أجزاء النص كلها' : `${parts} من أجزاء النص، وعددها ${total}`
    return `إذا أخطأ وقت الميلاد بما لا يزيد على ${inMinutes(tolerance)} فقد ${which}.`
  },

  twilight: 'الميلاد قريب من الشروق أو الغروب',
  countedBy: (isDay: boolean, degree: ReactNode, sign: string, house: string): ReactNode[] => [
    `كان بُعد الشمس عن الأفق لا يزيد على درجة، ولذلك يمكن عدّ الميلاد نهاريًّا أو ليليًّا. نعدّه ${isDay ? 'نهاريًّا' : 'ليليًّا'} من ارتفاع الشمس المحسوب. وإذا عُدّ بالوجه الآخر فالسهم في `,
    degree,
    ` من ${sign}، في ${house}.`,
  ],

  parts: { gift: 'الموهبة', difficulty: 'الصعوبة', help: 'العون' },
  doTheyFit:
    'هل يناسبكم هذا؟ نعدّ الإجابات بلا أسماء لنعرف أي النصوص يحتاج إلى كتابة جديدة. وإذا كان العدد أقل من عشرة أشخاص فلا يراه أحد.',
  whereTheyComeFrom: 'من أين تأتي الموضوعات الثلاثة في خريطتكم',
  whereItComesFrom: 'من أين يأتي هذا في خريطتكم',
  answers: { fits: 'يناسبني', part: 'يناسبني بعضه', not: 'لا يناسبني' },
  takeBack: 'سحب الإجابة',
  noOther: {
    gift: 'شكرًا لكم. لا تذكر خريطتكم موهبة أخرى.',
    difficulty: 'شكرًا لكم. لا تذكر خريطتكم صعوبة أخرى.',
    help: 'شكرًا لكم. لا تذكر خريطتكم عونًا آخر.',
  },
  theNext: {
    gift: 'الموهبة التالية في خريطتكم: ',
    difficulty: 'الصعوبة التالية في خريطتكم: ',
    help: 'العون التالي في خريطتكم: ',
  },
  saved: 'تم الحفظ',
  canChangeAnswer: 'شكرًا لكم. يمكنكم تغيير إجابتكم.',
  takenBack: 'سُحبت الإجابة',
  answerDeleted: 'حُذفت إجابتكم.',

  newVersion: 'توجد نسخة جديدة من قراءتكم.',
  versionKept: (isRated: boolean) => `تبقى هذه النسخة محفوظة${isRated ? ' مع تقييمكم' : ''}.`,
  showNew: 'عرض النسخة الجديدة',
  newVersionShown: 'هذه هي النسخة الجديدة من تحليلكم. والنسخة السابقة محفوظة تحتها.',
  yourReading: 'قراءتكم',
  earlier: (day: string) => `نسخة سابقة من تحليلكم، من ${day}`,
  asReadThen: 'هذا هو النص كما قرأتموه يومئذ.',
  goToCurrent: 'إلى النسخة الحالية',
  analysisFrom: (day: string) => `تحليلكم من ${day}`,
  rated: (rating: number) => `، تقييمه ${rating} من 5`,
  notFound: 'لا يوجد هذا التحليل.',

  error: 'خطأ',
  rate: 'تقييم هذا التحليل',
  yourRating: 'تقييمكم',
  howWell: 'كم يصدق هذا عليكم؟',
  saveRating: 'حفظ التقييم',
  changeRating: 'تغيير التقييم',
  ratingRange: 'اختاروا تقييمًا من 1 إلى 5',
  signInToRate: 'سجّلوا الدخول لتقييم تحليلكم.',
  ratingNotSaved: 'لم يُحفظ التقييم. أعيدوا المحاولة.',
  thankYou: 'شكرًا لكم!',
  ratingSaved: 'سُجّل تقييمكم.',

  shareStory: 'مشاركة قصة',
  yourStory: 'قصتكم',
  storyHint: (least: number, most: number, anonymous: string) =>
    `من ${least} إلى ${characters(most)}. تُرسل بلا اسم. ${anonymous} يقرؤها مشرف قبل أن يراها أحد غيره.`,
  submitStory: 'إرسال القصة',
  tooShort: 'القصة قصيرة جدًّا',
  submitted: 'أُرسلت القصة',
  mayBeFeatured: 'شكرًا لمشاركتكم! ستُراجع قصتكم، وقد تُعرض في قناتنا على يوتيوب.',

  failed: 'تعذّر التحليل',
  failedWhy: 'حدث خطأ أثناء كتابة تحليلكم. ربما نقص شيء من بيانات الميلاد، أو كان العطل عابرًا.',
  tryAgain: 'إعادة المحاولة',
  updateBirthData: 'تعديل بيانات الميلاد',
  generating: 'تحليلكم قيد الكتابة',
  pleaseWait: 'انتظروا لحظة',
  fewSeconds: 'يستغرق هذا بضع ثوان.',

  notes: 'ملاحظات',

  sect: 'النهار والليل',
  dayBirth: 'ميلاد نهاري',
  nightBirth: 'ميلاد ليلي',
  figureMark: (who: string, sign: string, house: string) => `${who} في ${sign}، البيت ${house} بالبروج`,
  roles: {
    lot: 'السهم',
    ruler: (planet: string) => `صاحب السهم، ${planet}،`,
    help: (planet: string) => `كوكب العون، ${planet}،`,
    test: (planet: string) => `كوكب الصعوبة، ${planet}،`,
  },
  figureCounts: 'تُعدّ البيوت هنا بالبروج من البرج الطالع، وهو إلى اليسار.',
}
