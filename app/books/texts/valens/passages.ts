import type { PassageTexts } from '#app/books/types.ts'

/** Quoted from Vettius Valens, Anthologies, edited by W. Kroll (Berlin 1908). */
export const valensPassages = {
  'valens.lot-tenth': {
    topic: 'lot',
    work: 'valens',
    place: { section: 'II.17', pages: [79] },
    original:
      'ἐφέξει γὰρ αὐτὸς ὁ κλῆρος δύναμιν ὡροσκόπου καὶ ζωῆς, τὸ δὲ τούτου δέκατον μεσουρανήματος καὶ δόξης, δὲ ζ΄ δυτικοῦ, δὲ δ΄ ὑπογείου· καὶ οἱ λοιποὶ δὲ τόποι τὴν δύναμιν τῶν ιβ΄ τοποθεσιῶν ἐφέξουσιν.',
    english:
      'For the lot itself has the power of the Ascendant and of life, its tenth that of the Midheaven and of reputation, the 7th that of the setting place, the 4th that of the place under the earth; and the other places have the power of the 12 places, too.',
    claim:
      'Places are counted from the Lot of Fortune as from the Ascendant; the tenth from it has the power of a Midheaven and stands for reputation.',
  },
  'valens.spirit': {
    topic: 'lot',
    work: 'valens',
    place: { section: 'II.19', pages: [81] },
    original:
      'ἡ μὲν γὰρ τὰ περὶ σῶμα καὶ τὰς διὰ χειρῶν τέχνας δηλοῖ, ὁ δὲ δαίμων καὶ ὁ κύριος τὰ περὶ ψυχὴν καὶ διάνοιαν καὶ τὰς διὰ λόγων καὶ δόσεων καὶ λήψεων πράξεις.',
    english:
      'For (Fortune) shows what concerns the body and the crafts done by hand; Spirit and its ruler (show) what concerns the soul and the mind, and what is done by words, by giving and by taking.',
    claim:
      'Fortune stands for the body and the work of the hands, Spirit for the soul, the mind and what is done by words, giving and taking.',
  },
  'valens.lot-eleventh': {
    topic: 'lot',
    work: 'valens',
    place: { section: 'II.20', pages: [82] },
    original:
      'Εὕραμεν δὲ καὶ τὸν ια΄ τόπον τῆς τύχης περιποιητικόν, ὑπαρχόντων καὶ ἀγαθῶν δοτῆρα, καὶ μάλιστα ἀγαθοποιῶν ἐπόντων ἢ μαρτυρούντων.',
    english:
      'We have also found that the 11th place from Fortune is the place of acquisition, a giver of belongings and of goods, most of all where benefics stand in it or regard it.',
    claim: 'The eleventh place from the Lot of Fortune is the place of acquisition.',
    note: 'Valens calls the place a giver. We do not: provision is from God, and a place in a chart gives nothing.',
  },
} as const satisfies PassageTexts
