import type { ReactNode } from 'react'
import type { dashboardWords } from './dashboard-messages.ts'

export const ar: typeof dashboardWords = {
  title: 'صفحتي',
  welcome: (name: ReactNode): ReactNode[] => ['أهلًا وسهلًا يا ', name],
  birthInformation: 'بيانات الميلاد',
  reports: 'التقارير',
  basicReport: 'التقرير المختصر',
  detailedReport: 'التقرير المفصّل',
  whatReportsGive: 'في التقرير المختصر الخريطة في نظرة واحدة، وفي المفصّل كل بيت وكوكب ونظر.',
  progress: 'التقدم',
  viewProgress: 'عرض التقدم',
  practices: 'ما تم من الممارسات في مساركم',
  pathLater: 'يظهر مساركم بعد حساب خريطتكم.',
  yourLot: 'سهم السعادة في خريطتكم',
  ruledBy: (house: ReactNode, ruled: (name: string) => ReactNode, ruler: string): ReactNode[] => [
    house,
    '، و',
    ruled('صاحب البرج'),
    `: ${ruler}`,
  ],
  readAnalysis: 'قراءة تحليلكم',
  threeSteps: 'ثلاث خطوات إلى سهم السعادة في خريطتكم',
  enterBirth: 'إدخال بيانات الميلاد',
  steps: [
    ['إدخال بيانات ميلادكم', 'التاريخ، والوقت بالدقيقة، والمكان.'],
    ['مراجعة إجاباتكم', 'ترون كيف فُهمت كل إجابة قبل أن تُحفظ.'],
    ['قراءة تحليلكم', 'سهم السعادة في خريطتكم، وما يقوله، ولماذا.'],
  ] as [title: string, text: string][],
  exactTime: (link: (name: string) => ReactNode): ReactNode[] => [
    'إذا كنتم لا تعرفون الوقت الدقيق ',
    link('فهنا بيان أين يمكن أن تجدوه'),
    '.',
  ],
  quickActions: 'اختصارات',
  updateBirth: 'تعديل بيانات الميلاد',
  viewReports: 'عرض التقارير',
  accountSettings: 'إعدادات الحساب',
  downloadReport: 'تنزيل التقرير',
}
