import { numberText } from '#app/format.ts'
import { counted } from '#app/language/plural.ts'
import type { compareWords } from './compare-messages.ts'

const lots = (count: number) =>
  counted(count, {
    one: 'سهم آخر واحد',
    two: 'سهمين آخرين',
    few: '# سهام أخرى',
    many: '# سهمًا آخر',
    other: '# سهم آخر',
  })

export const ar: typeof compareWords = {
  lead: 'هل يعطيكم برنامج آخر سهم سعادة آخر؟ أدخلوا ما يعرضه. نجرب الأسباب المعروفة لمثل هذا الاختلاف، واحدًا واحدًا ثم اثنين اثنين، ونعرض ما يعطي قيمة البرنامج الآخر بالضبط.',
  enter: 'إدخال السهم من برنامج آخر',
  labels: { sign: 'البرج', degree: 'الدرجة', minute: 'الدقيقة' },
  chooseSign: 'اختيار برج',
  degreeHint: 'من 0 إلى 29',
  minuteHint: 'من 0 إلى 59، بلا ثوان',
  find: 'البحث عن السبب',
  signMissing: 'اختاروا البرج الذي يعطيه البرنامج الآخر',
  wholeNumber: (name: string, most: number) => `${name}: يجب أن يكون العدد صحيحًا من 0 إلى ${most}`,
  agree: 'البرنامجان متفقان',
  sameToMinute: (given: string, ours: string) =>
    `يعطي البرنامج الآخر ${given}، وسهمكم ${ours}: الموضع نفسه إلى الدقيقة.`,
  explanationsFit: (count: number) =>
    counted(count, {
      one: 'هذا يفسر الاختلاف',
      two: 'يوافق تفسيران',
      few: 'يوافق # تفسيرات',
      many: 'يوافق # تفسيرًا',
      other: 'يوافق # تفسير',
    }),
  gives: (given: string, ours: string) => `يعطي البرنامج الآخر ${given}، وسهمكم ${ours}.`,
  eachFits: ' وكل واحد مما يلي يعطي قيمة البرنامج الآخر إلى الدقيقة:',
  noCause: 'لا سبب معروفًا يفسر الاختلاف',
  triedNone: (tried: number, given: string) => ` جرّبنا ${lots(tried)}، وليس فيها ما هو ${given} إلى الدقيقة.`,
  closest: (minutes: number) =>
    `أقربها على بعد ${counted(minutes, { one: 'دقيقة قوسية واحدة', two: 'دقيقتين قوسيتين', few: '# دقائق قوسية', many: '# دقيقة قوسية', other: '# دقيقة قوسية' })}. قد يفسر بعض الاختلاف، إذا كان في المكان أو الوقت اختلاف يسير أيضًا. `,
  pleaseCheck:
    'تحققوا من أن في البرنامج الآخر التاريخ والوقت والمكان أنفسها، ومن أنه يعرض سهم السعادة لا سهمًا غيره، ومن أنه يستعمل دائرة البروج المدارية.',
  causes: (causes: readonly string[], lot: string) => `${causes.join(' وأيضًا: ')} وهذا يعطي ${lot}.`,
  byChance: (tried: number, chance: number) =>
    `جرّبنا ${lots(tried)}. وبالمصادفة وحدها يوافق أحدَها نحو قيمة واحدة من كل ${numberText(chance)}.`,

  notReversed: (formula: string) => `لا يعكس الحساب في الليل: ${formula}، كما يعدّ بطلميوس وليلي.`,
  alwaysReversed: (formula: string) =>
    `يستعمل حساب الليل، ${formula}، لميلاد في النهار. وتلك النقطة في النهار هي سهم الغيب.`,
  sectByHouse:
    'يميّز النهار من الليل ببيت الشمس: النهار من البيت السابع إلى الثاني عشر. ونحن نستعمل ارتفاع الشمس عن الأفق.',
  sectBySign:
    'يميّز النهار من الليل ببرج الشمس: النهار من البرج السابع إلى الثاني عشر من الطالع. ونحن نستعمل ارتفاع الشمس عن الأفق.',
  standardTime: (theirs: string, ours: string) =>
    `يقرأ الساعة بالتوقيت المعتاد، ${theirs}، مع أن التوقيت الصيفي كان معمولًا به، ${ours}.`,
  summerTime: (theirs: string, ours: string) =>
    `يقرأ الساعة بالتوقيت الصيفي، ${theirs}، مع أن التوقيت المعتاد كان معمولًا به، ${ours}.`,
  rulesOfToday: (theirs: string, ours: string) =>
    `يطبق قواعد اليوم على يوم ميلادكم: ${theirs} بدلًا من ${ours}.`,
  mergedZone: (theirs: string, ours: string, theirZone: string, zone: string) =>
    `يستعمل تاريخ المنطقة الزمنية ${theirZone}، وكثيرًا ما تُدمج معها ${zone}: ${theirs} بدلًا من ${ours}.`,
  zoneHistory: (theirs: string, ours: string, zone: string, city: string) =>
    `يقرأ الساعة بتاريخ ${zone}، وهو تاريخ ${city}: ${theirs} بدلًا من ${ours} الذي كان عليه مكان ميلادكم.`,
  clockOfPlace: (theirs: string, ours: string) =>
    `يقرأ ساعة ميلادكم كما نقرؤها اليوم، ${theirs}. أما خريطتكم فحُسبت على ${ours}.`,
  neighbourZone: (theirs: string, ours: string, zone: string) =>
    `يستعمل المنطقة الزمنية في الجانب الآخر من حدود قريبة، ${zone}: ${theirs} بدلًا من ${ours}.`,
  hourOfLongitude: (theirs: string, ours: string) =>
    `يستعمل أقرب ساعة كاملة إلى خط طول المكان: ${theirs} بدلًا من ${ours}.`,
  universalTime: (time: string, ours: string) =>
    `يعدّ ${time} توقيتًا عالميًّا (UTC)، مع أن الساعة كانت على ${ours}.`,
  localMeanTime: (theirs: string, ours: string) =>
    `يقرأ الساعة بالتوقيت المحلي المتوسط للمكان، ${theirs}، بدلًا من ${ours}.`,
  noon: (time: string) => `يستعمل الظهر بدلًا من ${time}، كما تفعل البرامج إذا لم يُدخل وقت ميلاد.`,
  roundedPlace: {
    'whole degrees': (place: string) => `يقرّب المكان إلى درجات كاملة: ${place}.`,
    'whole degrees, cut': (place: string) => `يحذف كسور درجات المكان: ${place}.`,
    'tenths of a degree': (place: string) => `يقرّب المكان إلى أعشار الدرجة: ${place}.`,
    'minutes of arc': (place: string) => `يقرّب المكان إلى دقائق قوسية: ${place}.`,
  },
  coordinates: (latitude: string, isNorth: boolean, longitude: string, isEast: boolean) =>
    `${latitude} ${isNorth ? 'شمالًا' : 'جنوبًا'}، ${longitude} ${isEast ? 'شرقًا' : 'غربًا'}`,
}
