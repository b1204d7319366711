import type { Sign } from '#app/astro/types.ts'
import { lotWords } from '#app/features/lots/lot-messages.ts'
import { astroWords } from '#app/language/astro-messages.ts'
import type { lotDoorWords } from './lot-door-messages.ts'

export const ar: typeof lotDoorWords = {
  title: (sign: Sign, place: number) =>
    `${lotWords.partOfFortune} في ${astroWords.signs[sign]} في ${astroWords.house(place)}`,
  lead: 'كُتب هذا لكل من يقع سهمه هنا، والبيوت معدودة بالبروج. والخريطة الكاملة تقول أكثر، وقد تسمّي صعوبة أخرى.',
  gift: 'الموهبة',
  difficulty: 'ما يعترضها',
  help: 'ما يعين',
  step: 'خطوة واحدة',
  example: 'مثال',
  written: 'حكاية مكتوبة، لا شخص حقيقي.',
  received: 'هل وصلتكم صورة؟',
  receivedText: (sign: string) =>
    `فيها سماء ميلاد من أرسلها. سهم سعادته في ${sign}، والجملة التي تحت السماء موهبته كما في هذه الصفحة. وليس في الصورة اسم ولا تاريخ ولا ساعة ولا مكان.`,
  find: 'أين يقع سهمكم؟',
  findLead: 'دقيقة واحدة، بلا حساب. ولا يُحفظ شيء.',
}
