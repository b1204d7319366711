/**
 * The books behind the rules, by keys for the corpus. A chapter is named only if it is known for certain; otherwise the
 * citation names only the book. If a sentence is our own thought about a rule, its source begins with 'Qismah,
 * reflection on ...' and names the rule.
 */
export const SOURCES = {
  'dorotheus.places': 'Dorotheus of Sidon, Carmen Astrologicum I.5 (the order of the twelve places)',
  'dorotheus.power':
    'Dorotheus of Sidon, Carmen Astrologicum I.6 (planets in their own places, under the rays and retrograde)',
  'dorotheus.fortune': 'Dorotheus of Sidon, Carmen Astrologicum I.26 (the Lot of Fortune and its lord)',
  'dorotheus.triplicity': 'Dorotheus of Sidon, Carmen Astrologicum I.1 (the triplicities and their lords)',
  'dorotheus.aspects':
    'Dorotheus of Sidon, Carmen Astrologicum, Book II (planets regarding one another by trine, square, opposition and sextile, and planets together)',
  'valens.planets': 'Vettius Valens, Anthology I.1 (the nature of the planets)',
  'valens.signs': 'Vettius Valens, Anthology I.2 (the nature of the twelve signs)',
  'valens.fortune': 'Vettius Valens, Anthology II.3 (the Lot of Fortune and its ruler)',
  'valens.places': 'Vettius Valens, Anthology, Book II (the twelve places)',
  'valens.combinations': 'Vettius Valens, Anthology, Book I (planets combined two by two)',
  'ptolemy.planets': 'Ptolemy, Tetrabiblos I.4 (the power of the planets)',
  'ptolemy.benefics': 'Ptolemy, Tetrabiblos I.5 (benefic and malefic planets)',
  'ptolemy.sect': 'Ptolemy, Tetrabiblos I.7 (planets of the day and of the night)',
  'ptolemy.aspects': 'Ptolemy, Tetrabiblos I.13 (the aspects of the signs)',
  'ptolemy.houses': 'Ptolemy, Tetrabiblos I.17 (the houses of the planets)',
  'ptolemy.triplicity': 'Ptolemy, Tetrabiblos I.18 (the triangles)',
  'ptolemy.exaltation': 'Ptolemy, Tetrabiblos I.19 (exaltations and falls)',
  'ptolemy.terms': 'Ptolemy, Tetrabiblos I.20 to I.21 (the terms, among them the Egyptian)',
  'ptolemy.faces': 'Ptolemy, Tetrabiblos I.23 (faces, chariots and the like)',
  'ptolemy.applications': 'Ptolemy, Tetrabiblos I.24 (applications, separations and the other powers)',
  'ptolemy.soul': 'Ptolemy, Tetrabiblos, Book III (the quality of the soul)',
  'ptolemy.fortune': 'Ptolemy, Tetrabiblos IV.2 (material fortune and the Lot of Fortune)',
  'paulus.lots': 'Paulus Alexandrinus, Introductory Matters, chapter 23 (the seven lots)',
  'paulus.places': 'Paulus Alexandrinus, Introductory Matters, chapter 24 (the twelve places)',
  'firmicus.places': 'Firmicus Maternus, Mathesis, Book III (each planet in the twelve houses)',
  'firmicus.fortune': 'Firmicus Maternus, Mathesis, Book IV (the Part of Fortune)',
  'firmicus.aspects': 'Firmicus Maternus, Mathesis, Book VI (planets joined by aspect)',
  'abumashar.signs': "Abu Ma'shar, The Great Introduction (al-Madkhal al-kabir), Book VI (the signs)",
  'abumashar.dignities':
    "Abu Ma'shar, The Great Introduction (al-Madkhal al-kabir), Book V (domiciles, exaltations, triplicities, terms and faces)",
  'abumashar.conditions':
    "Abu Ma'shar, The Great Introduction (al-Madkhal al-kabir), Book VII (the natures and conditions of the planets)",
  'abumashar.lots': "Abu Ma'shar, The Great Introduction (al-Madkhal al-kabir), Book VIII (the lots)",
  'alqabisi.signs':
    'al-Qabisi, Introduction to Astrology (al-Madkhal), chapter 1 (the signs, their dignities and the houses)',
  'alqabisi.planets':
    'al-Qabisi, Introduction to Astrology (al-Madkhal), chapter 2 (the natures of the planets)',
  'alqabisi.conditions':
    'al-Qabisi, Introduction to Astrology (al-Madkhal), chapter 3 (the conditions of the planets)',
  'alqabisi.lots': 'al-Qabisi, Introduction to Astrology (al-Madkhal), chapter 5 (the lots)',
  'albiruni.signs': 'al-Biruni, Kitab al-Tafhim (the sections on the nature of the signs)',
  'albiruni.planets': 'al-Biruni, Kitab al-Tafhim (the sections on the nature of the planets)',
  'albiruni.houses': 'al-Biruni, Kitab al-Tafhim (the sections on the twelve houses)',
  'albiruni.dignities': 'al-Biruni, Kitab al-Tafhim (the sections on the dignities of the planets)',
  'albiruni.sun': 'al-Biruni, Kitab al-Tafhim (the sections on the planets and their distance from the Sun)',
  'albiruni.fortune': 'al-Biruni, Kitab al-Tafhim, section 476 (the Part of Fortune)',
  'lilly.planets':
    'William Lilly, Christian Astrology (1647), Book I (the seven planets and what they signify)',
  'lilly.signs': 'William Lilly, Christian Astrology (1647), Book I (the twelve signs)',
  'lilly.houses': 'William Lilly, Christian Astrology (1647), Book I (the twelve houses)',
  'lilly.dignities':
    'William Lilly, Christian Astrology (1647), Book I (the essential dignities and the table of fortitudes and debilities)',
  'lilly.conditions':
    'William Lilly, Christian Astrology (1647), Book I (retrograde, combust and the other terms of the art)',
  'lilly.aspects': 'William Lilly, Christian Astrology (1647), Book I (the aspects)',
  'lilly.fortune': 'William Lilly, Christian Astrology (1647), Book I (the Part of Fortune)',
  'modern.outer':
    'Modern practice, not part of the old science: Uranus was found in 1781, Neptune in 1846, Pluto in 1930',
  'qismah.lot': 'Qismah, reflection on the Lot of Fortune as the portion allotted (Valens, Anthology II.3)',
  'qismah.signs': 'Qismah, reflection on the nature of the signs (Valens, Anthology I.2)',
  'qismah.houses': 'Qismah, reflection on the twelve places (Paulus, Introductory Matters, chapter 24)',
  'qismah.planets': 'Qismah, reflection on the nature of the planets (Ptolemy, Tetrabiblos I.4)',
  'qismah.faces': 'Qismah, reflection on the faces of the signs (Ptolemy, Tetrabiblos I.23)',
  'qismah.sect':
    'Qismah, reflection on day and night births (Ptolemy, Tetrabiblos I.7; al-Biruni, Tafhim, section 476)',
  'qismah.dignity': "Qismah, reflection on the dignities (Abu Ma'shar, The Great Introduction, Book V)",
  'qismah.motion': 'Qismah, reflection on direct, stationary and retrograde motion (Dorotheus, Carmen I.6)',
  'qismah.sun': 'Qismah, reflection on closeness to the Sun (Dorotheus, Carmen I.6)',
  'qismah.aspects': 'Qismah, reflection on the aspects (Ptolemy, Tetrabiblos I.13)',
  'qismah.chain':
    'Qismah, reflection on rulership followed from planet to planet (Ptolemy, Tetrabiblos I.17)',
  'qismah.tension': "Qismah, reflection on mixed testimony (Abu Ma'shar, The Great Introduction, Book VII)",
} as const satisfies Record<string, string>

export type SourceKey = keyof typeof SOURCES
