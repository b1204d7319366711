import type { ReactNode } from 'react'
import type { doorsWords } from './doors-messages.ts'

const nth = ['الأول', 'الثاني', 'الثالث']

export const ar: typeof doorsWords = {
  title: 'سؤال قبل القراءة، إن شئتم',
  lead: 'مشهدان من هذه مأخوذان من خريطتكم، والثالث لغيركم: هو مأخوذ من وقت آخر في المكان نفسه. اختاروا أقربها إلى ما تعرفون، فتُكتب قراءتكم له. وبعد ذلك نذكر لكم أيها كان لغيركم.',
  counted: (link: (name: string) => ReactNode): ReactNode[] => [
    'لا تُعدّ إلا إجابتكم الأولى، وبلا اسمكم: ',
    link('ما تدل عليه الإجابات'),
    '.',
  ],
  scenes: 'المشاهد الثلاثة',
  none: 'لا شيء من هذه',
  subject: 'إذا لم يكن شيء من هذه، فموضوع القراءة',
  noSubject: 'لا أريد أن أذكر شيئًا',
  choose: 'اختيار',
  skip: 'تخطّي المشاهد',
  change: 'تغيير الإجابة',
  takeBack: 'سحب الإجابة',
  chooseOne: 'اختاروا أحد المشاهد الثلاثة، أو «لا شيء من هذه».',
  otherScenes: 'صارت لخريطتكم مشاهد أخرى. أعيدوا فتح الصفحة.',
  own: (chosen: number, stranger: number) =>
    `اخترتم المشهد ${nth[chosen]}، وهو من خريطتكم. وكان المشهد ${nth[stranger]} لغيركم.`,
  strangers: (chosen: number) => `اخترتم المشهد ${nth[chosen]}، وكان لغيركم. والقراءة مكتوبة له.`,
  noneChosen: (stranger: number, subject: string | null) =>
    `لم تختاروا شيئًا من المشاهد. وكان المشهد ${nth[stranger]} لغيركم.${subject ? ` والقراءة مكتوبة لما ذكرتموه: ${subject}.` : ''}`,
  skipped: (stranger: number) => `تخطّيتم المشاهد. وكان المشهد ${nth[stranger]} لغيركم.`,
  saved: 'شكرًا لكم. يمكنكم تغيير إجابتكم أو سحبها.',
  takenBack: 'عادت القراءة إلى أقوى صعوبة في خريطتكم. وإجابتكم الأولى محفوظة من أجل العدّ.',
  byChart: (difficulty: string) => `أول صعوبة تذكرها خريطتكم: ${difficulty}.`,
  byReader: (difficulty: string, isOfChart: boolean) =>
    `وذكرتم أنتم: ${difficulty}. ${isOfChart ? 'وخريطتكم تذكرها أيضًا.' : 'ولا تذكرها خريطتكم.'}`,
}
