import type { PassageTexts } from '#app/books/types.ts'

/**
 * Quoted from al-Qabisi, Introduction to Astrology, in the texts of the Arabic and Latin Corpus (University of
 * Würzburg). The quotations and their English are under CC BY-SA 4.0: see LICENSE and README.md beside this file.
 */
export const qabisiPassages = {
  'qabisi.lot-count': {
    topic: 'lot',
    work: 'qabisi',
    place: { section: 'V.2', pages: [140], lines: [2, 5] },
    original:
      'وإذا قلنا في بعض السهام خذ من موضع كذا إلى موضع كذا وألقه من الطالع أو من موضع آخر وهو أن تزيد على ما بين الموضعين درج الطالع أو الدرج التي في ذلك البرج الذي تلقي منه ثمّ تلقي ذلك من أوّل برج الطالع أو من أوّل البرج الذي يلقى منه',
    english:
      'When we say of a lot “take from such a place to such a place and cast it from the Ascendant, or from another place”, it means: add to what lies between the two places the degrees of the Ascendant, or the degrees in the sign from which you cast. Then count it off from the beginning of the sign of the Ascendant, or of the sign from which it is cast.',
    claim: 'A lot is a distance between two places, carried on from a third, usually the Ascendant.',
  },
  'qabisi.lot-of-fortune': {
    topic: 'lot',
    work: 'qabisi',
    place: { section: 'V.3', pages: [140], lines: [6, 8] },
    original:
      'مثال ذلك عمل سهم السعادة فإنّك تأخذ ما بين الشمس والقمر وتلقيه من الطالع وذلك بأن تزيد عليه درجات الطالع وتلقى ذلك من أوّل برج الطالع فحيث نفد العدد فذلك موضع سهم السعادة',
    english:
      'An example is the count of the Lot of Fortune. You take what lies between the Sun and the Moon and cast it from the Ascendant: you add the degrees of the Ascendant to it and count it off from the beginning of the sign of the Ascendant. Where the number runs out is the place of the Lot of Fortune.',
    claim: 'The Lot of Fortune is the distance from the Sun to the Moon, carried on from the Ascendant.',
    note: 'The Arabic says nothing of night here. For most other lots the same chapter says “by night the other way round”. The Latin translation adds the night rule for this lot, too.',
  },
  'qabisi.lot-of-spirit': {
    topic: 'lot',
    work: 'qabisi',
    place: { section: 'V.4', pages: [140], lines: [12, 13] },
    original: 'سهم الغيب يؤخذ بالنهار من القمر إلى الشمس وبالليل مخالفا ويلقى من الطالع',
    english:
      'The lot of the hidden is taken by day from the Moon to the Sun, and by night the other way round; it is cast from the Ascendant.',
    claim:
      'The Lot of Spirit, which al-Qabisi calls the lot of the hidden, is the Lot of Fortune counted the other way, and is exchanged by night.',
    note: 'If the Lot of Fortune were not exchanged by night as well, the two lots would be one and the same in every night chart.',
  },
  'qabisi.lot-directed-for': {
    topic: 'lot',
    work: 'qabisi',
    place: { section: 'IV.12', pages: [126], lines: [198, 201] },
    original:
      'والأدلّاء التي تسير هي درجة الطالع وجزء الشمس وجزء القمر وجزء سهم السعادة وجزء وسط السماء فجزء الطالع يسير للأعراض التي تعرض في البدن وتسير الشمس لأمور الحظوة والشرف والجلالة والسلطان والقمر لأحوال النفس والتأقل وسهم السعادة لأمور الكسب والفوائد والضيق والسعة',
    english:
      'The significators that are directed are the degree of the Ascendant, the degree of the Sun, the degree of the Moon, the degree of the Lot of Fortune and the degree of the Midheaven. The degree of the Ascendant is directed for what happens to the body, the Sun for favour, honour, eminence and authority, the Moon for the states of the soul and for marriage, and the Lot of Fortune for earning and gain, for narrowness and plenty.',
    claim: 'The Lot of Fortune stands for earning and gain, for narrowness and plenty.',
    note: 'The word that we give as “marriage” is misprinted in the transcription; we follow the Latin translation here. What is said of the lot is the same in both.',
  },
  'qabisi.lot-example': {
    topic: 'lot',
    work: 'qabisi',
    place: { section: 'IV.8', pages: [118], lines: [107, 109] },
    original:
      'مثال ذلك أن مولودا ولد والطالع الجدي سبع عشرة درجة ووسط السماء العقرب ثماني درج والشمس في الحوت خمس عشرة درجة والقمر في الميزان خمس عشرة درجة وسهم السعادة في الأسد تسع عشرة درجة',
    english:
      'For example: somebody is born when the Ascendant is in Capricorn, seventeen degrees, the Midheaven in Scorpio, eight degrees, the Sun in Pisces, fifteen degrees, the Moon in Libra, fifteen degrees, and the Lot of Fortune in Leo, nineteen degrees.',
    claim: 'A figure that al-Qabisi gives for a birth by night has the Lot of Fortune counted as by day.',
    note: 'Nineteen (tis‘ ‘ashra) must be a slip for seventeen (sab‘ ‘ashra): the two words look almost alike in Arabic, the count gives 17 degrees exactly, and the Latin translation has 17.',
  },
  'qabisi.profection': {
    topic: 'lot',
    work: 'qabisi',
    place: { section: 'IV.8', pages: [116, 118], lines: [101, 107] },
    original:
      'تنظر ما مضى للمولود من السنين الشمسية التامّة فتأخذ لكلّ سنة برجا وتبدأ بطالع المولد على توالي البروج فحيث ينفد العدد فالبرج الذي يليه هو برج الانتهاء من الطالع للسنة الداخلة التي لم يدخلها في العدد في مثل درجة طالع الأصل وصاحبه يقال له السالخذاي ومعناه ربّ السنة وكذلك تعدّ من برج الشمس لكلّ سنة برجا فيخرج لك برج الانتهاء من الشمس وكذلك من برج القمر ليخرج برج الانتهاء من القمر وكذلك من وسط السماء ومن سهم السعادة في مثل درج الأصل',
    english:
      'You look how many complete solar years have passed for the person born, take a sign for each year, and begin with the Ascendant of the birth in the order of the signs. Where the number is used up, the sign after it is the sign of the ending (intiha’) from the Ascendant for the year that begins, which you have not counted, at the same degree as the Ascendant of birth. Its lord is called the salkhudhay, which means the lord of the year. In the same way you count from the sign of the Sun a sign for each year, and the sign of the ending from the Sun comes out; and so from the sign of the Moon, to get the sign of the ending from the Moon; and so from the Midheaven and from the Lot of Fortune, at the same degrees as at birth.',
    claim:
      'A year of life is given to a sign by counting one sign for each completed year from a place of the birth chart, such as the Lot of Fortune.',
  },
  'qabisi.profection-example': {
    topic: 'lot',
    work: 'qabisi',
    place: { section: 'IV.8', pages: [118], lines: [110, 114] },
    original:
      'وكان قد مضى للمولود ثلث سنين تامّة فتنتهي له السنة الرابعة من الطالع إلى الحمل الرابع من الجدي سبع عشرة درجة وينتهي جزء القمر إلى الجدي خمس عشرة درجة ويكون المرّيخ السالخذاي وينتهي من موضع الشمس إلى الجوزاء خمس عشرة درجة والانتهاء من وسط السماء إلى الدلو ثماني درج والانتهاء من سهم السعادة إلى العقرب تسع عشرة درجة',
    english:
      'Three complete years had passed for the person born. So the fourth year ends for him, from the Ascendant, at Aries, the fourth from Capricorn, seventeen degrees. The degree of the Moon ends at Capricorn, fifteen degrees. Mars is the salkhudhay. From the place of the Sun it ends at Gemini, fifteen degrees; the ending from the Midheaven is at Aquarius, eight degrees, and the ending from the Lot of Fortune at Scorpio, nineteen degrees.',
    claim:
      'In al-Qabisi’s figure the Lot of Fortune goes from Leo to Scorpio when three years are completed.',
    note: 'Nineteen is the slip that the figure has from its beginning: the count gives 17 degrees, and the Latin translation has 17.',
  },
  'qabisi.lot-by-its-lord': {
    topic: 'lot',
    work: 'qabisi',
    place: { section: 'V.19', pages: [152], lines: [121, 126] },
    original:
      'وذلك أنك تنظر إلى السهم أين يقع في بيت أو شرف أو حدّ أو مثلّثة أي كوكب فإن كان ذلك الكوكب في الرجوع أو الاحتراق أو موضع رديء رخص ذلك الشيء وإن كان في موضع قوّة أو وتد سيّما وسط السماء غلا ذلك الشيء وعزّ وإن انتهى صاحب ذلك البيت إلى موضع هبوطه رخص ذلك الشيء وانظر إلى نظر السعود والنحوس إليه وإلى القمر وصاحبه فإن كانت السعود والقمر ينظرون إلى السهم فإنّ ذلك الشيء يكثر وإن نظرت النحوس فسد',
    english:
      'You look where the lot falls: in which planet’s house, exaltation, bound or triplicity. If that planet is retrograde, combust or in a bad place, the thing becomes cheap. If it is in a place of strength or in an angle, above all the Midheaven, the thing becomes dear and precious. If the lord of that house reaches the place of its fall, the thing becomes cheap. Look also how the benefics and the malefics regard it, and at the Moon and its lord: if the benefics and the Moon regard the lot, there is much of that thing; if the malefics regard it, it is spoiled.',
    claim:
      'A lot is judged by the planet that rules its place, by the strength of that planet, and by the benefics and malefics that regard the lot.',
    note: 'Said of the lots of goods and their prices in the chart of a year. We use the order of judging, not the subject.',
  },
  'qabisi.almuten': {
    topic: 'lot',
    work: 'qabisi',
    place: { section: 'I.77', pages: [58, 60], lines: [412, 415] },
    original:
      'فإذا أردت أن تعرف المستولي على الحاجة نظرت أكثر الكواكب حظوظا في بيت الحاجة والكوكب الدال على طباع الحاجة كما سنذكر ذلك في طباع الكواكب وسهم الحاجة من جهة قواها التي قدّمنا قبل من قوى الحظوظ فأيّها كان أقوى وأكثر قوى في موضع الحاجة فهو المستولي عليها',
    english:
      'If you want to know which planet prevails over a matter, look for the planet that has the most dignities in the house of the matter, for the planet that stands for the matter by its nature, as we shall say when we come to the natures of the planets, and at the lot of the matter, by the powers of the dignities that we have given. Whichever is strongest and has the most powers in the place of the matter prevails over it.',
    claim:
      'The planet with the most dignity in the place of a matter, in its lot, and by nature, prevails over that matter.',
    note: 'Latin writers made almuten out of al-mubtazz, another Arabic word for this planet.',
  },
  'qabisi.almuten-of-nativity': {
    topic: 'lot',
    work: 'qabisi',
    place: { section: 'IV.7', pages: [116], lines: [94, 98] },
    original:
      'فأمّا الوالي وهو المبتزّ على المولد ومنه يستدلّ على أحوال المولود بعد الهيلاج والكدخذاه فهو أكثر الكواكب مزاعمة في الطالع وموضع النيّرين وموضع سهم السعادة وموضع جزء الاجتماع أو الاستقبال الذي يكون قبل المولد فإذا كان كوكب مستوليا على مكانين أو ثلثة أو أربعة بكثرة حظوظه فيها كان هو الوالي والمبتزّ والدليل بعد الهيلاج والكدخذاه',
    english:
      'The governor, who is the almuten of the birth and from whom the conditions of the native are judged after the hyleg and the alcocoden, is the planet with the most claims in the Ascendant, in the places of the two lights, in the place of the Lot of Fortune, and in the place of the conjunction or opposition before the birth. When one planet prevails over two, three or four of these places by the number of its dignities in them, it is the governor, the almuten and the significator after the hyleg and the alcocoden.',
    claim:
      'The place of the Lot of Fortune is one of the five places whose rulers decide which planet prevails over a birth chart.',
  },
  'qabisi.lot-of-love': {
    topic: 'lots',
    work: 'qabisi',
    place: { section: 'V.4', pages: [140], lines: [13, 14] },
    original: 'سهم الحبّ والألفة يؤخذ بالنهار من سهم السعادة إلى سهم الغيب وبالليل مخالفا ويلقى من الطالع',
    english:
      'The lot of love and friendship is taken by day from the Lot of Fortune to the lot of the hidden, and by night the other way round; it is cast from the Ascendant.',
    claim: 'The lot of love and friendship is counted from the Lot of Fortune to the Lot of Spirit.',
  },
  'qabisi.lot-of-constancy': {
    topic: 'lots',
    work: 'qabisi',
    place: { section: 'V.4', pages: [140], lines: [14, 15] },
    original: 'سهم الثبات والبقاء وعماد الطالع وبهاء المولود ونمائه مثل سهم الحبّ والألفة',
    english:
      'The lot of constancy and lasting, of the support of the Ascendant, and of the beauty and growth of the native, is the same as the lot of love and friendship.',
    claim: 'The lot of constancy is counted as the lot of love is.',
  },
  'qabisi.lot-of-courage': {
    topic: 'lots',
    work: 'qabisi',
    place: { section: 'V.4', pages: [140], lines: [15, 16] },
    original:
      'سهم الشجاعة والجرأة يؤخذ بالنهار من المرّيخ إلى درجة سهم السعادة وبالليل مخالفا ويلقى من الطالع',
    english:
      'The lot of courage and boldness is taken by day from Mars to the degree of the Lot of Fortune, and by night the other way round; it is cast from the Ascendant.',
    claim: 'The lot of courage is counted from Mars to the Lot of Fortune.',
  },
  'qabisi.lot-of-victory': {
    topic: 'lots',
    work: 'qabisi',
    place: { section: 'V.5', pages: [140, 142], lines: [19, 20] },
    original: 'سهم الفلح والنصر والظفر يؤخذ بالنهار من سهم الغيب إلى المشتري وبالليل مخالفا ويلقى من الطالع',
    english:
      'The lot of success, help and victory is taken by day from the lot of the hidden to Jupiter, and by night the other way round; it is cast from the Ascendant.',
    claim: 'The lot of success is counted from the Lot of Spirit to Jupiter.',
  },
  'qabisi.lot-of-brothers': {
    topic: 'lots',
    work: 'qabisi',
    place: { section: 'V.6', pages: [142], lines: [21, 22] },
    original: 'سهم الإخوة يؤخذ بالنهار والليل من زحل إلى المشتري ويلقى من الطالع',
    english:
      'The lot of brothers is taken by day and by night from Saturn to Jupiter; it is cast from the Ascendant.',
    claim: 'The lot of brothers and sisters is counted from Saturn to Jupiter by day and by night.',
  },
  'qabisi.lot-of-parents': {
    topic: 'lots',
    work: 'qabisi',
    place: { section: 'V.7', pages: [142], lines: [25, 26] },
    original: 'سهم الأباء يؤخذ بالنهار من الشمس إلى زحل وبالليل مخالفا ويلقى من الطالع',
    english:
      'The lot of fathers is taken by day from the Sun to Saturn, and by night the other way round; it is cast from the Ascendant.',
    claim: 'The lot of fathers is counted from the Sun to Saturn.',
  },
  'qabisi.lot-of-journeys': {
    topic: 'lots',
    work: 'qabisi',
    place: { section: 'V.12', pages: [146], lines: [61, 62] },
    original:
      'سهم السفر يؤخذ بالنهار والليل من صاحب البيت التاسع إلى درجة ودقيقة البيت التاسع ويلقى من الطالع',
    english:
      'The lot of travel is taken by day and by night from the lord of the ninth house to the degree and minute of the ninth house; it is cast from the Ascendant.',
    claim: 'The lot of journeys is counted from the ruler of the ninth house to the ninth house.',
  },
  'qabisi.lot-of-piety': {
    topic: 'lots',
    work: 'qabisi',
    place: { section: 'V.12', pages: [146], lines: [65, 66] },
    original: 'سهم الورع يؤخذ بالنهار من القمر إلى عطارد وبالليل مخالفا ويلقى من الطالع',
    english:
      'The lot of piety is taken by day from the Moon to Mercury, and by night the other way round; it is cast from the Ascendant.',
    claim: 'The lot of scrupulous piety is counted from the Moon to Mercury.',
  },
  'qabisi.lot-of-work': {
    topic: 'lots',
    work: 'qabisi',
    place: { section: 'V.13', pages: [146], lines: [67, 68] },
    original: 'سهم السلطان وأيّ عمل يعمل المولود يؤخذ بالنهار والليل من زحل إلى القمر ويلقى من الطالع',
    english:
      'The lot of authority, and of the work that the native does, is taken by day and by night from Saturn to the Moon; it is cast from the Ascendant.',
    claim: 'The lot of the work that a person does is counted from Saturn to the Moon.',
  },
  'qabisi.lot-of-friends': {
    topic: 'lots',
    work: 'qabisi',
    place: { section: 'V.14', pages: [148], lines: [74, 75] },
    original:
      'سهم الأصدقاء يؤخذ بالنهار والليل من القمر إلى عطارد ويلقى من الطالع وقال الأندرزغر يؤخذ بالليل مخالفا',
    english:
      'The lot of friends is taken by day and by night from the Moon to Mercury; it is cast from the Ascendant. Al-Andarzaghar said: by night it is taken the other way round.',
    claim: 'The lot of friends is counted from the Moon to Mercury.',
  },
  'qabisi.lot-of-reason': {
    topic: 'lots',
    work: 'qabisi',
    place: { section: 'V.16', pages: [148], lines: [85, 86] },
    original: 'سهم العقل وبعد الغور يؤخذ بالنهار من زحل إلى القمر وبالليل مخالفا ويلقى من الطالع',
    english:
      'The lot of reason and depth of thought is taken by day from Saturn to the Moon, and by night the other way round; it is cast from the Ascendant.',
    claim: 'The lot of reason and depth is counted from Saturn to the Moon.',
  },
  'qabisi.lot-of-wisdom': {
    topic: 'lots',
    work: 'qabisi',
    place: { section: 'V.16', pages: [148], lines: [86, 87] },
    original: 'سهم الحكمة يؤخذ بالنهار وبالليل من زحل إلى المشتري ويلقى من الطالع',
    english:
      'The lot of wisdom is taken by day and by night from Saturn to Jupiter; it is cast from the Ascendant.',
    claim: 'The lot of wisdom is counted from Saturn to Jupiter.',
  },
  'qabisi.lot-of-knowledge': {
    topic: 'lots',
    work: 'qabisi',
    place: { section: 'V.16', pages: [148], lines: [87, 88] },
    original: 'سهم العلم يؤخذ بالنهار من القمر إلى المشتري وبالليل مخالفا ويلقى من الطالع',
    english:
      'The lot of knowledge is taken by day from the Moon to Jupiter, and by night the other way round; it is cast from the Ascendant.',
    claim: 'The lot of knowledge is counted from the Moon to Jupiter.',
  },
  'qabisi.house-1': {
    topic: 'houses',
    work: 'qabisi',
    place: { section: 'I.57', pages: [48], lines: [315, 318] },
    original:
      'فالبيت الأوّل الذي أوّله يطلع من أفق المشرق يقال له الطالع وهو يدلّ على النفس والأبدان والحياة وعلى ابتداءات الأعمال وأمر المسائل والبلاغة والمنطق والكلام والأخبار وما يضمره السائل في نفسه',
    english:
      'The first house, whose beginning rises from the eastern horizon, is called the Ascendant. It stands for the soul, for bodies and for life, for the beginnings of works and the matter of questions, for eloquence, speech and talk, for news, and for what the questioner keeps in his mind.',
    claim: 'The first house stands for the self, the body and life, for beginnings and for speech.',
  },
  'qabisi.house-2': {
    topic: 'houses',
    work: 'qabisi',
    place: { section: 'I.58', pages: [50], lines: [323, 323] },
    original: 'الثاني بيت المال والمعاش والأعوان',
    english: 'The second is the house of property, of livelihood and of helpers.',
    claim: 'The second house stands for property, livelihood and helpers.',
  },
  'qabisi.house-3': {
    topic: 'houses',
    work: 'qabisi',
    place: { section: 'I.59', pages: [50], lines: [329, 330] },
    original:
      'الثالث بيت الإخوة والأخوات والأقرباء والمودّة والأصهار والفقه والدين والأخبار والرسل والنقلة والسفر القريب وأسفار الماء',
    english:
      'The third is the house of brothers and sisters, relatives, affection, relatives by marriage, understanding of the law, religion, news, messengers, moving from place to place, near travel and travels by water.',
    claim:
      'The third house stands for brothers and sisters, relatives, knowledge of religion, messages and near travel.',
  },
  'qabisi.house-4': {
    topic: 'houses',
    work: 'qabisi',
    place: { section: 'I.60', pages: [50], lines: [333, 333] },
    original: 'الرابع بيت الآباء والعقارات والعواقب والكنوز وكلّ أمر مستور خفيّ',
    english:
      'The fourth is the house of fathers, of landed property, of outcomes, of treasures, and of every covered and hidden matter.',
    claim: 'The fourth house stands for fathers, land and houses, outcomes, and what is hidden.',
  },
  'qabisi.house-5': {
    topic: 'houses',
    work: 'qabisi',
    place: { section: 'I.61', pages: [50], lines: [337, 337] },
    original: 'الخامس بيت الولد واللذّة والأكل والشرب والرسل والهدايا',
    english:
      'The fifth is the house of children, of pleasure, of eating and drinking, of messengers and of gifts.',
    claim: 'The fifth house stands for children, pleasure, messengers and gifts.',
  },
  'qabisi.house-6': {
    topic: 'houses',
    work: 'qabisi',
    place: { section: 'I.62', pages: [52], lines: [340, 340] },
    original: 'السادس بيت المرض والعبيد والإماء',
    english: 'The sixth is the house of illness, and of slaves, men and women.',
    claim: 'The sixth house stands for illness and for those who serve.',
    note: 'We read it of service and of care for the body, and say nothing about illness to come.',
  },
  'qabisi.house-7': {
    topic: 'houses',
    work: 'qabisi',
    place: { section: 'I.63', pages: [52], lines: [345, 345] },
    original: 'السابع بيت النساء والتزويج والخصومات والمنازعين والشركاء والأضداد',
    english: 'The seventh is the house of women, marriage, disputes, adversaries, partners and opponents.',
    claim: 'The seventh house stands for marriage, partners and opponents.',
  },
  'qabisi.house-8': {
    topic: 'houses',
    work: 'qabisi',
    place: { section: 'I.64', pages: [52], lines: [348, 349] },
    original: 'الثامن بيت الخوف والموت والمواريث وأسبابه وأموال النساء والسرقات وأحوال الأضداد والسموم',
    english:
      'The eighth is the house of fear, of death, of inheritances and what leads to them, of women’s property, of thefts, of the conditions of opponents, and of poisons.',
    claim: 'The eighth house stands for fear, death, inheritances and other people’s goods.',
    note: 'We read it of fear, of letting go and of what is shared, and say nothing about death to come.',
  },
  'qabisi.house-9': {
    topic: 'houses',
    work: 'qabisi',
    place: { section: 'I.65', pages: [52], lines: [352, 353] },
    original:
      'التاسع بيت السفر والغربة والطرق والدين والعبادة والعلوم والفلسفة والكتب والرسل والأخبار والرؤيا',
    english:
      'The ninth is the house of travel, of being far from home, of roads, religion, worship, the sciences, philosophy, books, messengers, news and dreams.',
    claim: 'The ninth house stands for travel, religion, worship, the sciences, books and dreams.',
  },
  'qabisi.house-10': {
    topic: 'houses',
    work: 'qabisi',
    place: { section: 'I.66', pages: [52, 54], lines: [357, 358] },
    original:
      'العاشر بيت السلطان والأعمال والرفعة والملك والذكر والصوت والصنائع والأمّهات وأيّ عمل يعمل المولود',
    english:
      'The tenth is the house of authority, works, high rank, kingship, renown and name, of crafts, of mothers, and of whatever work the native does.',
    claim: 'The tenth house stands for authority, work, rank and name.',
  },
  'qabisi.house-11': {
    topic: 'houses',
    work: 'qabisi',
    place: { section: 'I.67', pages: [54], lines: [362, 363] },
    original:
      'الحادي عشر بيت الرجاء والسعادة والحمد والأصدقاء والثناء والأعوان واللباس والكسوة والطيّب والرتبة والألفة والعشق والسرور',
    english:
      'The eleventh is the house of hope, good fortune, praise, friends, commendation, helpers, dress and clothing, perfume, rank, companionship, love and joy.',
    claim: 'The eleventh house stands for hope, good fortune, praise, friends and joy.',
  },
  'qabisi.house-12': {
    topic: 'houses',
    work: 'qabisi',
    place: { section: 'I.68', pages: [54], lines: [366, 367] },
    original: 'الثاني عشر بيت الأعداء والشقاء والحزن والغموم والحسد والنميمة والمكر والحيل والدواب',
    english:
      'The twelfth is the house of enemies, hardship, grief, sorrows, envy, slander, cunning and tricks, and of riding animals.',
    claim: 'The twelfth house stands for enemies, hardship, grief, envy and animals.',
  },
  'qabisi.angles': {
    topic: 'places',
    work: 'qabisi',
    place: { section: 'I.56', pages: [48], lines: [311, 314] },
    original:
      'فالطالع والرابع والسابع والعاشر يقال لها الأوتاد والثاني والخامس والثامن والحادي عشر يقال لها ما يلي الأوتاد والثالث والسادس والتاسع والثاني عشر يقال لها السواقط عن الأوتاد فإذا حل كوكب في وتد أو ما يلي وتد قيل له مقبل وإذا حلّ في السواقط عن الأوتاد قيل له مدبر',
    english:
      'The Ascendant, the fourth, the seventh and the tenth are called the angles. The second, fifth, eighth and eleventh are called what follows the angles. The third, sixth, ninth and twelfth are called the houses that fall from the angles. When a planet is in an angle or in what follows an angle, it is said to advance; when it is in one of those that fall, it is said to turn back.',
    claim:
      'Houses 1, 4, 7 and 10 are angles, 2, 5, 8 and 11 follow them, and 3, 6, 9 and 12 fall away from them.',
  },
  'qabisi.angles-strong': {
    topic: 'places',
    work: 'qabisi',
    place: { section: 'I.71', pages: [56], lines: [377, 381] },
    original:
      'ويقال في دلالة البيوت إنّ الأوتاد تدلّ على القوة والإقبال والسواقط تدلّ على الضعف والإدبار غير أن التاسع والثالث يدلّان على الشهرة والثاني عشر والسادس يدلان على الاكتتام والستر وخمول الأمر والأوتاد وأرباب الأوتاد تدلّ على عظم القدر والسعادة والنباهة والبعد عن السقوط وحلول السواقط ضدّ السعادة أعني المهانة والسقوط',
    english:
      'Of the meaning of the houses it is said that the angles stand for strength and advance, and those that fall from them for weakness and turning back; except that the ninth and the third stand for renown, and the twelfth and the sixth for concealment, cover and obscurity. The angles and their lords stand for greatness of rank, good fortune, distinction and distance from falling. To be in the falling houses is the opposite of good fortune, that is, lowness and falling.',
    claim:
      'Angular places stand for strength and rank, cadent ones for weakness; the ninth and third for renown, the twelfth and sixth for being hidden.',
  },
  'qabisi.succedents-good': {
    topic: 'places',
    work: 'qabisi',
    place: { section: 'I.72', pages: [56], lines: [382, 387] },
    original:
      'فأمّا ما يلي الأوتاد فإن الذي يلي العاشر وهو الحادي عشر إذا كان على ما وصفنا من القوّة دلّ على القوّة والسعادة المتوسطة بسبب الأعوان والأصدقاء والأشياء التي يرجوها وأما الذي يلي الرابع وهو الخامس فالسعادة المتوسطة بسبب الهدايا والتحف وبسبب الأولاد مع السرور والفرح وأمّا الذي يلي الطالع وهو الثاني فالسعادة المتوسطة بسبب الأموال والأعوان وأما الذي يلي السابع وهو الثامن فيدلّ على السعادة المتوسطة بالمواريث والأمور الخفيّة',
    english:
      'Of the places that follow the angles, the one that follows the tenth, the eleventh, when it has the strength that we described, stands for strength and middling good fortune by helpers, friends and the things one hopes for. The one that follows the fourth, the fifth, stands for middling good fortune by gifts and presents and by children, with joy and gladness. The one that follows the Ascendant, the second, stands for middling good fortune by property and helpers. The one that follows the seventh, the eighth, stands for middling good fortune by inheritances and hidden matters.',
    claim:
      'The succedent places bring a middling good: the eleventh through friends, the fifth through gifts, the second through property, the eighth through inheritance.',
  },
  'qabisi.ruler-in-angles': {
    topic: 'places',
    work: 'qabisi',
    place: { section: 'I.73', pages: [56], lines: [388, 393] },
    original:
      'فإنّ صاحب الطالع يدلّ بحلوله في الطالع على سعادته بنفسه ودخلته واكتسابه وأمّا ما يدل عليه بحلوله في العاشر فالسعادة بالسلطان والصناعات العالية وأمّا ما يدلّ عليه بحلوله في السابع فالسعادة بالمعاملات والمنازعين والأزواج وأمّا ما يدلّ عليه بحلوله في لرابع فالسعادة بالعقارات وبسبب الآباء واستنباط المياه والخراج وعمارة الأرضين وبناء المدن والأمور القديمة الأصلية',
    english:
      'The lord of the Ascendant, when it is in the Ascendant, stands for good fortune by himself, his household and his own earning. When it is in the tenth, for good fortune by authority and high crafts. When it is in the seventh, for good fortune by dealings, adversaries and spouses. When it is in the fourth, for good fortune by land, by fathers, by finding water, by land tax, tilling the earth and building towns, and by old and original things.',
    claim: 'The place where a ruler stands shows through what the good of its own place comes.',
  },
  'qabisi.joys': {
    topic: 'places',
    work: 'qabisi',
    place: { section: 'I.70', pages: [54], lines: [373, 376] },
    original:
      'ولكلّ كوكب من الكواكب السبعة حظّ في بيت من هذه البيوت وهو من الحظوظ التي تكون بالعرض ويقال لها الأفراح فعطارد يفرح في الطالع والقمر في الثالث والزهرة في الخامس والمريخ في السادس والشمس في التاسع والمشتري في الحادي عشر وزحل في الثاني عشر',
    english:
      'Each of the seven planets has a share in one of these houses. It is one of the shares that are accidental, and is called the joys: Mercury rejoices in the Ascendant, the Moon in the third, Venus in the fifth, Mars in the sixth, the Sun in the ninth, Jupiter in the eleventh and Saturn in the twelfth.',
    claim: 'Each planet has one house in which it rejoices.',
  },
  'qabisi.sign-kinds': {
    topic: 'signs',
    work: 'qabisi',
    place: { section: 'I.17', pages: [26], lines: [81, 83] },
    original:
      'أربعة من هذه البروج منقلبة وهي الحمل والسرطان والميزان والجدي وأربعة ثابتة وهي الثور والأسد والعقرب والدلو وأربعة ذوات جسدين وهي الجوزاء والسنبلة والقوس والحوت',
    english:
      'Four of these signs are turning: Aries, Cancer, Libra and Capricorn. Four are fixed: Taurus, Leo, Scorpio and Aquarius. Four have two bodies: Gemini, Virgo, Sagittarius and Pisces.',
    claim: 'Four signs are movable, four are fixed, and four are double-bodied.',
  },
  'qabisi.gemini': {
    topic: 'signs',
    work: 'qabisi',
    place: { section: 'I.27', pages: [34], lines: [167, 167] },
    original: 'الجوزاء سخى طيّب النفس',
    english: 'Gemini: generous, of a cheerful soul.',
    claim: 'Gemini is generous and cheerful.',
  },
  'qabisi.leo': {
    topic: 'signs',
    work: 'qabisi',
    place: { section: 'I.29', pages: [34], lines: [173, 173] },
    original: 'الأسد له من الشجر الطوال ذو مكر وخدّاع كثير الهمّ والغم',
    english: 'Leo: it has tall trees; it is cunning and deceiving, with much care and grief.',
    claim: 'Leo is crafty and has many cares.',
  },
  'qabisi.virgo': {
    topic: 'signs',
    work: 'qabisi',
    place: { section: 'I.30', pages: [34], lines: [176, 176] },
    original: 'السنبلة له ما بذر من النبات سخن طيّب النفس',
    english: 'Virgo: it has what is sown of plants; warm, of a cheerful soul.',
    claim: 'Virgo is of a cheerful soul.',
    note: 'The text reads sakhun, “warm”. At the other signs the same phrase reads sakhi, “generous”, which differs by little in writing.',
  },
  'qabisi.libra': {
    topic: 'signs',
    work: 'qabisi',
    place: { section: 'I.31', pages: [34], lines: [179, 179] },
    original: 'الميزان له من الشجر الطوال سخيّ طيب النفس',
    english: 'Libra: it has tall trees; generous, of a cheerful soul.',
    claim: 'Libra is generous and cheerful.',
  },
  'qabisi.scorpio': {
    topic: 'signs',
    work: 'qabisi',
    place: { section: 'I.32', pages: [36], lines: [183, 183] },
    original: 'العقرب له الأشجار المعتدلة الطوال سخيّ طيّب النفس',
    english: 'Scorpio: it has trees of middling height; generous, of a cheerful soul.',
    claim: 'Scorpio is generous and cheerful.',
  },
  'qabisi.sagittarius': {
    topic: 'signs',
    work: 'qabisi',
    place: { section: 'I.33', pages: [36], lines: [186, 186] },
    original: 'القوس صاحب حيل ومكر',
    english: 'Sagittarius: a person of devices and cunning.',
    claim: 'Sagittarius is full of devices.',
  },
  'qabisi.capricorn': {
    topic: 'signs',
    work: 'qabisi',
    place: { section: 'I.34', pages: [36], lines: [188, 188] },
    original: 'الجدي حسن المعيشة غضوب حذر صاحب حيل كثير الهمّ',
    english: 'Capricorn: living well, irascible, cautious, full of devices, with many cares.',
    claim: 'Capricorn lives well, is cautious and quick to anger, and has many cares.',
  },
  'qabisi.pisces': {
    topic: 'signs',
    work: 'qabisi',
    place: { section: 'I.36', pages: [36], lines: [193, 193] },
    original: 'الحوت حذر صاحب حيل خليط كثير اللون',
    english: 'Pisces: cautious, full of devices, mixed, of many colours.',
    claim: 'Pisces is cautious, mixed and many-coloured.',
  },
  'qabisi.saturn': {
    topic: 'planets',
    work: 'qabisi',
    place: { section: 'II.2', pages: [62], lines: [2, 7] },
    original:
      'زحل نحس ذكر نهاري وهو دليل الآباء إذا كان المولد ليليا ويدل على الشيخوخة الفانية إذا كان مغربا وأوّل الشيخوخة إذا كان مشرقا ويدلّ على شدّة البرد واليبس ومن مزاج الأبدان المرة السوداء أعني الزيادة فيها وتعكيرها وربما كانت باردة رطبة ثقيلة منتنة الريح وهو كثير الأكل صادق المودّة ويدل على بعد الغور وكثرة الصمت ومن الصناعات على الأشياء المائية الشريفة مثل الفلاحة وعمارة الأرضين والأنهارإذا كان مسعودا',
    english:
      'Saturn is a malefic, male, of the day. It signifies fathers when the birth is by night. It stands for extreme old age when it is occidental, and for the beginning of old age when it is oriental; for great cold and dryness; and of the mixtures of the body for black bile, its excess and its thickening, though sometimes it is cold, moist, heavy and foul-smelling. It eats much and is true in affection, and it stands for depth and much silence. Of the crafts it has honourable things of water, such as farming and the working of lands and rivers, when it is made fortunate.',
    claim:
      'Saturn is a malefic of the day; it stands for age, for cold and dryness, for depth and silence, and for work on the land.',
  },
  'qabisi.saturn-well-and-ill': {
    topic: 'planets',
    work: 'qabisi',
    place: { section: 'II.2', pages: [62], lines: [8, 10] },
    original:
      'وإذا كان مسعودا دل على صدق المودّة والتأنّي وإذا كان منحوسا فاللجاجة والحقد والغموم والأحزان وسوء الظنّ وشدة الهمّ والسعي بين الناس بالنميمة والتأريش',
    english:
      'When it is made fortunate it stands for true affection and deliberateness; when it is made unfortunate, for stubbornness, grudges, sorrows, griefs, bad opinions, heavy care, and for going among people with slander and incitement.',
    claim:
      'Saturn in good condition stands for true affection and patience, in bad condition for stubbornness, grudges and grief.',
  },
  'qabisi.jupiter': {
    topic: 'planets',
    work: 'qabisi',
    place: { section: 'II.8', pages: [64], lines: [37, 41] },
    original:
      'المشتري سعد ذكر نهاري وهو دليل المال وهو يؤثر حرارة ورطوبة معتدلة هوائية دموية وله من السن الشباب إلى الاكتهال ومن الصناعات الديانة كالقضاء والحكومات والصلح بين الناس والسعي في الخير ومن المال كثرة المال الصامت ومن التجارات النقيّة من الغش ويدلّ على النفس النفسانية والحياة وعلى الصدق والفقه والحلم والحق والاحتمال وكلّ أمر جميل فاضل',
    english:
      'Jupiter is a benefic, male, of the day. It signifies property. It works a balanced heat and moisture, airy and of the blood. Of the ages it has youth up to maturity; of the crafts, religion, such as judging and giving rulings, making peace between people, and striving for the good; of property, much silent wealth; of trades, those that are free from fraud. It stands for the thinking soul and for life, for truth, understanding of the law, forbearance, right, patience, and every beautiful and excellent thing.',
    claim:
      'Jupiter is a benefic of the day; it stands for property, justice, peace between people, truth and forbearance.',
  },
  'qabisi.mars': {
    topic: 'planets',
    work: 'qabisi',
    place: { section: 'II.13', pages: [68], lines: [65, 67] },
    original:
      'المرّيخ نحس ذكر ليلي يؤثر الحرارة واليبس وهو دليل الإخوة والأسفار وله من السنّ الحداثة إلى تناهي الشباب وطبيعته المرّة الصفراء ومذاقته مرّة وله من الصناعات كلّ صناعة نارية أو ما عمل بالحديد مثل ضرب المطارق وطبع السيوف',
    english:
      'Mars is a malefic, male, of the night. It works heat and dryness, and it signifies brothers and travels. Of the ages it has youth, up to the end of young manhood; its nature is yellow bile, and its taste is bitter. Of the crafts it has every craft of fire, or what is worked in iron, such as striking with hammers and forging swords.',
    claim:
      'Mars is a malefic of the night; it works heat and dryness and stands for brothers, travel, and work with fire and iron.',
  },
  'qabisi.mars-ill': {
    topic: 'planets',
    work: 'qabisi',
    place: { section: 'II.14', pages: [68], lines: [77, 78] },
    original:
      'وهو يدلّ على الظلم وسفك الدماء والتغلّب وقطع الطريق والغصب وقود الجيوش والعجلة والطيش وقلّة الحياء',
    english:
      'It stands for injustice, bloodshed, domination, highway robbery, taking by force, leading armies, haste, rashness and want of shame.',
    claim: 'Mars stands for injustice, force, haste and rashness.',
  },
  'qabisi.sun': {
    topic: 'planets',
    work: 'qabisi',
    place: { section: 'II.18', pages: [70], lines: [97, 99] },
    original:
      'الشمس سعد بالنظر نحس بالمقارنة وهي ذكر نهارية تؤثر الحرارة واليبس وهي دليل الآباء إذا كان المولد نهاريا وتدلّ على السلطان الأعظم وعلى النفس الحيوانية والنور والضياء والفهم والنظافة والدين',
    english:
      'The Sun is a benefic by regard and a malefic by conjunction. It is male, of the day, and works heat and dryness. It signifies fathers when the birth is by day, and it stands for the greatest authority, for the animal soul, for light and brightness, for understanding, cleanness and religion.',
    claim:
      'The Sun is a benefic by aspect and a malefic by conjunction; it stands for authority, light and understanding.',
  },
  'qabisi.sun-manner': {
    topic: 'planets',
    work: 'qabisi',
    place: { section: 'II.18', pages: [72], lines: [102, 103] },
    original: 'ومن الأخلاق علوّ النفس والنبل وما يتبع ذلك من المجد والكرم وسعة الخلق',
    english:
      'Of characters it has height of soul and nobility, and what follows from these: glory, generosity and a wide nature.',
    claim: 'Of characters the Sun stands for high-mindedness, nobility and generosity.',
  },
  'qabisi.venus': {
    topic: 'planets',
    work: 'qabisi',
    place: { section: 'II.25', pages: [74], lines: [128, 129] },
    original:
      'الزهرة سعد أنثى ليلية وهي دليل النساء والأزواج والأمّهات إذا كان المولد نهاريا وهي تؤثر البرد والرطوبة المعتدلة',
    english:
      'Venus is a benefic, female, of the night. It signifies women, spouses, and mothers when the birth is by day. It works cold and a balanced moisture.',
    claim:
      'Venus is a benefic of the night; it stands for women and spouses and works a balanced cold and moisture.',
  },
  'qabisi.venus-manner': {
    topic: 'planets',
    work: 'qabisi',
    place: { section: 'II.26', pages: [76], lines: [144, 145] },
    original: 'ومن الأخلاق المزح والتهيّج والدعابة والمصادقة والمخالطة وما أشبه ذلك',
    english:
      'Of characters it has joking, liveliness, playfulness, making friends, keeping company and the like.',
    claim: 'Of characters Venus stands for joking, friendliness and keeping company.',
  },
  'qabisi.mercury': {
    topic: 'planets',
    work: 'qabisi',
    place: { section: 'II.31', pages: [78], lines: [162, 163] },
    original: 'عطارد ممتزج ذكر نهاري يميل طبعه إلى ما مازجه من الكواكب والبروج',
    english:
      'Mercury is mixed, male, of the day. Its nature leans towards the planets and signs that are mixed with it.',
    claim: 'Mercury is mixed: its nature leans towards the planets and signs that are mixed with it.',
  },
  'qabisi.mercury-works': {
    topic: 'planets',
    work: 'qabisi',
    place: { section: 'II.31', pages: [78], lines: [166, 167] },
    original:
      'ومن الأعمال التمييز والخطب والبلاغة والأعمال التي تنتج بالرياضات كالتجارة والتقدير والهندسة والفلسفة والزجر والفأل والكتابة والشعر وعلى جملة الحساب',
    english:
      'Of works it has discernment, public speech and eloquence, and the works that come of training, such as trade, estimating, geometry, philosophy, omens and good omens, writing and poetry, and the whole of reckoning.',
    claim: 'Mercury stands for discernment, eloquence, trade, writing and reckoning.',
  },
  'qabisi.mercury-manner': {
    topic: 'planets',
    work: 'qabisi',
    place: { section: 'II.32', pages: [78], lines: [175, 177] },
    original:
      'ومن الأخلاق على قدر مواصلته ومزاجه فمتى سعد كانت الفضائل من جنس ما سعد به وحال الموضع الذي سعد فيه ومتى نحس كانت الرذائل من جنس ما نحس به وحال الموضع الذي نحس فيه',
    english:
      'Of characters it stands for what its joining and mixture give. When it is made fortunate, the virtues are of the kind of what makes it fortunate and of the place where it is so; when it is made unfortunate, the vices are of the kind of what makes it unfortunate and of the place where it is so.',
    claim:
      'Mercury’s virtues and vices are of the kind of the planet that makes it fortunate or unfortunate.',
  },
  'qabisi.moon': {
    topic: 'planets',
    work: 'qabisi',
    place: { section: 'II.36', pages: [80, 82], lines: [201, 202] },
    original:
      'القمر سعد أنثى ليلي يؤثر البرد والرطوبة وهو دليل الأمهات إذا كان المولد ليليا وفيه بلغمية معتدلة',
    english:
      'The Moon is a benefic, female, of the night. It works cold and moisture, and it signifies mothers when the birth is by night. In it there is a balanced phlegm.',
    claim: 'The Moon is a benefic of the night; it works cold and moisture and stands for mothers.',
  },
  'qabisi.moon-manner': {
    topic: 'planets',
    work: 'qabisi',
    place: { section: 'II.36', pages: [82], lines: [206, 211] },
    original:
      'ومن الأخلاق على قدر ممازجته فإن كان ممازجا للسعود وكانت الزهرة كان الظرف وخفّة الروح وحسن الشمائل وسرعة الحركة وإن كان المشتري كان الوقار والصيانة وحسن العشرة وحسن العبادة وإن كان ممازجا للنحوس وكان المرّيخ كان السعي والنميمة والحرص وإن كان زحل كان الحقد والحيل والحسد وإن كانت الشمس في منظر محمود كانت سياسة سلطانية وإن كان عطارد كانت البلاغة وجودة اللسان والكتابة',
    english:
      'Of characters it stands for what its mixture gives. If it is mixed with the benefics, and that is Venus, there is grace, lightness of spirit, beauty of manner and quickness of movement; if it is Jupiter, there is dignity, self-restraint, good companionship and good worship. If it is mixed with the malefics, and that is Mars, there is busying oneself about others, slander and greed; if it is Saturn, there is grudge, trickery and envy. If it is the Sun, in a praised aspect, there is princely government; if it is Mercury, there is eloquence, a good tongue, and writing.',
    claim: 'The Moon takes its manner from the planet that is mixed with it.',
  },
  'qabisi.planets-soul': {
    topic: 'planets',
    work: 'qabisi',
    place: { section: 'II.43', pages: [86], lines: [247, 250] },
    original:
      'وقال بعضهم إنّ الشمس تدلّ على الروح والقمر على الفكر وزحل على الهمّ والحزن والمشقّة والشرّ والمشتري على الحكم والعقل والمرّيخ على الشجاعة والقوة والإقدام والغضب والقتل والزهرة على اللهو والفرح وعطارد على المنطق والأدب',
    english:
      'Some have said: the Sun stands for the spirit and the Moon for thought; Saturn for care, grief, toil and evil; Jupiter for judgement and reason; Mars for courage, strength, daring, anger and killing; Venus for play and gladness; and Mercury for speech and good letters.',
    claim:
      'The Sun stands for the spirit, the Moon for thought, Saturn for care, Jupiter for wisdom, Mars for courage, Venus for gladness, Mercury for speech.',
  },
  'qabisi.mixtures': {
    topic: 'planets',
    work: 'qabisi',
    place: { section: 'II.43', pages: [86], lines: [250, 251] },
    original: 'وما ذكرنا في هذا الباب ممّا تدلّ عليه الكواكب فإنّه إذا مازجه غيره فينبغي أن يمازج بينها',
    english:
      'What we have said in this chapter of the meanings of the planets: when another is mixed with one of them, you should mix what they mean.',
    claim: 'Where planets are mixed, their meanings are to be mixed.',
  },
  'qabisi.dignities': {
    topic: 'dignities',
    work: 'qabisi',
    place: { section: 'I.13', pages: [22], lines: [49, 50] },
    original:
      'ولهذه الكواكب حظوظ في هذه البروج بعضها بالطبع وبعضها بالعرض فأمّا التي بالطبع فالبيت ثمّ الشرف ثمّ الحدّ ثمّ المثلّثة ثمّ الوجه',
    english:
      'These planets have shares in these signs, some by nature and some by accident. Those by nature are the house, then the exaltation, then the bound, then the triplicity, then the face.',
    claim: 'The five essential dignities are house, exaltation, bound, triplicity and face.',
  },
  'qabisi.domicile': {
    topic: 'dignities',
    work: 'qabisi',
    place: { section: 'I.14', pages: [22], lines: [52, 54] },
    original:
      'الحمل والعقرب بيتا المرّيخ والثور والميزان بيتا الزهرة والجوزاء والسنبلة بيتا عطارد والسرطان بيت القمر والأسد بيت الشمس والقوس والحوت بيتا المشتري والجدي والدلو بيتا زحل',
    english:
      'Aries and Scorpio are the two houses of Mars, Taurus and Libra the two houses of Venus, Gemini and Virgo the two houses of Mercury, Cancer is the house of the Moon and Leo the house of the Sun, Sagittarius and Pisces are the two houses of Jupiter, and Capricorn and Aquarius the two houses of Saturn.',
    claim: 'Each planet rules its own signs: the Sun and the Moon one each, the others two.',
  },
  'qabisi.detriment': {
    topic: 'dignities',
    work: 'qabisi',
    place: { section: 'I.14', pages: [22], lines: [54, 55] },
    original: 'والبرج السابع من كلّ بيت كوكب يقال له وبال ذلك الكوكب',
    english: 'The seventh sign from each planet’s house is called the detriment of that planet.',
    claim: 'A planet’s detriment is the sign opposite its house.',
  },
  'qabisi.exaltation': {
    topic: 'dignities',
    work: 'qabisi',
    place: { section: 'I.15', pages: [24], lines: [59, 63] },
    original:
      'فإنّ الشمس تشرف في الحمل في تسع عشرة درجة منه والقمر في الثور في ثلث درج منه وزحل في الميزان في إحدى وعشرين درجة والمشتري في السرطان في خمس عشرة درجة منه والمرّيخ في الجدي في ثمان وعشرين درجة منه والزهرة في الحوت في سبع وعشرين درجة منه وعطارد في السنبلة في خمس عشرة درجة منه',
    english:
      'The Sun is exalted in Aries, in its nineteenth degree; the Moon in Taurus, in its third degree; Saturn in Libra, in the twenty-first degree; Jupiter in Cancer, in its fifteenth degree; Mars in Capricorn, in its twenty-eighth degree; Venus in Pisces, in its twenty-seventh degree; and Mercury in Virgo, in its fifteenth degree.',
    claim: 'Each planet is exalted in one sign, at one degree.',
  },
  'qabisi.fall': {
    topic: 'dignities',
    work: 'qabisi',
    place: { section: 'I.15', pages: [24], lines: [64, 66] },
    original:
      'وفي البرج السابع من برج الشرف لكلّ كوكب في مثل درجة الشرف يكون هبوط ذلك الكوكب مثاله أنّ الشمس شرفها في تسع عشرة درجة من الحمل يكون هبوطها في تسع عشرة درجة من الميزان',
    english:
      'In the seventh sign from the sign of exaltation of each planet, at the same degree, is the fall of that planet. For example: the Sun’s exaltation is in the nineteenth degree of Aries, so its fall is in the nineteenth degree of Libra.',
    claim: 'A planet’s fall is opposite its exaltation, at the same degree.',
  },
  'qabisi.triplicity': {
    topic: 'dignities',
    work: 'qabisi',
    place: { section: 'I.16', pages: [24, 26], lines: [69, 80] },
    original:
      'ثلثة من هذه البروج متّفقة على طبيعة واحدة يقال لها مثلّثة فالحمل والأسد والقوس هي المثلّثة الأولى نارية كلّ واحد منها ذكر نهاري حارّ يابس ذو مرّة صفراء ومذاقته مرّة وهذه المثلّثة شرقية وأربابها بالنهار الشمس ثمّ المشتري ثمّ زحل وأربابها بالليل المشتري ثمّ الشمس ثمّ زحل والثلّثة الثانية الثور والسنبلة والجدي أرضية كلّ واحد منها أنثى ليلي بارد يابس ذو مرّة سوداء ومذاقته حامضة وهذه المثلّثة جنوبية أربابها بالنهار الزهرة ثمّ القمر ثمّ المرّيخ وبالليل القمر ثمّ الزهرة ثمّ المرّيخ والمثلّثة الثالثة الجوزاء والميزان والدلو كل واحد منها ذكر نهاري حارّ رطب هوائي دموي مذاقته حلوة وهذه المثلّثة غربية أربابها بالنهار زحل ثمّ عطارد ثمّ المشتري وبالليل عطارد ثم زحل ثمّ المشتري والمثلّثة الرابعة السرطان والعقرب والحوت كلّ واحد منها أنثى ليلي بارد رطب مائي بلغمي ومذاقته مالحة وهذه المثلّثة شمالية أربابها بالنهار الزهرة ثمّ المريخ ثمّ القمر وبالليل المرّيخ ثمّ الزهرة ثمّ القمر',
    english:
      'Three of these signs that agree in one nature are called a triplicity. Aries, Leo and Sagittarius are the first triplicity, fiery; each of them is male, of the day, hot and dry, of yellow bile, and its taste is bitter. This triplicity is eastern. Its lords by day are the Sun, then Jupiter, then Saturn; its lords by night Jupiter, then the Sun, then Saturn. The second triplicity is Taurus, Virgo and Capricorn, earthy; each of them is female, of the night, cold and dry, of black bile, and its taste is sour. This triplicity is southern. Its lords by day are Venus, then the Moon, then Mars; by night the Moon, then Venus, then Mars. The third triplicity is Gemini, Libra and Aquarius; each of them is male, of the day, hot and moist, airy, of the blood, and its taste is sweet. This triplicity is western. Its lords by day are Saturn, then Mercury, then Jupiter; by night Mercury, then Saturn, then Jupiter. The fourth triplicity is Cancer, Scorpio and Pisces; each of them is female, of the night, cold and moist, watery, of phlegm, and its taste is salty. This triplicity is northern. Its lords by day are Venus, then Mars, then the Moon; by night Mars, then Venus, then the Moon.',
    claim:
      'Three signs of one nature are a triplicity; each triplicity has three rulers, one for the day, one for the night, and one that shares with both.',
  },
  'qabisi.bounds': {
    topic: 'dignities',
    work: 'qabisi',
    place: { section: 'I.19', pages: [26], lines: [93, 97] },
    original:
      'ففي كلّ برج حدود لخمسة كواكب بدرج مختلفة فمن أوّل الحمل إلى ست درج منه حدّ المشتري ومن ست درج إلى اثني عشر درجة منه حدّ الزهرة ومن اثني عشر درجة إلى عشرين درجة منه حدّ عطارد ومن عشرين درجة منه إلى خمس وعشرين درجة حدّ المرّيخ ومن خمس وعشرين درجة إلى آخر الحمل حدّ زحل',
    english:
      'In each sign there are bounds for five planets, of different numbers of degrees. From the beginning of Aries to its sixth degree is the bound of Jupiter; from the sixth to the twelfth the bound of Venus; from the twelfth to the twentieth the bound of Mercury; from the twentieth to the twenty-fifth the bound of Mars; and from the twenty-fifth to the end of Aries the bound of Saturn.',
    claim: 'Each sign is divided unequally into the bounds of five planets.',
    note: 'The table that follows in the book is headed “table of the bounds of the Egyptians”; it is the one that Qismah uses.',
  },
  'qabisi.faces': {
    topic: 'dignities',
    work: 'qabisi',
    place: { section: 'I.20', pages: [28], lines: [114, 119] },
    original:
      'قسم كلّ برج بثلثة أقسام متساوية كلّ قسم عشر درج يسمّى كلّ قسم وجها وابتدأ من أوّل وجه من الحمل وهو من أوّله إلى عشر درج فجعل للمرّيخ ومن عشر درج إلى عشرين درجة للكوكب الذي يتلوه وهو الشمس ومن عشرين درجة إلى آخر البرج للكوكب الذي يتلوها وهو الزهرة ثمّ جعل الوجه الأوّل من الثور إلى عشر درج للكوكب الذي يتلوها وهو عطارد وكذلك إلى آخر البروج',
    english:
      'Each sign is divided into three equal parts, each of ten degrees, and each part is called a face. It begins with the first face of Aries, from its beginning to ten degrees, which is given to Mars; from ten degrees to twenty to the planet that follows it, the Sun; and from twenty degrees to the end of the sign to the planet that follows that, Venus. Then the first face of Taurus, to ten degrees, goes to the planet that follows, Mercury, and so on to the end of the signs.',
    claim: 'Each sign has three faces of ten degrees, given to the planets in turn from Mars in Aries.',
  },
  'qabisi.dignity-scores': {
    topic: 'dignities',
    work: 'qabisi',
    place: { section: 'I.22', pages: [32], lines: [142, 144] },
    original:
      'صاحب البيت له خمس قوى وصاحب الشرف له أربع قوى وصاحب المثلّثة له ثلث قوى وصاحب الحدّ له قوتان وصاحب الوجه له قوة واحدة وبعضهم يقدّم الحدّ على المثلّثة',
    english:
      'The lord of the house has five powers, the lord of the exaltation four, the lord of the triplicity three, the lord of the bound two, and the lord of the face one. Some put the bound before the triplicity.',
    claim: 'The dignities count five, four, three, two and one.',
  },
  'qabisi.dignity-likeness': {
    topic: 'dignities',
    work: 'qabisi',
    place: { section: 'I.23', pages: [32], lines: [145, 148] },
    original:
      'فقال إنّ كون الكوكب في بيته كالرجل في منزله وضيعته وكونه في شرفه كالرجل في مملكته وسلطانه وشرفه وكونه في حدّه كالرجل في عشيرته وجنسه وكونه في مثلّثته كالرجل في حرسه وأنصاره وأعوانه وكونه في وجهه كالرجل في صناعته',
    english:
      'He said: a planet in its house is like a man in his home and on his land; in its exaltation, like a man in his kingdom, his authority and his honour; in its bound, like a man among his clan and his kind; in its triplicity, like a man among his guards, supporters and helpers; and in its face, like a man at his craft.',
    claim:
      'A planet in its own sign is like a man at home; exalted, in his realm; in its bound, among his own; in its triplicity, among helpers; in its face, at his craft.',
  },
  'qabisi.sect': {
    topic: 'sect',
    work: 'qabisi',
    place: { section: 'I.78', pages: [60], lines: [423, 426] },
    original:
      'ومن حظوظ الكواكب العرضية الحلب وهو أن يكون الكوكب النهاري النهار فوق الأرض وبالليل تحت الأرض والكوكب الليلي بالليل فوق الأرض وبالنهار تحت الأرض فإن كان مع ذلك الكوكب الذكر في برج ذكر والكوكب الأنثى في برج أنثى قيل إنّه في حيّزه وقوّته كقوّة الرجل في موضع فوائده وكسبه وسعادته',
    english:
      'One of the accidental shares of the planets is the halb. It is that a planet of the day is above the earth by day and below the earth by night, and a planet of the night is above the earth by night and below the earth by day. If, with this, a male planet is in a male sign, or a female planet in a female sign, it is said to be in its domain, and its strength is like that of a man in the place of his gain, his earning and his good fortune.',
    claim:
      'A planet of the day is well placed above the earth by day, a planet of the night above the earth by night; in a sign of its own gender as well, it is in its domain.',
  },
  'qabisi.fortunate': {
    topic: 'sect',
    work: 'qabisi',
    place: { section: 'III.25', pages: [100], lines: [113, 115] },
    original:
      'فأمّا المواضع التي تسعد فيها فهو أن تكون في مناظرة السعود من التسديس أو التربيع أو التثليث أو تكون مقارنة لها أو تكون النحوس ساقطة عنها أو تكون منصرفة عن سعد ومتّصلة بسعد أو تكون محصورة بين سعدين',
    english:
      'The places in which they are made fortunate: that they are in the regard of the benefics by sextile, square or trine, or are joined to them; or that the malefics fall away from them; or that they separate from a benefic and apply to a benefic; or are enclosed between two benefics.',
    claim:
      'A planet is helped by the regard of a benefic, by meeting one, by the malefics’ not seeing it, and by standing between two benefics.',
  },
  'qabisi.enclosed-by-benefics': {
    topic: 'sect',
    work: 'qabisi',
    place: { section: 'III.26', pages: [100], lines: [116, 120] },
    original:
      'والحصار أن يكون قدّامه سعد أو شعاعه وخلفه سعد أو شعاعه ويسمّيه بعضهم الاحتفاف أو تكون صميمة أو في مناظرة الشمس من التسديس أو التثليث أو في مناظرة القمر والقمر مسعود أو تكون سريعة السير زائدة في النور والعدد أو تكون في حلبها أو في حيّزها أو في البروج التي لها فيها حظّ أو في أفراحها أو في الدرجات النيّرة أو مقبولة',
    english:
      'To be enclosed is that before it there is a benefic or its ray, and behind it a benefic or its ray; some call it being surrounded. Or they are in the heart of the Sun, or in the regard of the Sun by sextile or trine, or in the regard of the Moon while the Moon is fortunate; or they are swift in course and increasing in light and number; or in their halb or their domain, or in the signs in which they have a share, or in their joys, or in the bright degrees, or received.',
    claim:
      'A planet is also helped by a friendly aspect of the Sun, by speed, by its own half of the day, by dignity, by its joy, and by being received.',
  },
  'qabisi.afflicted': {
    topic: 'sect',
    work: 'qabisi',
    place: { section: 'III.28', pages: [102], lines: [130, 132] },
    original:
      'ومن منحسة الكواكب وفسادها أن تكون في مقارنة النحوس أو مقابلتها أو تربيعها أو تثليثها أو تسديسها أو يكون بينها وبين جسد النحس أو شعاعه أقلّ من حدّ كوكب أو تكون في حدود النحوس أو في بيوتها',
    english:
      'What makes the planets unfortunate and corrupts them: that they are in conjunction with the malefics or in their opposition, square, trine or sextile; or that there is less than a planet’s bound between them and the body or ray of the malefic; or that they are in the bounds of the malefics or in their houses.',
    claim:
      'A planet is harmed by the conjunction or aspect of a malefic, and by being in its bound or house.',
  },
  'qabisi.overcoming': {
    topic: 'sect',
    work: 'qabisi',
    place: { section: 'III.28', pages: [102], lines: [132, 133] },
    original:
      'أو يكون بعض النحوس مستعليا عليها من العاشر أو الحادي عشر من مكانها وأضرّ ذلك إذا كان النحس غير قابل لها',
    english:
      'Or one of the malefics is raised above them, from the tenth or the eleventh place from theirs; and this is most harmful when the malefic does not receive them.',
    claim:
      'A malefic overcomes a planet from the tenth or eleventh sign from it; this is worst where it does not receive it.',
  },
  'qabisi.relief': {
    topic: 'sect',
    work: 'qabisi',
    place: { section: 'III.28', pages: [102], lines: [141, 143] },
    original:
      'فإذا نظر كوكب سعد أو الشمس من التسديس أو التثليث إلى الكوكب المحصور وكان بينه وبين الاتّصال أقلّ من سبع درج تحلّلت تلك المنحسة',
    english:
      'When a benefic, or the Sun, regards the enclosed planet by sextile or trine, and it is less than seven degrees from the exact aspect, that harm is loosened.',
    claim: 'A friendly aspect of a benefic or of the Sun loosens the harm of being enclosed by malefics.',
  },
  'qabisi.strong': {
    topic: 'sect',
    work: 'qabisi',
    place: { section: 'III.27', pages: [100, 102], lines: [121, 124] },
    original:
      'ومن قوّتها أن تكون صاعدة في الشمال أو تكون شمالية أو تكون صاعدة في فلك أوجها أو تكون في المقام الثاني وهو حيث تقف في الرجعة للاستقامة أو تكون خارجة من شعاع الشمس أو في وتد أو ما يليه أو تكون الثلثة العلوية شرقية من الشمس',
    english:
      'Part of their strength is that they ascend in the north, or are northern; or ascend in the circle of their apogee; or are at the second station, which is where they stand still in retrogradation to go direct; or come out of the Sun’s rays; or are in an angle or what follows it; or that the three upper planets are oriental of the Sun.',
    claim:
      'A planet is strong when it rises in the north, stands at its second station, leaves the Sun’s rays, or is in an angle or the house after one.',
  },
  'qabisi.weak': {
    topic: 'sect',
    work: 'qabisi',
    place: { section: 'III.29', pages: [104], lines: [149, 151] },
    original:
      'تكون في نظائر حظوظها أو هابطة في الجنوب أو جنوبية أو ساقطة عن الوتد أو ما يليه أو في البيوت الساقط أو تكون في الطريقة المحترقة وهي الميزان والعقرب أو تتّصل بكوكب راجع أو فاسد أو زائل أو تكون غير مقبولة',
    english:
      '(Or that) they are in the places opposite their shares, or descend in the south, or are southern, or fall from the angle and from what follows it, or are in the falling houses, or are in the burnt path, which is Libra and Scorpio, or apply to a planet that is retrograde, corrupted or falling away, or are not received.',
    claim:
      'A planet is weak opposite its dignities, in cadent houses, applying to a planet that is retrograde or corrupted, and when it is not received.',
  },
  'qabisi.under-beams': {
    topic: 'sun',
    work: 'qabisi',
    place: { section: 'III.7', pages: [92], lines: [34, 36] },
    original:
      'وكلّ كوكب فمنذ يستتر بشعاع الشمس إلى أن يظهر من شعاعها يسمّى محترقا وأوّل ما يبدأ بالدخول في الشعاع يقال له بدأ بالاحتراق وإذا غاب في الشعاع وسار فيه يسمّى مغمورا',
    english:
      'Every planet, from when it is hidden by the Sun’s rays until it appears out of its rays, is called burnt. When it first begins to enter the rays it is said to begin to burn; when it has vanished in the rays and moves in them it is called submerged.',
    claim: 'A planet hidden by the Sun’s rays is called burnt, and while it moves inside them, submerged.',
  },
  'qabisi.cazimi': {
    topic: 'sun',
    work: 'qabisi',
    place: { section: 'III.7', pages: [92], lines: [36, 37] },
    original: 'وإذا كان مع جزء الشمس أو بينه وبينها ستّ عشرة دقيقة فما دونها وعرضه كذلك يسمّى صميما',
    english:
      'When it is with the degree of the Sun, or there are sixteen minutes between it and the Sun, or less, and its latitude is likewise, it is called in the heart (samim).',
    claim: 'Within sixteen minutes of the Sun, in latitude too, a planet is in the Sun’s heart.',
  },
  'qabisi.retrograde': {
    topic: 'motion',
    work: 'qabisi',
    place: { section: 'III.29', pages: [104], lines: [145, 146] },
    original: 'ومن ضعفها أن تكون بطيئة السير أو في المقام الأوّل وهو عند وقوفها للرجعة أو تكون راجعة',
    english:
      'Part of their weakness is that they are slow in course, or at the first station, which is when they stand still to go retrograde, or that they are retrograde.',
    claim: 'A planet is weak when it is slow, at its first station, or retrograde.',
  },
  'qabisi.stations': {
    topic: 'motion',
    work: 'qabisi',
    place: { section: 'III.27', pages: [100], lines: [122, 122] },
    original: 'أو تكون في المقام الثاني وهو حيث تقف في الرجعة للاستقامة',
    english:
      '(Part of their strength is) that they are at the second station, which is where they stand still in retrogradation to go direct.',
    claim: 'At the second station, about to go direct, a planet gains strength.',
  },
  'qabisi.station-manner': {
    topic: 'motion',
    work: 'qabisi',
    place: { section: 'II.34', pages: [80], lines: [188, 193] },
    original:
      'وفي مقامه الثاني وهو ذاهب إلى الرجعة على مطالبة المضادّة والمباينة وعلى الإبطاء وقلّة الحيلة والارتباك في الأمر وفي وسط الرجعة على سرعة معتدلة وبسبب الحيلة الضعيفة وعند الوقفة الأخرى على الارتباك في الحيلة والإبطاء والخروج من ذلك إلى السرعة وانفتاح الحيل وعند مقارنته الشمس بالاستقامة على السرعة وانبساط الحيل واتّساعها وكذلك يعرض للزهرة في هذه الأماكن وللكواكب العلوية',
    english:
      'At its second station, when it goes into retrogradation, it stands for seeking opposition and separation, for slowness, want of resource and confusion in the matter. In the middle of retrogradation it stands for a moderate speed, by weak means. At the other standstill it stands for confusion of means and slowness, and for coming out of this into speed and the opening of ways; and at its conjunction with the Sun in direct motion for speed and for means that are ample and wide. The same happens to Venus in these places, and to the upper planets.',
    claim:
      'A planet that stands still to turn back stands for slowness and confusion; one that stands still to go forward, for coming out of them.',
    note: 'Said of Mercury, and in the last sentence of the others. The numbering of the stations differs here from that in chapter III.',
  },
  'qabisi.aspects': {
    topic: 'aspects',
    work: 'qabisi',
    place: { section: 'I.18', pages: [26], lines: [85, 89] },
    original:
      'كلّ برج ينظر إلى البرج الثالث منه أمامه والثالث منه خلفه وهو الحادي عشر منه وهذا يقال له نظر تسديس ومودّة وينظر إلى البرج الرابع منه أمامه والرابع منه خلفه وهو العاشر منه وهذا يقال له نظر تربيع ومخالفة وهو نصف العداوة وينظر إلى الخامس منه أمامه والخامس منه خلفه وهو التاسع منه نظر تثليث وموافقة وينظر إلى السابع منه نظر مقابلة وعداوة',
    english:
      'Each sign regards the third sign before it and the third behind it, which is the eleventh from it: this is called a regard of sextile and affection. It regards the fourth before it and the fourth behind it, which is the tenth from it: this is called a regard of square and disagreement, and it is half of enmity. It regards the fifth before it and the fifth behind it, which is the ninth from it: a regard of trine and agreement. And it regards the seventh from it: a regard of opposition and enmity.',
    claim:
      'The sextile is of affection, the square of disagreement and half enmity, the trine of agreement, the opposition of enmity.',
  },
  'qabisi.application': {
    topic: 'aspects',
    work: 'qabisi',
    place: { section: 'III.11', pages: [94, 96], lines: [61, 64] },
    original:
      'وهو إذا كان الكوكبان في برجين متناظرين وتكون درج الخفيف في برجه أقلّ من درج الثقيل في برجه وبينهما ستّ درج فما دونها فعند ذلك يقال إنّ الخفيف ذاهب إلى الاتّصال بالثقيل فإذا تساوت درجاتهما تمّ اتّصاله به فإذا جاوزه كان منصرفا عنه',
    english:
      'It is when the two planets are in two signs that regard each other, and the degrees of the light one in its sign are fewer than the degrees of the heavy one in its sign, and there are six degrees or less between them: then the light one is said to go to its joining with the heavy one. When their degrees are equal, the joining is complete. When it has passed it, it is separating from it.',
    claim:
      'The lighter planet applies to the heavier while it is within six degrees of it by aspect; after the exact degree it separates.',
  },
  'qabisi.void-of-course': {
    topic: 'aspects',
    work: 'qabisi',
    place: { section: 'III.12', pages: [96], lines: [70, 71] },
    original: 'فإذا انصرف كوكب عن كوكب ولم يتّصل بكوكب ما دام في برجه قيل إنّه خالي السير',
    english:
      'When a planet separates from a planet and does not join another as long as it is in its sign, it is said to be void of course.',
    claim: 'A planet that meets no other before it leaves its sign is void of course.',
  },
  'qabisi.feral': {
    topic: 'aspects',
    work: 'qabisi',
    place: { section: 'III.13', pages: [96], lines: [72, 73] },
    original: 'وإذا كان كوكب في برج لا ينظر إلى برجه كوكب آخر ما دام فيه قيل إنّه وحشي',
    english:
      'When a planet is in a sign and no other planet regards its sign as long as it is in it, it is said to be wild.',
    claim: 'A planet that no other regards is called wild.',
  },
  'qabisi.translation': {
    topic: 'aspects',
    work: 'qabisi',
    place: { section: 'III.14', pages: [96], lines: [74, 75] },
    original: 'فإذا انصرف كوكب خفيف عن كوكب ثقيل واتّصل بكوكب آخر نقل طبيعة الكوكب الأوّل إلى الثاني',
    english:
      'When a light planet separates from a heavy planet and joins another planet, it carries the nature of the first planet to the second.',
    claim:
      'A light planet that leaves one planet and joins another carries the nature of the first to the second.',
  },
  'qabisi.reception': {
    topic: 'aspects',
    work: 'qabisi',
    place: { section: 'III.17', pages: [98], lines: [88, 92] },
    original:
      'وإذا اتّصل كوكب بصاحب البرج الذي هو فيه أو صاحب شرفه أو غير ذلك من الحظوظ دفع طبيعة الكوكب إليه ومتى كان في حظّ من حظوظه واتّصل بكوكب آخر دفع قوّة نفسه إليه فأمّا إن كان في حظّ من حظوظه واتّصل بكوكب له في الموضع حظّ أيضا دفع إليه الطبيعتين جميعا وجميع هذا الدفع يقال له القبول',
    english:
      'When a planet joins the lord of the sign in which it is, or the lord of its exaltation or another of the shares, it hands the nature of that planet over to it. When it is in one of its own shares and joins another planet, it hands its own strength over to it. If it is in one of its own shares and joins a planet that also has a share in the place, it hands both natures over to it. All this handing over is called reception.',
    claim:
      'A planet that joins the ruler of its place hands over that ruler’s nature; this handing over is called reception.',
  },
  'qabisi.returning': {
    topic: 'aspects',
    work: 'qabisi',
    place: { section: 'III.20', pages: [98], lines: [93, 96] },
    original:
      'وهو أن يتّصل الكوكب بكوكب محترق أو راجع فيردّ عليه القوّة لضعفه فإذا كان الكوكبان في وتد أو ما يلي وتدا كان ردّا بصلاح وكذلك إن كان المتّصل به يقبل الكوكب المتّصل فأمّا إن كان الكوكب المتّصل ساقطا والمتّصل به في وتد أو ما يلي وتدا أو كانا ساقطين كان ردّه بفساد',
    english:
      'It is when a planet joins a planet that is burnt or retrograde, which returns the strength to it because of its own weakness. If both planets are in an angle or in what follows an angle, it is a return with good result, and likewise if the one that is joined receives the one that joins. If the one that joins falls from the angles while the other is in an angle or in what follows one, or if both fall, the return is with corruption.',
    claim:
      'A planet that is burnt or retrograde gives back what is handed to it: to good effect if they are angular or received, to bad effect if they are cadent.',
  },
  'qabisi.latin-lot-of-fortune': {
    topic: 'lot',
    work: 'qabisi-latin',
    place: { section: 'V.3', pages: [350, 351], lines: [6, 1] },
    original:
      'Cuius exemplar est opus Partis Fortune, quia accipis quicquid est inter Solem et Lunam ex gradibus, et addis super eos gradus signi ascendentis, et quod collectum fuerit proicis eum .XXX. .XXX. gradus. Et incipis proicere ab initio signi ascendentis, et quo finitur numerus, ibi est Pars Fortune; et in nocte econtra a Luna in Solem, et addes desuper gradus signi ascendentis, et proicis hoc .XXX. .XXX.',
    english:
      'An example of this is the count of the Part of Fortune: you take what lies between the Sun and the Moon in degrees, and add to it the degrees of the sign of the Ascendant, and what you have gathered you count off by thirties. You begin to count off from the beginning of the sign of the Ascendant, and where the number ends, there is the Part of Fortune. And by night the other way round, from the Moon to the Sun; and you add the degrees of the sign of the Ascendant to it and count it off by thirties.',
    claim: 'In the Latin translation the Lot of Fortune is counted from the Moon to the Sun by night.',
    note: 'The last sentence is not in the Arabic text of the same place.',
  },
  'qabisi.latin-lot-example': {
    topic: 'lot',
    work: 'qabisi-latin',
    place: { section: 'IV.8', pages: [327], lines: [2, 5] },
    original:
      'Cuius rei exemplar est quod natus natus est oriente Capricorno sub .XVII. gradu et Sol in Pisce in quintodecimo gradu et Luna in Libra in .XV. gradu et medium celi in .VIII. gradu Scorpionis et Pars Fortune in Leone in .XVII. gradu',
    english:
      'An example of this is somebody who was born when Capricorn rose with its seventeenth degree, the Sun was in Pisces in the fifteenth degree, the Moon in Libra in the fifteenth degree, the Midheaven in the eighth degree of Scorpio, and the Part of Fortune in Leo in the seventeenth degree.',
    claim: 'The Latin translation has the Lot of Fortune of al-Qabisi’s figure at 17 degrees of Leo.',
  },
} as const satisfies PassageTexts
