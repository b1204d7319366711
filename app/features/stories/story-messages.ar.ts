import type { ReactNode } from 'react'
import { numberText } from '#app/format.ts'
import { characters } from '#app/language/nouns.ar.ts'
import { counted } from '#app/language/plural.ts'
import type { storyWords } from './story-messages.ts'

const stories = (count: number) =>
  counted(count, { one: 'قصة واحدة', two: 'قصتان', few: '# قصص', many: '# قصة', other: '# قصة' })

export const ar: typeof storyWords = {
  alignmentChoices: {
    light: 'مضيء: تجارب طيبة تشرح الصدر',
    dark: 'عسير: تجارب شاقة وصعبة',
    neutral: 'متوازن: تجارب مختلطة أو متوازنة',
  },
  anonymousMeans: '«بلا اسم» تعني أن اسمكم لا يظهر مع القصة. وهي لا تخفي عن المشرفين الحساب الذي جاءت منه.',

  logInToSubmit: 'سجّلوا الدخول لإرسال قصتكم.',
  signInToEdit: 'سجّلوا الدخول لتعديل قصتكم.',
  notLoaded: 'تعذّر عرض قصصكم. أعيدوا المحاولة لاحقًا.',
  tryAgain: 'إعادة المحاولة',
  notSubmitted: 'لم تُرسل القصة',
  shortNotSubmitted: 'لم تُرسل القصة. أعيدوا المحاولة.',
  notSaved: 'لم تُحفظ القصة',
  notFound: 'لا توجد هذه القصة.',
  tooManyWaiting: (most: number) =>
    `تنتظر المراجعة من قصصكم ${stories(most)}. يمكنكم إرسال المزيد بعد مراجعة بعضها أو بعد سحب واحدة منها.`,
  alreadyReviewed: 'روجعت هذه القصة، ولم يعد تعديلها ممكنًا.',
  withdrawn: 'سُحبت قصتكم ولم تعد محفوظة.',
  error: 'خطأ',
  success: 'تم!',
  submittedForReview: 'أُرسلت قصتكم للمراجعة.',
  changesSaved: 'حُفظت تعديلاتكم.',
  storyWithdrawn: 'سُحبت القصة',
  noLongerStored: 'لم تعد قصتكم محفوظة هنا.',
  titleFromAnalysis: 'قصتي مع سهم السعادة',

  tooShort: (least: number) => `اكتبوا ${characters(least)} على الأقل عن تجربتكم.`,
  shortStoryMost: (most: number) => `القصة المرسلة من هنا لا تزيد على ${characters(most)}.`,
  titleLeast: (least: number) => `يجب ألا يقل العنوان عن ${characters(least)}`,
  titleMost: (most: number) => `يجب ألا يزيد العنوان على ${characters(most)}`,
  storyLeast: (least: number) => `يجب ألا تقل القصة عن ${characters(least)}`,
  storyMost: (most: number) => `يجب ألا تزيد القصة على ${characters(most)}`,
  pseudonymMost: (most: number) => `الاسم المستعار لا يزيد على ${characters(most)}`,
  chooseTheme: 'اختاروا أحد الموضوعات',

  labels: {
    title: 'عنوان القصة',
    storyContent: 'قصتكم',
    isAnonymous: 'النشر بلا اسم',
    pseudonym: 'اسم مستعار (اختياري)',
    alignment: 'الموضوع (اختياري)',
  },
  titleHint: (least: number, most: number) => `من ${numberText(least)} إلى ${characters(most)}`,
  storyHint: (least: number) => `${characters(least)} على الأقل`,
  nameOnStory: 'اسمكم على القصة',
  pseudonymHint: 'يظهر هذا الاسم بدلًا من اسمكم',
  noTheme: 'بلا موضوع',

  share: 'مشاركة قصة',
  shareLead: 'ما الذي حدث، وماذا تعلّمتم منه. يقرؤها مشرف قبل أن يراها أحد غيره.',
  viewSubmitted: 'القصص التي أرسلتُها',
  submit: 'إرسال القصة',
  submitted: 'أُرسلت القصة',
  submitAnother: 'إرسال قصة أخرى',
  viewMine: 'عرض قصصي',
  thanks: 'شكرًا لمشاركتكم قصتكم. أُرسلت للمراجعة، وسيقرؤها فريقنا.',

  mine: 'قصصي',
  mineLead: 'القصص التي أرسلتموها، وحال كل منها.',
  backToMine: 'العودة إلى قصصي',
  page: (total: number, page: number, pages: number) => `${stories(total)}، الصفحة ${page} من ${pages}`,
  pages: 'صفحات القصص',
  newer: 'القصص الأحدث',
  older: 'القصص الأقدم',
  none: 'لم ترسلوا قصة بعد.',
  shareFirst: 'مشاركة قصتكم الأولى',

  edit: 'تعديل',
  sendAgain: 'تعديل وإرسال من جديد',
  withdraw: 'سحب',
  ofStory: (title: string) => `: ${title}`,
  submittedOn: 'أُرسلت في',
  editedOn: 'عُدّلت في',
  reviewedOn: 'روجعت في',
  alignment: 'الموضوع',
  shownAs: 'تظهر القصة',
  anonymous: 'بلا اسم',
  public: 'باسم صاحبها',
  pseudonym: 'الاسم المستعار',
  feedback: 'ملاحظات المشرف',
  readMore: 'قراءة المزيد',
  showLess: 'عرض أقل',

  editTitle: 'تعديل قصتكم',
  editLead: 'يمكن تعديل القصة إلى أن يراجعها مشرف.',
  stillWithdraw: (link: (name: string) => ReactNode) => ['ما زال يمكنكم ', link('سحبها'), '.'],
  saveChanges: 'حفظ التعديلات',
  withdrawThis: 'سحب هذه القصة',
  withdrawTitle: 'سحب قصتكم',
  withdrawThisQuestion: 'أتريدون سحب هذه القصة؟',
  isDeleted: (title: ReactNode): ReactNode[] => ['تُحذف «', title, '» مع ملاحظات المشرف، ولا يمكن استرجاعها.'],
  mayStillBeSeen: ' وما عُرض منها في قناتنا قد يبقى ظاهرًا هناك.',
  withdrawStory: 'سحب القصة',
  cancel: 'إلغاء',
}
