/** Books by keys. A chapter is named only if it is known for certain; otherwise the citation names only the book. */
export const SOURCES = {
  'dorotheus.fortune': 'Dorotheus of Sidon, Carmen Astrologicum I.26 (the Lot of Fortune and its lord)',
  'valens.fortune': 'Vettius Valens, Anthology II.3 (the Lot of Fortune and its ruler)',
  'ptolemy.houses': 'Ptolemy, Tetrabiblos I.17 (the houses of the planets)',
  'ptolemy.fortune': 'Ptolemy, Tetrabiblos IV.2 (material fortune and the Lot of Fortune)',
  'albiruni.fortune': 'al-Biruni, Kitab al-Tafhim, section 476 (the Part of Fortune)',
  'lilly.fortune': 'William Lilly, Christian Astrology (1647), Book I (the Part of Fortune)',
} as const
