import type { ReactNode } from 'react'
import { numberText } from '#app/format.ts'
import { counted } from '#app/language/plural.ts'

const letters = (count: number) =>
  counted(count, { one: 'حرف واحد', two: 'حرفين', few: '# أحرف', many: '# حرفا', other: '# حرف' })

export const ar = {
  alignmentChoices: {
    light: 'مضيء: تجارب طيبة تشرح الصدر',
    dark: 'عسير: تجارب شاقة وصعبة',
    neutral: 'متوازن: تجارب مختلطة أو متوازنة',
  },
  anonymousMeans: '«بلا اسم» تعني أن اسمكم لا يظهر مع القصة. وهي لا تخفي عن المشرفين الحساب الذي جاءت منه.',

  logInToSubmit: 'يرجى تسجيل الدخول لإرسال قصتكم.',
  signInToEdit: 'يرجى تسجيل الدخول لتعديل قصتكم.',
  notLoaded: 'تعذر عرض قصصكم. يرجى إعادة المحاولة لاحقا.',
  tryAgain: 'إعادة المحاولة',
  notSubmitted: 'لم تُرسل القصة',
  shortNotSubmitted: 'لم تُرسل القصة. يرجى إعادة المحاولة.',
  notSaved: 'لم تُحفظ القصة',
  notFound: 'لا توجد هذه القصة.',
  tooManyWaiting: (most: number) =>
    `تنتظر المراجعة من قصصكم ${numberText(most)} قصة. يمكنكم إرسال المزيد بعد مراجعة بعضها أو بعد سحب واحدة منها.`,
  alreadyReviewed: 'روجعت هذه القصة، ولم يعد تعديلها ممكنا.',
  withdrawn: 'سُحبت قصتكم ولم تعد محفوظة.',
  error: 'خطأ',
  success: 'تم!',
  submittedForReview: 'أُرسلت قصتكم للمراجعة.',
  changesSaved: 'حُفظت تعديلاتكم.',
  storyWithdrawn: 'سُحبت القصة',
  noLongerStored: 'لم تعد قصتكم محفوظة هنا.',
  titleFromAnalysis: 'قصتي مع سهم السعادة',

  tooShort: (least: number) => `يرجى كتابة ${letters(least)} على الأقل عن تجربتكم.`,
  shortStoryMost: (most: number) => `القصة المرسلة من هنا لا تزيد على ${letters(most)}.`,
  titleLeast: (least: number) => `يجب ألا يقل العنوان عن ${letters(least)}`,
  titleMost: (most: number) => `يجب ألا يزيد العنوان على ${letters(most)}`,
  storyLeast: (least: number) => `يجب ألا تقل القصة عن ${letters(least)}`,
  storyMost: (most: number) => `يجب ألا تزيد القصة على ${letters(most)}`,
  pseudonymMost: (most: number) => `الاسم المستعار لا يزيد على ${letters(most)}`,
  chooseTheme: 'يرجى اختيار أحد الموضوعات',

  labels: {
    title: 'عنوان القصة',
    storyContent: 'قصتكم',
    isAnonymous: 'النشر بلا اسم',
    pseudonym: 'اسم مستعار (اختياري)',
    alignment: 'الموضوع (اختياري)',
  },
  titleHint: (least: number, most: number) => `من ${numberText(least)} إلى ${letters(most)}`,
  storyHint: (least: number) => `${letters(least)} على الأقل`,
  nameOnStory: 'اسمكم على القصة',
  pseudonymHint: 'يظهر هذا الاسم بدلا من اسمكم',
  noTheme: 'بلا موضوع',

  share: 'مشاركة قصة',
  shareLead: 'ما الذي حدث، وماذا تعلمتم منه. يقرؤها مشرف قبل أن يراها أحد غيره.',
  viewSubmitted: 'القصص التي أرسلتُها',
  submit: 'إرسال القصة',
  submitted: 'أُرسلت القصة',
  submitAnother: 'إرسال قصة أخرى',
  viewMine: 'عرض قصصي',
  thanks: 'شكرا لمشاركتكم قصتكم. أُرسلت للمراجعة، وسيقرؤها فريقنا.',

  mine: 'قصصي',
  mineLead: 'القصص التي أرسلتموها، وحال كل منها.',
  backToMine: 'العودة إلى قصصي',
  page: (total: number, page: number, pages: number) =>
    `${counted(total, { one: 'قصة واحدة', two: 'قصتان', few: '# قصص', many: '# قصة', other: '# قصة' })}، الصفحة ${page} من ${pages}`,
  pages: 'صفحات القصص',
  newer: 'القصص الأحدث',
  older: 'القصص الأقدم',
  none: 'لم ترسلوا قصة بعد.',
  shareFirst: 'مشاركة قصتكم الأولى',

  edit: 'تعديل',
  withdraw: 'سحب',
  ofStory: (title: string) => `: ${title}`,
  submittedOn: 'أُرسلت في',
  editedOn: 'عُدّلت في',
  reviewedOn: 'روجعت في',
  alignment: 'الموضوع',
  shownAs: 'تظهر',
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
  mayStillBeSeen: ' وما عُرض منها في قناتنا قد يبقى ظاهرا هناك.',
  withdrawStory: 'سحب القصة',
  cancel: 'إلغاء',
}
