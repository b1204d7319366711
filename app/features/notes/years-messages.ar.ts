import type { ReactNode } from 'react'
import { counted } from '#app/language/plural.ts'
import type { yearsWords } from './years-messages.ts'

const yearsOld = (age: number) =>
  counted(age, { one: 'سنة', two: 'سنتين', few: '# سنوات', many: '# سنة', other: '# سنة' })

export const ar: typeof yearsWords = {
  yearAt: (age: string) =>
    age === '0' ? 'السنة الأولى من العمر' : `السنة التي تبدأ بتمام ${yearsOld(Number(age))}`,
  lookingBack: 'نظرة إلى الوراء',
  lookingBackLead: 'سنوات عمركم إلى اليوم، كل سنة مع برجها، ومكان للكتابة عنها.',
  howCounted: 'كيف تُعدّ السنوات',
  firstYear: (sign: ReactNode, term: (name: string) => ReactNode): ReactNode[] => [
    'تُنسب السنة الأولى من عمركم إلى برج ',
    sign,
    '، وفيه سهم السعادة في خريطتكم، ثم كل سنة بعدها إلى البرج الذي يليه. وبعد اثنتي عشرة سنة يبدأ العدّ من جديد، ويسمى ',
    term('الانتهاء'),
    '.',
  ],
  onlyNames:
    'هذا يعطي سنواتكم أسماء فقط، كفصول الكتاب. ولا يقول ما حدث في سنة: أنتم تعرفون ذلك، ويمكنكم كتابته هنا. ولا تُعرض السنوات القادمة.',
  noYears: 'لم تكتمل سنة من عمركم بعد.',
  round: (from: number, to: number) => (from === 0 ? `من الميلاد إلى عمر ${to}` : `من عمر ${from} إلى ${to}`),
  yearFell: (age: number, sign: string) =>
    age === 0
      ? `كانت السنة الأولى من عمركم في برج ${sign}`
      : `كانت السنة التي تبدأ بتمام ${yearsOld(age)} من عمركم في برج ${sign}`,
  yearFacts: (from: ReactNode, until: ReactNode, ruler: string, planets: string | null): ReactNode[] => [
    'من ',
    from,
    ' إلى ',
    until,
    `. كوكب السنة: ${ruler}. ${planets ? `وفي هذا البرج عند ميلادكم: ${planets}.` : 'ولم يكن في هذا البرج كوكب عند ميلادكم.'}`,
  ],
  theYearAt: (age: number) =>
    age === 0 ? 'السنة الأولى من العمر' : `السنة التي تبدأ بتمام ${yearsOld(age)}`,
  backToBook: 'العودة إلى دفتري',
}
