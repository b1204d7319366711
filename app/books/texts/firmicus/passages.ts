import type { PassageTexts } from '#app/books/types.ts'

/** Quoted from Firmicus Maternus, Mathesis, edited by Kroll and Skutsch (Leipzig 1897). */
export const firmicusPassages = {
  'firmicus.domicile': {
    topic: 'dignities',
    work: 'firmicus',
    place: { section: 'II.2.1', pages: [42] },
    original:
      'Ex his duodecim signis Sol quidem et Luna singula sunt signa sortiti, ceteri vero quinque planetae idest Saturnus Iuppiter Mars Venus Mercurius bina, in quibus singuli imperium habent ac domicilium constitutum.',
    english:
      'Of these twelve signs the Sun and the Moon have received one sign each, and the other five planets, Saturn, Jupiter, Mars, Venus and Mercury, two each; in these each of them has its rule and its home.',
    claim:
      'The Sun and the Moon rule one sign each, the other five planets two each, and have their home there.',
  },
  'firmicus.exaltation': {
    topic: 'dignities',
    work: 'firmicus',
    place: { section: 'II.3.1', pages: [43] },
    original:
      'Scire etiam altitudinem et humiliationem debemus, quae sint stellarum altitudines singularum, in quibus naturali quadam sublimitate magnitudinis eriguntur, et quae sint earum deiectiones, in quibus constitutae oppressa auctoritatis suae potestate minuuntur.',
    english:
      'We must also know height and lowness: the exaltations of each planet, in which it is raised by a kind of natural loftiness of greatness, and their falls, in which the power of their authority is pressed down and they are lessened.',
    claim: 'In its exaltation a planet is raised up, in its fall its authority is pressed down.',
  },
  'firmicus.exaltation-degrees': {
    topic: 'dignities',
    work: 'firmicus',
    place: { section: 'II.3.5', pages: [44] },
    original:
      'Sol in Arietis parte XIX. exaltatur, in Librae vero parte XIX. deicitur; Luna exaltatur in Tauri parte tertia, Scorpii tertia deicitur; Saturnus exaltatur in Librae parte XXI., in Arietis rursus ⟨parte⟩ XXI. deicitur; Iuppiter exaltatur in parte Cancri XV., deicitur vero in Capricorni parte XV.; Mars exaltatur in Capricorni parte XXVIII., deicitur vero in Cancri parte XXVIII.; Venus exaltatur in Piscium parte XXVII., deicitur vero in Virginis parte XXVII.; Mercurius exaltatur in Virginis parte XV., deicitur vero in Piscium parte XV.',
    english:
      'The Sun is exalted in the 19th degree of Aries and falls in the 19th of Libra; the Moon is exalted in the 3rd of Taurus and falls in the 3rd of Scorpio; Saturn is exalted in the 21st of Libra and falls in the 21st of Aries; Jupiter is exalted in the 15th of Cancer and falls in the 15th of Capricorn; Mars is exalted in the 28th of Capricorn and falls in the 28th of Cancer; Venus is exalted in the 27th of Pisces and falls in the 27th of Virgo; Mercury is exalted in the 15th of Virgo and falls in the 15th of Pisces.',
    claim: 'The exaltations and falls, each with its degree.',
  },
  'firmicus.decans': {
    topic: 'dignities',
    work: 'firmicus',
    place: { section: 'II.4.1', pages: [44] },
    original:
      'Singula signa in tres partes dividuntur, singulae autem partes habent singulos decanos, ut sint in singulis signis terni decani, quorum singuli ex triginta partibus denas possident partes',
    english:
      'Each sign is divided into three parts, and each part has a decan of its own, so that there are three decans in each sign, each of which holds ten of the thirty degrees.',
    claim: 'Each sign has three decans of ten degrees.',
    note: 'Al-Qabisi and Lilly call the decans faces.',
  },
  'firmicus.decan-like-home': {
    topic: 'dignities',
    work: 'firmicus',
    place: { section: 'II.4.2', pages: [45] },
    original:
      'Sed et ipsi decani singulis stellis deputantur, et si in ipso decano stella fuerit, licet sit in alieno domicilio, sic est habenda, quasi in suo sit domicilio constituta',
    english:
      'The decans, too, are given to the planets; and if a planet is in its own decan, even in another planet’s home, it is to be taken as if it were in its own home.',
    claim: 'A planet in its own decan counts as if it were at home, though it is in another’s sign.',
    note: 'Later authors give the decan or face far less: one power of five in al-Qabisi.',
  },
  'firmicus.sect': {
    topic: 'sect',
    work: 'firmicus',
    place: { section: 'II.7.2', pages: [49] },
    original:
      'Per diem gaudent Sol Iuppiter ⟨Saturnus⟩; conditionem itaque Solis secuntur Iuppiter et Saturnus',
    english:
      'By day the Sun, Jupiter and Saturn rejoice; so Jupiter and Saturn follow the condition of the Sun.',
    claim: 'The Sun, Jupiter and Saturn belong to the day.',
    note: 'The lines that named the planets of the night are lost. The editors restored the name of Saturn.',
  },
  'firmicus.near-sun': {
    topic: 'sun',
    work: 'firmicus',
    place: { section: 'II.8.2', pages: [50, 51] },
    original: 'In summa autem dicendum est, quod omnibus stellis noceat vicinitas Solis.',
    english: 'In sum it must be said that the nearness of the Sun harms all planets.',
    claim: 'Nearness to the Sun harms every planet.',
  },
  'firmicus.aries': {
    topic: 'signs',
    work: 'firmicus',
    place: { section: 'II.10.2', pages: [52] },
    original: 'Aries est signum in caelo masculinum aequinoctiale solstitiale regale, ignitum',
    english: 'Aries is a masculine sign in the sky, of the equinox, turning, royal, fiery.',
    claim: 'Aries is royal and fiery, a sign of the equinox.',
    note: 'Of Firmicus’ chapter on the signs only Aries and Pisces are left.',
  },
  'firmicus.pisces': {
    topic: 'signs',
    work: 'firmicus',
    place: { section: 'II.10', pages: [53] },
    original:
      'Pisces sunt signum femininum duplex humidum aquosum biforme fecundum squamosum maculosum incurvum mutum mobile; sed unus piscis ad austrum fertur, alter ad aquilonem.',
    english:
      'Pisces is a feminine sign, double, moist, watery, of two forms, fruitful, scaly, spotted, bent, mute and moving; but one fish is carried to the south, the other to the north.',
    claim: 'Pisces is double, watery, fruitful, mute and restless: one fish swims south, the other north.',
  },
  'firmicus.angles': {
    topic: 'places',
    work: 'firmicus',
    place: { section: 'II.15.1', pages: [58] },
    original: 'In genituris cardines sunt quattuor, ortus occasus MC. IMC',
    english:
      'In birth charts there are four angles: the rising, the setting, the Midheaven and the lowest heaven.',
    claim: 'A chart has four angles: rising, setting, Midheaven and lowest heaven.',
  },
  'firmicus.places-second': {
    topic: 'places',
    work: 'firmicus',
    place: { section: 'II.16.1', pages: [59] },
    original:
      'alia sunt in genituris quattuor loca, quae sequentem et secundam habent potestatem, id est Dea Deus Bona fortuna ac Bonus daemon',
    english:
      'There are four other places in charts that have the next, the second power: the Goddess, the God, Good Fortune and the Good Spirit.',
    claim: 'After the angles, the third, ninth, fifth and eleventh places have power.',
    note: 'Firmicus explains next that these are the third, ninth, fifth and eleventh places, counted by signs.',
  },
  'firmicus.places-idle': {
    topic: 'places',
    work: 'firmicus',
    place: { section: 'II.17', pages: [60] },
    original:
      'Residua quattuor loca pigra et deiecta esse dicuntur ob hoc, quod nulla cum horoscopo societate iunguntur.',
    english:
      'The remaining four places are called idle and cast down, because they are joined to the Ascendant by no bond.',
    claim:
      'The second, eighth, sixth and twelfth places are idle, because they have no aspect to the Ascendant.',
    note: 'Firmicus names them next: the second, eighth, sixth and twelfth signs from the Ascendant.',
  },
  'firmicus.places-order': {
    topic: 'places',
    work: 'firmicus',
    place: { section: 'II.18.2', pages: [60, 61] },
    original:
      'Horoscopus praecedit occasum, medium caelum imo caelo praeponitur, XI. locus id est Bonus daemon Bonae fortunae praefertur, IX. locus id est Deus tertio loco id est Deae praeponitur, anafora id est ⟨II. locus epicataforae id est⟩ VIII. ab horoscopo loco praeponitur, Mala fortuna id est VI. ab horoscopo locus Malo daemoni id est XII. ab horoscopo loco praeponitur.',
    english:
      'The Ascendant goes before the setting, the Midheaven is set before the lowest heaven, the eleventh place, the Good Spirit, is preferred to Good Fortune, the ninth place, the God, is set before the third, the Goddess; the second place is set before the eighth; Bad Fortune, the sixth place from the Ascendant, is set before the Bad Spirit, the twelfth.',
    claim:
      'The Ascendant goes before the setting, the Midheaven before the lowest heaven, the eleventh before the fifth, the ninth before the third, the second before the eighth, the sixth before the twelfth.',
  },
  'firmicus.place-1': {
    topic: 'houses',
    work: 'firmicus',
    place: { section: 'II.19.2', pages: [61] },
    original:
      'In hoc loco vita hominum et spiritus continetur, ex hoc loco totius geniturae fundamenta noscuntur',
    english:
      'In this place life and breath are held; from this place the foundations of the whole chart are known.',
    claim: 'The first place holds life and breath, and is the foundation of the whole chart.',
  },
  'firmicus.place-2': {
    topic: 'houses',
    work: 'firmicus',
    place: { section: 'II.19.3', pages: [61] },
    original:
      'Ex hoc signo spei ac possessionis incrementa noscuntur. Est autem piger locus ab horoscopo alienus; ideo et inferna appellatur porta, quod nulla cum horoscopo radiatione coniungitur.',
    english:
      'From this sign the growth of hope and of possessions is known. But it is an idle place, strange to the Ascendant, and so it is called the gate of the underworld, because it is joined to the Ascendant by no ray.',
    claim: 'The second place shows the growth of hope and possessions, and is averse to the Ascendant.',
  },
  'firmicus.place-3': {
    topic: 'houses',
    work: 'firmicus',
    place: { section: 'II.19.4', pages: [61, 62] },
    original:
      'Ex hoc loco de fratribus et de amicis cuncta dicemus. Huic loco Dea nomen est; est autem peregrinantis locus. Hic primus cum horoscopo tenui societate coniungitur; respicere enim horoscopum de exagono videtur.',
    english:
      'From this place we shall say everything about brothers and friends. Its name is the Goddess; it is the place of the traveller. It is the first to be joined to the Ascendant by a slender bond, for it regards the Ascendant by sextile.',
    claim: 'The third place is of brothers, friends and travellers; it is called the Goddess.',
  },
  'firmicus.place-4': {
    topic: 'houses',
    work: 'firmicus',
    place: { section: 'II.19.5', pages: [62] },
    original:
      'Hic locus ostendit nobis parentes patrimonium substantiam fundamenta mobilia, et quicquid ad latentes et repositas patrimonii pertinet facultates. Est autem hic geniturae cardo',
    english:
      'This place shows us parents, inheritance, substance, foundations, movable goods, and all that belongs to the hidden and stored wealth of a family. It is an angle of the chart.',
    claim: 'The fourth place shows parents, inheritance, foundations and what is stored away.',
  },
  'firmicus.place-5': {
    topic: 'houses',
    work: 'firmicus',
    place: { section: 'II.19.6', pages: [62] },
    original:
      'Ex hoc loco filiorum numerus et generis qualitas invenitur. Appellatur autem Bona fortuna, quia locus est Veneris.',
    english:
      'From this place the number and kind of children are found. It is called Good Fortune, because it is the place of Venus.',
    claim: 'The fifth place is of children; it is called Good Fortune, the place of Venus.',
  },
  'firmicus.place-6': {
    topic: 'houses',
    work: 'firmicus',
    place: { section: 'II.19.7', pages: [62, 63] },
    original:
      'In hoc signo causam vitii ac valitudinis inveniemus. Qui locus Mala fortuna appellatur ob hoc, quia locus est Martis. Est autem etiam hic locus piger, quia nulla cum horoscopo societate coniungitur',
    english:
      'In this sign we shall find the cause of defects and of health. It is called Bad Fortune, because it is the place of Mars. This place, too, is idle, because it is joined to the Ascendant by no bond.',
    claim:
      'The sixth place is of defects and health; it is called Bad Fortune, the place of Mars, and is averse to the Ascendant.',
  },
  'firmicus.place-7': {
    topic: 'houses',
    work: 'firmicus',
    place: { section: 'II.19.8', pages: [63] },
    original:
      'Ex hoc loco qualitatem et quantitatem quaeramus nuptiarum. Sed et hic locus violenta cum horoscopo societate coniungitur; de diametro enim ab horoscopo videtur.',
    english:
      'From this place let us seek the kind and number of marriages. This place, too, is joined to the Ascendant, by a violent bond, for it is seen from the Ascendant by opposition.',
    claim: 'The seventh place is of marriage; it faces the Ascendant by opposition.',
  },
  'firmicus.place-8': {
    topic: 'houses',
    work: 'firmicus',
    place: { section: 'II.19.9', pages: [63] },
    original:
      'Hic locus epicatafora dicitur. Est autem piger locus, quia nec ipse aliqua cum horoscopo societate coniungitur. Ex hoc loco mortis qualitas invenitur.',
    english:
      'This place is called epicataphora. It is an idle place, because it, too, is joined to the Ascendant by no bond. From this place the kind of death is found.',
    claim: 'The eighth place is idle and averse to the Ascendant; Firmicus gives it to death.',
    note: 'We never speak of death to come.',
  },
  'firmicus.place-9': {
    topic: 'houses',
    work: 'firmicus',
    place: { section: 'II.19.10', pages: [64] },
    original:
      'Est autem dei Solis locus. In hoc loco hominum sectas invenimus; est autem de religionibus et peregrinationibus. Et hic locus cum horoscopo maxima radiatione coniungitur; de trigono enim ab horoscopo videtur.',
    english:
      'It is the place of the Sun God. In this place we find the schools that people follow; it is about religions and journeys. This place, too, is joined to the Ascendant by a very great ray, for it is seen from the Ascendant by trine.',
    claim:
      'The ninth place is of religions and journeys, the place of the Sun God, and trine to the Ascendant.',
  },
  'firmicus.place-10': {
    topic: 'houses',
    work: 'firmicus',
    place: { section: 'II.19.11', pages: [64] },
    original:
      'In hoc loco vitam et spiritum, actus etiam omnes, patriam domicilium totamque conversationem invenimus, artes etiam et quicquid nobis artium suffragio confertur; ex hoc loco animi vitia facili ratione perspicimus.',
    english:
      'In this place we find life and breath, all deeds, home country, dwelling and the whole way of life, crafts too and whatever comes to us by the help of crafts; from this place we easily see the faults of the mind.',
    claim: 'The tenth place is of deeds, home country, crafts and conduct.',
  },
  'firmicus.place-10-strength': {
    topic: 'houses',
    work: 'firmicus',
    place: { section: 'II.19.11', pages: [64] },
    original: 'Sed hic locus principalis est et omnium cardinum potestate sublimior.',
    english: 'This place is a chief one, and higher in power than all the angles.',
    claim: 'The tenth place is the highest of the angles in power.',
  },
  'firmicus.place-11': {
    topic: 'houses',
    work: 'firmicus',
    place: { section: 'II.19.12', pages: [64] },
    original:
      'Appellatur autem hic locus a nobis Bonus daemon vel Bonus genius, a Graecis agathos daemon. … Est autem locus Iovis et cum horoscopo non parva societate coniungitur; de exagono enim horoscopum videt ⟨et⟩ de exagono ab horoscopo videtur.',
    english:
      'We call this place the Good Spirit or Good Genius, the Greeks agathos daemon … It is the place of Jupiter and is joined to the Ascendant by no small bond, for it sees the Ascendant by sextile and is seen from it by sextile.',
    claim: 'The eleventh place is the Good Spirit, the place of Jupiter, and sextile to the Ascendant.',
  },
  'firmicus.place-12': {
    topic: 'houses',
    work: 'firmicus',
    place: { section: 'II.19.13', pages: [65] },
    original:
      'Hic locus a Graecis cacos daemon appellatur, a nobis Malus daemon. Ex hoc loco inimicorum qualitas et servorum substantia facili nobis significatione monstratur. Vitia etiam in hoc loco et aegritudines invenimus. Sed et hic piger locus est, quia nulla cum horoscopo societate coniungitur. Est autem locus Saturni.',
    english:
      'The Greeks call this place cacos daemon, we the Bad Spirit. From this place the kind of enemies and the matter of slaves are easily shown to us. We also find defects and illnesses in it. This place, too, is idle, because it is joined to the Ascendant by no bond. It is the place of Saturn.',
    claim:
      'The twelfth place is the Bad Spirit, of enemies and defects, the place of Saturn, and averse to the Ascendant.',
  },
  'firmicus.benefics-look': {
    topic: 'sect',
    work: 'firmicus',
    place: { section: 'II.20.4', pages: [66] },
    original:
      'Quemcumque enim locum benivolae stellae respexerint vel in eodem loco constitutae vel de trigono vel de exagono, omnia, quae quaerenda diximus, feliciter proveniunt.',
    english:
      'Whatever place the benefic planets regard, whether they stand in the same place or look by trine or sextile, everything that we said is to be asked of it turns out well.',
    claim: 'What a place stands for goes well when benefics are in it or regard it by trine or sextile.',
  },
  'firmicus.malefics-look': {
    topic: 'sect',
    work: 'firmicus',
    place: { section: 'II.20.5', pages: [66] },
    original:
      'Si vero sine testimonio benivolarum stellarum solae malivolae stellae vel ibidem constitutae vel de quadrato vel de diametro haec eadem infecerint loca, pro qualitate uniuscuiusque loci omnia, quae diximus in singulis locis videri debere, crebris infortuniorum calamitatibus cumulant.',
    english:
      'But if, without the witness of benefic planets, only malefic planets taint these places, standing in them or by square or opposition, they load everything that we said should be seen in each place with frequent misfortunes, as the place is.',
    claim:
      'What a place stands for meets trouble when only malefics are in it or regard it by square or opposition.',
  },
  'firmicus.both-look': {
    topic: 'sect',
    work: 'firmicus',
    place: { section: 'II.20.6', pages: [66] },
    original:
      'Si vero et benivolae et malivolae stellae pari radiatione respexerint, et felicitas minuitur et infortunium mitigatur et tota loci substantia mediocri aequabilitatis ratione componitur, ut a malivolis nocentibus benivolarum stellarum salutari praesidio liberentur.',
    english:
      'If benefic and malefic planets regard it with equal rays, good fortune is lessened and misfortune is softened, and the whole matter of the place is brought to a middle balance, so that it is freed from the harm of the malefics by the saving help of the benefics.',
    claim: 'Where benefics and malefics regard a place alike, the good is lessened and the harm is softened.',
  },
  'firmicus.host': {
    topic: 'dignities',
    work: 'firmicus',
    place: { section: 'II.20.8', pages: [66] },
    original:
      'Si enim dominus signi bene fuerit collocatus, felicitatis ipsius partem etiam illa stella, de qua quaerimus, ex hospitis gaudio mutuatur; si vero dominus ipsius signi aliqua sit ratione deiectus, etiam illa stella, de qua quaerimus, licet sit in oportunis geniturae locis posita et ad praestandum aliquid facili sit ratione firmata, ex deiectione illius stellae, quae signi domina est, participatis deiectionibus impeditur.',
    english:
      'If the ruler of the sign is well placed, the planet that we ask about borrows a part of that good fortune from its host’s joy. But if the ruler of the sign is in some way cast down, then the planet that we ask about, though it stands in helpful places of the chart and is well able to give something, is hindered by sharing in the fall of the planet that rules its sign.',
    claim:
      'A planet shares the condition of the ruler of its sign, as a guest shares the fortune of the host.',
  },
  'firmicus.host-likeness': {
    topic: 'dignities',
    work: 'firmicus',
    place: { section: 'II.20.9', pages: [66, 67] },
    original:
      'si cuius domum hospitii gratia fueris ingressus et dominus domus felicibus sublevatur augmentis, et tu particeps felicitatis existis; laetitiae enim gaudium hospitii tui felicitatibus mutuaris; si vero hospes tuus misero sit squalore deformis et deiectis infortuniorum casibus implicatus, etiam et te participata doloris atque infortunii tormenta conficiunt.',
    english:
      'If you enter somebody’s house as a guest, and the master of the house is raised by good fortune, you become a sharer of that good fortune, for you borrow gladness from the good fortune of your host. But if your host is in wretched poverty and caught in misfortune, then shared pains and misfortunes wear you out as well.',
    claim: 'Firmicus’ picture of the ruler of a sign: the host whose fortune the guest shares.',
  },
  'firmicus.sect-by-day': {
    topic: 'sect',
    work: 'firmicus',
    place: { section: 'II.20.11', pages: [67] },
    original:
      'si enim stellae, quae per diem gaudent, in diurna genitura principales possederint locos et in primis cardinibus fuerint inventae, maxima felicitatis incrementa decernunt. Si vero stellae, quas per noctem gaudere diximus, in diurna genitura principalia loca vel primos geniturae possederint cardines, infinita infortunia continuatis calamitatibus indicunt.',
    english:
      'If the planets that rejoice by day hold the chief places in a day chart and are found in the first angles, they show the greatest growth of good fortune. But if the planets that we said rejoice by night hold the chief places or first angles of a day chart, they show misfortunes without end.',
    claim: 'In a day chart the planets of the day help most in the chief places, those of the night harm.',
  },
  'firmicus.sect-by-night': {
    topic: 'sect',
    work: 'firmicus',
    place: { section: 'II.20.12', pages: [67] },
    original:
      'nam si in nocturna genitura stellae, quas diximus gaudere per noctem, principalia loca vel primos geniturae possederint cardines, simili modo maxima felicitatis augmenta decernunt.',
    english:
      'If in a night chart the planets that we said rejoice by night hold the chief places or first angles, they show the greatest growth of good fortune in the same way.',
    claim: 'In a night chart the planets of the night help most in the chief places.',
  },
  'firmicus.own-signs': {
    topic: 'dignities',
    work: 'firmicus',
    place: { section: 'II.21', pages: [68] },
    original:
      'mediocris ⟨est⟩ genitura, quae unam stellam in domicilio suo constitutam in principalibus geniturae locis habuerit collocatam; mediis etiam felicitatibus sublevatur, qui duas stellas in domiciliis suis in oportunis geniturae locis habuerit positas; ultra modum felix ac potens erit, qui tres habuerit',
    english:
      'A chart is middling that has one planet in its own home and in the chief places of the chart; one who has two planets in their homes in helpful places is raised by middling good fortune; one who has three will be fortunate and powerful beyond measure.',
    claim: 'The more planets stand in their own signs in good places, the better the chart.',
  },
  'firmicus.opposition': {
    topic: 'aspects',
    work: 'firmicus',
    place: { section: 'II.22.2', pages: [69] },
    original:
      'a signo ad aliud signum septimum quod fuerit, hoc est diametrum; sed haec semper maligna ac minax radiatio est.',
    english:
      'From one sign to the seventh sign: that is the opposition; and this is always a malign and threatening ray.',
    claim: 'The opposition is always a hostile and threatening aspect.',
  },
  'firmicus.trine': {
    topic: 'aspects',
    work: 'firmicus',
    place: { section: 'II.22.3-4', pages: [69] },
    original:
      'Trigonum ⟨est⟩ a signo, a quo initiamus, V. signum … Sic et in ceteris omnibus signis trigona quaeris; haec est prospera felixque radiatio.',
    english:
      'The trine is the fifth sign from the sign with which we begin … So you look for the trines in all the other signs; this is a prosperous and happy ray.',
    claim: 'The trine is a prosperous and happy aspect.',
  },
  'firmicus.square': {
    topic: 'aspects',
    work: 'firmicus',
    place: { section: 'II.22.5-6', pages: [69, 70] },
    original:
      'Quadratum est ab eo signo, a quo inchoamus, quod quartum fuerit signum … Et haec minax est radiatio et malitiosa potestate composita.',
    english:
      'The square is the fourth sign from the sign with which we begin … This is a threatening ray, too, and made up of malicious power.',
    claim: 'The square is a threatening aspect.',
  },
  'firmicus.sextile': {
    topic: 'aspects',
    work: 'firmicus',
    place: { section: 'II.22.7', pages: [70] },
    original: 'Exagona hoc idem sunt quod trigona, nisi quod minoris potestatis',
    english: 'Sextiles are the same as trines, except that they have less power.',
    claim: 'The sextile is as the trine, with less power.',
  },
  'firmicus.aversion': {
    topic: 'aspects',
    work: 'firmicus',
    place: { section: 'II.23.7', pages: [72] },
    original:
      'Quae vero loca sunt ita posita, ut partes eorum nulla vel duplicatione vel triplicatione vel quadruplicatione integrum CCCLX partium numerum perficiant, nulla cum horoscopo nec cum alio signo societatis ratione iunguntur. Ac per hoc, quodcumque signum extra hunc numerum fuerit inventum, pigrum et ableptum dicitur.',
    english:
      'Places that stand so that their degrees do not make up the whole number of 360 when doubled, tripled or taken four times are joined by no bond to the Ascendant or to another sign. And so any sign outside this number is called idle and unseen.',
    claim: 'Signs whose distance does not divide the circle are averse: they do not see each other.',
  },
  'firmicus.lot-by-sign': {
    topic: 'lot',
    work: 'firmicus',
    place: { section: 'IV.17.1', pages: [237, 238] },
    original:
      'In omni genitura nocturna computa a Luna usque ad Solem, in diurna genitura a Sole computa rursus ad Lunam et, quantuscumque signorum ⟨fuerit⟩ numerus, tanta ab horoscopo incipiens signa numera; et quodque signum habuerit novissimum numerum, ipsius signum locum Fortunae demonstrat.',
    english:
      'In every night chart count from the Moon to the Sun, in a day chart count again from the Sun to the Moon; and whatever the number of signs is, count as many signs beginning with the Ascendant. The sign that gets the last number shows the place of Fortune.',
    claim:
      'Firmicus counts the Lot of Fortune from the Sun to the Moon by day and from the Moon to the Sun by night.',
  },
  'firmicus.lot-by-day': {
    topic: 'lot',
    work: 'firmicus',
    place: { section: 'IV.17.3', pages: [238] },
    original:
      'Si diurnam genituram tractans locum Fortunae coeperis quaerere, hac eum investigato ratione: a parte Solis inchoans omnium signorum partes usque ad illud signum, in quo est Luna, cum ipsis Lunae partibus',
    english:
      'When you study a day chart and begin to look for the place of Fortune, find it in this way: beginning with the degree of the Sun, (count) the degrees of all signs up to the sign in which the Moon is, with the degrees of the Moon itself.',
    claim: 'By day the lot is counted in degrees from the Sun to the Moon.',
    note: 'The rest of the sentence is damaged in the manuscripts.',
  },
  'firmicus.lot-by-night': {
    topic: 'lot',
    work: 'firmicus',
    place: { section: 'IV.17.4', pages: [239] },
    original:
      'In nocturna vero genitura a Lunae parte incipiens et per signa sequentia simili modo pergens usque ad partem Solis totas signorum colligis partes et additis horoscopi partibus unam numeri facis summam, quam a parte horoscopi incipiens per omnia, quae ab horoscopo sunt, signa dividis singulis signis tribuens XXX, sicut ante diximus, partes; et in quocumque signo totius numeri ultima pars ceciderit, ipsa pars locum tibi Fortunae monstrabit.',
    english:
      'In a night chart you begin with the degree of the Moon and go on through the following signs in the same way up to the degree of the Sun, gather all the degrees of the signs, add the degrees of the Ascendant and make one sum. Beginning with the Ascendant you divide it among the signs, giving thirty degrees to each, as we said; and in whatever sign the last degree falls, that degree will show you the place of Fortune.',
    claim: 'By night the lot is counted in degrees from the Moon to the Sun.',
  },
  'firmicus.lot-meaning': {
    topic: 'lot',
    work: 'firmicus',
    place: { section: 'IV.17.5', pages: [239] },
    original:
      'Ex hoc loco qualitatem vitae et patrimonii substantiam et felicitatis atque infelicitatis cursus ostendi datur. Amor etiam et adfectus virorum circa mulieres qualis sit, ex hoc loco discitur et nutrimentorum et desideriorum omnium effectus ex istius loci substantia quaeritur. … Appellatur autem, sicut Abraham designat, Lunae locus.',
    english:
      'From this place the quality of life, the substance of what one has, and the course of good and bad fortune can be shown. What the love and affection of men for women is like is also learned from this place, and the outcome of upbringing and of all desires is sought in it … It is called the place of the Moon, as Abraham states.',
    claim:
      'The Lot of Fortune shows the quality of life, the means one has, good and bad fortune, love, and what comes of one’s wishes. It is the Moon’s lot.',
  },
  'firmicus.lot-rulers': {
    topic: 'lot',
    work: 'firmicus',
    place: { section: 'IV.17.6', pages: [239] },
    original:
      'Vide ergo dominum totius signi, qui est, et dominum partis istius, idest in cuius stellae finibus ista pars sit et quo in loco sit uterque dominus signi pariter et partis, eius scilicet partis, in qua locus Fortunae fuerit inventus, et in quibus geniturae locis sint constituti, an in principalibus, idest in cardinibus aut in secundis locis, an ⟨in⟩ deiectis, an in altitudinibus suis an in domibus an in deiectionibus',
    english:
      'See, then, which planet rules the whole sign, and which rules that degree, that is, in the bounds of which planet the degree is. See in what place each of them is, the ruler of the sign and the ruler of the degree in which the place of Fortune was found, and in what places of the chart they stand: in the chief ones, that is, in the angles or in the second places, or in those cast down; in their exaltations, in their homes, or in their falls.',
    claim:
      'The lot is judged by the ruler of its sign and the ruler of its bound: their places, angular or not, exalted, at home or in their fall.',
  },
  'firmicus.lot-ruler-sees': {
    topic: 'lot',
    work: 'firmicus',
    place: { section: 'IV.17.6', pages: [239, 240] },
    original:
      'et an dominus ipsius signi [et] ex eo loco, in quo est, signum ipsius, idest locum Fortunae oportunis radiationibus respicit',
    english:
      '(See) also whether the ruler of the sign regards its sign, that is, the place of Fortune, by helpful rays from the place in which it is.',
    claim: 'It is asked whether the ruler of the lot sees the lot by a helpful aspect.',
  },
  'firmicus.lot-ruler-well': {
    topic: 'lot',
    work: 'firmicus',
    place: { section: 'IV.17.7', pages: [240] },
    original:
      'Si vero unus harum omnium partium dominus fuerit inventus et bene sit in genitura ⟨positus⟩ et in his, in quibus gaudet, signis vel ⟨in⟩ quibus exaltatur vel [in] quorum est dominus, felicem genituram decernit.',
    english:
      'If one planet is found to be the ruler of all these, and is well placed in the chart, in signs in which it rejoices, or in which it is exalted, or of which it is the ruler, it shows a fortunate chart.',
    claim:
      'A ruler of the lot that is well placed, in a sign where it rejoices, is exalted or rules, makes a fortunate chart.',
  },
  'firmicus.lot-amended': {
    topic: 'lot',
    work: 'firmicus',
    place: { section: 'IV.17.11', pages: [241] },
    original:
      'Quod cum fuerit, inspice partiliter MC. et hoc signum, quod in anafora horoscopi sit; et si nulla ex illis stellis, quarum mentionem fecimus, bene fuerit collocata, vide an in MC. vel in anafora horoscopi benivola stella conditionis suae secuta potestatem inveniatur; nam si inventa fuerit, praecedentis mali processu temporis infortunium corrigetur.',
    english:
      'When this is so, look at the degree of the Midheaven and at the sign that rises after the Ascendant. If none of the planets that we mentioned is well placed, see whether a benefic planet that follows the power of its condition is found in the Midheaven or in the sign after the Ascendant; for if one is found, the misfortune that went before is set right as time goes on.',
    claim:
      'Where the rulers of the lot are badly placed, a benefic of the chart’s sect in the Midheaven or the second sign sets it right in time.',
  },
  'firmicus.lot-of-spirit': {
    topic: 'lot',
    work: 'firmicus',
    place: { section: 'IV.18.2', pages: [242] },
    original:
      'Hic locus vocatur et animae substantia; ex hoc loco actus omnisque augmenta substantiae quaerimus',
    english:
      'This place is also called the substance of the soul; from this place we seek deeds and all growth of substance.',
    claim:
      'The Lot of Spirit is called the substance of the soul; deeds and the growth of one’s means are sought from it.',
    note: 'For the count of this lot Firmicus gives the formula of Fortune once more. His editors noted that he exchanged the two.',
  },
} as const satisfies PassageTexts
