import type { ReactNode } from 'react'
import type { proveWords } from './prove-messages.ts'

export const ar: typeof proveWords = {
  title: 'تأكيد الهوية',
  lead: 'الخطوة التالية لا رجوع فيها، أو تفتح كل بياناتكم.',
  first: {
    password: 'أدخلوا كلمة السر أولًا.',
    code: 'أدخلوا رمزًا أولًا.',
    either: 'أدخلوا كلمة السر أو رمزًا أولًا.',
  },
  notAgain: 'ولن تُسألوا مرة أخرى مدة عشر دقائق.',
  done: { title: 'تم التأكيد', text: 'يمكنكم المتابعة الآن.' },
  password: 'كلمة السر',
  orCode: 'أو رمز',
  codeHint: 'الأرقام الستة التي يعرضها تطبيق المصادقة، أو أحد رموز الاسترداد',
  goOn: 'متابعة',
  usePasskey: 'استعمال مفتاح مرور',
  useGoogle: 'تسجيل الدخول بحساب غوغل مرة أخرى',
  noWay: (link: ReactNode): ReactNode[] => ['ليست لحسابكم كلمة سر بعد. اختاروا واحدة أولًا: ', link],
  enterPassword: 'أدخلوا كلمة السر',
  enterCode: 'أدخلوا رمزًا',
  enterEither: 'أدخلوا كلمة السر، أو رمزًا',
  noAccount: 'لم يعد هذا الحساب موجودًا.',
  otherGoogle: 'هذا حساب غوغل آخر، غير المرتبط بحسابكم.',
  needed: 'أكّدوا هويتكم أولًا.',
}
