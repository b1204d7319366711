import type { Planet } from '#app/astro/index.server.ts'
import type { Sentences } from '#app/guidance/corpus/corpus.ts'
import type { Cause } from '#app/guidance/types.ts'
import { FACTS } from './facts.ts'
import { houseOf, listed, named, nth, signed } from './names.ts'

const FROM_LOT = { 10: 'ما تُعرفون به', 11: 'ما يأتيكم عن طريق غيركم' } as const

/** The bound of the lot, as the style of the gift. */
const BOUND_STYLES: Readonly<Partial<Record<Planet, string>>> = {
  Mercury: 'تفكير وحديث وسرعة في التكيّف',
  Venus: 'أُنس وعناية بجمال الأشياء وملمسها',
  Mars: 'نشاط يطيب في عمل واضح',
  Jupiter: 'سماحة وحسن ظن بالناس',
  Saturn: 'تمهّل وجدّ وصنع يدوم',
}

/** The themes of stories, as a thing is named by its subject. */
const THEMES: Readonly<Record<string, string>> = {
  anger: 'الغضب',
  beauty: 'الجمال',
  body: 'الجسد',
  children: 'الأولاد',
  community: 'الجماعة',
  courage: 'الشجاعة',
  courtesy: 'الأدب',
  ease: 'اليسر',
  envy: 'الحسد',
  family: 'الأهل',
  forgiveness: 'العفو',
  friendship: 'الصداقة',
  generosity: 'الكرم',
  gratitude: 'الشكر',
  grief: 'الحزن',
  home: 'المنزل',
  honesty: 'الصدق',
  hope: 'الأمل',
  humility: 'التواضع',
  inheritance: 'الميراث',
  justice: 'العدل',
  knowledge: 'المعرفة',
  learning: 'التعلّم',
  moderation: 'الاعتدال',
  order: 'النظام',
  partnership: 'الشراكة',
  patience: 'الصبر',
  prayer: 'الصلاة',
  provision: 'الرزق',
  remembrance: 'الذكر',
  repentance: 'التوبة',
  retreat: 'الخلوة',
  service: 'الخدمة',
  solitude: 'الوحدة',
  speech: 'الكلام',
  standing: 'المكانة',
  time: 'الوقت',
  travel: 'السفر',
  trust: 'الثقة',
  work: 'العمل',
}

/** How a difficulty shows, by its cause, in words that name nothing of a chart. */
const SHOWN_BY: Readonly<Record<Cause, string>> = {
  delay: 'الانتظار وطول الحساب',
  heat: 'العجلة أو الحدّة',
  hidden: 'بقاء الأمر بعيدًا عن الأنظار',
  far: 'الشعور بالغربة فيه',
  ease: 'سهولة لا يُنتبه معها إليه',
}

export const SENTENCES: Sentences = {
  difficultyReason: (difficulty, cause) => `الصعوبة هنا هي ${difficulty}، وتظهر في ${SHOWN_BY[cause]}.`,
  stepReason: (title, why) => `هذه الخطوة لموضوع ${title}: ${why}.`,
  practiceReason: (title, why) => `هذه الممارسة لموضوع ${title}: ${why}.`,
  stepLead: { today: 'اليوم', week: 'هذا الأسبوع', month: 'هذا الشهر، من باب ما تحسنون' },
  monthWhy: 'ما تحسنونه ينمو بالعمل به',
  step: ({ lead, text }) => `${lead}: ${text}`,
  helpTitle: {
    benefic: 'شيء تحبّونه',
    light: 'عادة ثابتة',
    host: 'صاحب خبرة',
    own: 'قدرة فيكم',
  },
  bound: (planet) =>
    `تقع درجة السهم في حدّ ${named(planet)}. وبه يُعرف طابع ما تحسنونه: ${BOUND_STYLES[planet] ?? ''}.`,
  fromLot: ({ planets, sign, nth: n }) =>
    `${listed(planets.map(named))} في برج ${signed(sign)}، وهو ${nth(n)} من السهم، وفيه ${FROM_LOT[n]}.`,
  readFrom({ place, lotSign }, { gift, cause, hard, difficulty }) {
    const lotText = `سهم السعادة في ${signed(lotSign.sign)}، في ${houseOf(place.place, place.house, place.system)}`
    return {
      fortunePath: `${gift.join('؛ ')}؛ ${cause}.`,
      currentBlockages: `${hard.join('؛ ')}.`,
      spiritualGuidance: `الصعوبة، وهي ${difficulty}.`,
      practicalSteps: 'خطوتا اليوم والأسبوع من الصعوبة، وخطوة الشهر مما تحسنونه.',
      lightSidePattern: `${lotText}؛ والصعوبة.`,
      darkSideWarning: `الموضع نفسه: ${lotText}؛ والصعوبة.`,
      realLifeExamples: 'الصعوبة: مثال عليها، ومثال على انحلالها.',
    }
  },
  chosen: (reason) => `اختير لأن ${reason}`,
  similarity({ themes, sign, house, fact }) {
    const subject = `موضوعه ${listed(themes.map((theme) => THEMES[theme] ?? theme))}`
    const also = [...(sign ? [`في برج ${signed(sign)}`] : []), ...(house ? [`في البيت ${nth(house)}`] : [])]
    const own = also.length === 0 ? '' : `، وسهم السعادة في خريطته هو أيضًا ${also.join('، ')}`
    return `${subject}${own}. وفي خريطتكم: ${FACTS.clause(fact)}`
  },
  tale: ({ title, name, trait, fact }) =>
    `موضوعه ${title}: ${name} ${trait}؛ وفي خريطتكم: ${FACTS.clause(fact)}`,
}
