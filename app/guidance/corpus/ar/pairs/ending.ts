import type { PairTexts } from '#app/guidance/corpus/pair-texts.ts'

/** A difficulty, for people who have said that something has ended for them. */
export const ENDING: PairTexts['ending'] = {
  'test Saturn with 8': 'تحفظون ما انتهى في مكانه، لأن رفعه كالقول إنه انتهى.',
  'test Saturn square 4': 'في قلوبكم غرفة قديمة لا يُحرَّك فيها كرسيّ.',
  'test Saturn opposition 2': 'ما أعطيتموه أو فقدتموه باقٍ عندكم في قائمة ما تملكون.',
  'test Mars with 8': 'تقطعون الحبل بضربة واحدة، ويبقى طرفه في أيديكم سنين.',
  'test Mars opposition 2': 'تقاتلون لأجل حق قديم، حتى يكلّفكم القتال أكثر من قيمته.',
  'testRuler Saturn Neptune across': 'تحزنون على صورة ما كان ينبغي أن يكون، كما يُحزن على إنسان.',
  'testRuler Mars Saturn with': 'تطبقون اليد على ما صار يمكن أن يوضع.',
  'testRuler Mars Pluto across': 'حرق الجسر أهون عليكم من رؤيته يُهجر شيئًا فشيئًا.',
  'hard low Moon': 'تنزلون إلى شعور مضى، لتروا هل ما زال هناك.',
  'hard averse Neptune': 'شوقكم إلى شاطئ تركتموه أشدّ منه إلى الشاطئ القريب.',
  'hard burnt Neptune': 'اختلط الحلم عندكم بالواجب، فلا تقدرون على ترك هذا ولا ذاك.',
  'hard back Venus': 'تعودون لتنظروا أما زال الضوء القديم مشتعلًا.',
  'hard back Neptune': 'لما لم يتحقق قط غرفة في داركم، تحفظونها نظيفة.',
  'hard lot 8 fire': 'بعد النهاية السريعة تبقى فيكم نار أطول مما تقولون.',
  'hard lot 12 water': 'تنزلون وحدكم إلى ما انتهى، وتطول إقامتكم فيه مرة بعد مرة.',
  'hard ruler Moon 8': 'تحفظون مشاعر الأيام الماضية كما يحفظ غيركم الثياب القديمة.',
  'hard ruler Jupiter 8': 'يحسن ظنّكم بما مضى، حتى لا تروا لماذا كان لا بدّ أن ينتهي.',
  'hard ruler Neptune 8': 'ما زلتم مربوطين إلى مرسى لم يعد يبحر منه أحد.',
  'easy 8': 'انتهى الأمر بسلاسة، حتى كأنكم لم تودّعوه.',
}
