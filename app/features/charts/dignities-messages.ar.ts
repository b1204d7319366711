import type { ReactNode } from 'react'
import type { dignitiesWords } from './dignities-messages.ts'

export const ar: typeof dignitiesWords = {
  lead: (bound: ReactNode): ReactNode[] => [
    'لدرجة كل كوكب: من صاحبها، ومن شرفه فيها، ومن له مثلثتها (في النهار، وفي الليل، والثالث)، ومن له ',
    bound,
    'ووجهها. والمثلثات على دوروثيوس، والحدود حدود المصريين. والكوكب الذي له حظّ من هذه في درجته نفسها معلَّم، ونقاطه مجموع حظوظه.',
  ],
  bound: 'حدّها ',
  receptionsOfRulers: (receptions: ReactNode): ReactNode[] => [receptions, ' بين أصحاب البروج'],
  receptions: 'القبول',
  noReceptions: 'لا يقبل كوكب من سلسلة أصحاب السهم كوكبًا آخر، ولا يُقبل، في بيت ولا شرف.',
}
