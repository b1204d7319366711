import type { Reference, Work, WorkId } from '#app/books/types.ts'

const CORPUS = {
  licence: {
    name: 'Creative Commons Attribution-ShareAlike 4.0 International',
    url: 'https://creativecommons.org/licenses/by-sa/4.0/',
  },
  text: {
    name: 'Arabic and Latin Corpus, University of Würzburg, edited by Dag Nikolaus Hasse, version 0.4.0',
    url: 'http://arabic-latin-corpus.philosophie.uni-wuerzburg.de',
  },
} as const

export const WORKS: Record<WorkId, Work> = {
  qabisi: {
    id: 'qabisi',
    author: 'al-Qabisi (Alcabitius)',
    lived: '10th century, at the court of Sayf al-Dawla in Aleppo',
    title: 'Introduction to the Art of Judging by the Stars (al-Mudkhal ila sina‘at ahkam al-nujum)',
    edition:
      'The Introduction to Astrology, edited by Charles Burnett, Keiji Yamamoto and Michio Yano, London and Turin 2004. Pages are those of the Arabic text; lines are counted through a chapter.',
    language: 'ar',
    usedFor:
      'What the lots are and how they are counted, the houses, the nature of the planets, dignities, sect, aspects and reception.',
    licence: CORPUS.licence,
    text: { ...CORPUS.text, name: `${CORPUS.text.name}; transcribed by Kaddour Alkassem and Azzam Hasan` },
  },
  'qabisi-latin': {
    id: 'qabisi-latin',
    author: 'al-Qabisi, translated by John of Seville',
    lived: '12th century',
    title: 'Introductorius ad magisterium iudiciorum astrorum',
    edition:
      'The Introduction to Astrology, edited by Charles Burnett, Keiji Yamamoto and Michio Yano, London and Turin 2004. Pages and lines are those of the Latin text.',
    language: 'la',
    usedFor: 'Two places where the Latin translation differs from the Arabic.',
    licence: CORPUS.licence,
    text: { ...CORPUS.text, name: `${CORPUS.text.name}; transcribed by Carolin Helmer and Anna Plate` },
  },
  firmicus: {
    id: 'firmicus',
    author: 'Firmicus Maternus',
    lived: '4th century',
    title: 'Mathesis, in eight books',
    edition:
      'Edited by W. Kroll and F. Skutsch, first part, Leipzig (Teubner) 1897. Words in angle brackets are added by the editors, words in square brackets are struck out by them.',
    language: 'la',
    usedFor: 'The twelve places by sign, sect, the host and the guest, aversion, and the Lot of Fortune.',
    licence: { name: 'Public domain' },
    text: { name: 'Extracts corrected by us from a machine-read scan of the edition' },
  },
  valens: {
    id: 'valens',
    author: 'Vettius Valens',
    lived: '2nd century, from Antioch',
    title: 'Anthologies, in nine books',
    edition: 'Anthologiarum libri, edited by W. Kroll, Berlin (Weidmann) 1908.',
    language: 'grc',
    usedFor:
      'The tenth and the eleventh place from the Lot of Fortune, and what the Lot of Spirit stands for.',
    licence: CORPUS.licence,
    text: {
      name: 'First1KGreek, Open Greek and Latin Project, tlg1764.tlg001',
      url: 'https://github.com/OpenGreekAndLatin/First1KGreek',
    },
  },
  lilly: {
    id: 'lilly',
    author: 'William Lilly',
    lived: '17th century',
    title: 'Christian Astrology',
    edition:
      'First edition, London 1647, in its own spelling. Where Lilly prints the glyph of a planet, sign or aspect, we write its name in square brackets.',
    language: 'en',
    usedFor:
      'Houses, signs and planets in plain pictures, dignities, nearness to the Sun, motion, aspects, and a worked Part of Fortune.',
    licence: { name: 'Public domain' },
    text: { name: 'Extracts corrected by us from a machine-read scan of the edition' },
  },
}

/**
 * Books that we name by book and chapter without quoting them, because we have no text of them that we may
 * show. Book and chapter are those in common use. Where we read the place in an edition, `readIn` names it; the
 * others are not checked, and /books says so.
 */
export const REFERENCES: readonly Reference[] = [
  {
    author: 'Ptolemy',
    lived: '2nd century',
    title: 'Tetrabiblos',
    places: [
      { place: 'I.4', about: 'the power of the planets' },
      { place: 'I.5', about: 'benefic and malefic planets' },
      {
        place: 'I.7',
        about: 'planets of the day and of the night',
        readIn: 'the English of F. E. Robbins (1940)',
      },
      { place: 'I.13', about: 'the aspects of the signs' },
      { place: 'I.17', about: 'the houses of the planets' },
      { place: 'I.19', about: 'exaltations' },
      { place: 'IV.2', about: 'material fortune; the Lot of Fortune, counted alike by day and by night' },
    ],
  },
  {
    author: 'Vettius Valens',
    lived: '2nd century',
    title: 'Anthologies',
    places: [
      { place: 'I.1', about: 'the nature of the planets' },
      { place: 'I.2', about: 'the nature of the signs' },
      { place: 'II.3', about: 'the Lot of Fortune and its ruler' },
    ],
  },
  {
    author: 'Paulus Alexandrinus',
    lived: '4th century',
    title: 'Introductory Matters',
    places: [
      { place: 'chapter 23', about: 'the seven lots' },
      { place: 'chapter 24', about: 'the twelve places' },
    ],
  },
  {
    author: 'Dorotheus of Sidon',
    lived: '1st century',
    title: 'Carmen Astrologicum',
    places: [
      { place: 'I.1', about: 'the triplicities and their rulers' },
      { place: 'I.26', about: 'the Lot of Fortune and its ruler' },
    ],
  },
  {
    author: 'Abu Ma‘shar',
    lived: '9th century',
    title: 'The Great Introduction (al-Madkhal al-kabir)',
    places: [
      { place: 'Book V', about: 'the dignities' },
      { place: 'Book VII', about: 'the conditions of the planets' },
      { place: 'Book VIII', about: 'the lots' },
    ],
  },
  {
    author: 'al-Biruni',
    lived: '11th century',
    title: 'The Book of Instruction (Kitab al-Tafhim)',
    places: [{ place: 'section 476', about: 'the lots, with the Lot of Fortune exchanged by night' }],
  },
]
