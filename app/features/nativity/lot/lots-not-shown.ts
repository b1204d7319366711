/** Lots in an old book that Qismah does not show. */
interface LotsNotShown {
  lots: string
  /** Their place in al-Qabisi's Introduction, by the edition's pages and lines. */
  source: string
  reason: string
}

export const LOTS_NOT_SHOWN: readonly LotsNotShown[] = [
  {
    lots: 'Life; the giver of life (hyleg); death; the death of brothers; the death of fathers; the planet that kills; the year in which death is feared',
    source:
      'V.4, p. 140, lines 10 to 12; V.6, p. 142, line 22; V.7, p. 142, line 26; V.11, p. 146, lines 54 to 59',
    reason: 'The length of a life is known to God alone. Qismah says nothing about it.',
  },
  {
    lots: 'Illness and lasting ailments',
    source: 'V.9, p. 144, lines 44 to 45',
    reason: 'Health is a matter for a doctor. A chart says nothing about it.',
  },
  {
    lots: 'Bonds and prison; enemies, counted in two ways; war and fighting; peace between armies',
    source:
      'V.11, p. 146, lines 59 to 60; V.15, p. 148, lines 78 to 80; V.16, p. 148, line 88 to p. 150, line 90',
    reason: 'They foretell harm, and they invite suspicion of other people.',
  },
  {
    lots: 'Wealth; poverty; land and estates',
    source: 'V.5, p. 140, lines 17 to 19; V.7, p. 142, lines 30 to 31',
    reason: 'Qismah does not foretell gain or loss. Provision is from God.',
  },
  {
    lots: 'The marriage of men; the marriage of women, counted in two ways; desire; the wedding',
    source: 'V.10, p. 144, line 48 to p. 146, line 53',
    reason: 'Whether and whom someone marries is not read from a chart.',
  },
  {
    lots: 'Children, their time, number and sex, in six counts',
    source: 'V.8, p. 144, lines 36 to 43',
    reason: 'They foretell, and they can hurt people who have no children.',
  },
  {
    lots: 'Noble birth, and whether a child is its father’s',
    source: 'V.7, p. 142, lines 31 to 34',
    reason: 'No chart may cast doubt on anybody’s parents.',
  },
  {
    lots: 'Slaves, counted in two ways',
    source: 'V.9, p. 144, lines 45 to 47',
    reason: 'People are nobody’s property.',
  },
  {
    lots: 'Power and the work one does; kingship; whether power comes about; the end of affairs',
    source: 'V.13, p. 146, lines 67 to 69 and line 71 to p. 148, line 72; V.7, p. 142, lines 34 to 35',
    reason: 'They foretell events. Of this house only the lot of work, after Valens, is shown.',
  },
  {
    lots: 'Grandfathers; travel by water; friendship and enmity',
    source: 'V.7, p. 142, lines 27 to 30; V.12, p. 146, lines 62 to 65; V.14, p. 148, lines 75 to 77',
    reason:
      'The first two have exceptions that would need a page of their own; the third is counted like the lot of love, which is shown.',
  },
  {
    lots: 'True and false news; the lot of the year; lots of kings, of world years and of the prices of goods',
    source: 'V.16, p. 148, lines 81 to 85, and p. 150, lines 90 to 91; V.17 to 19, pp. 150 to 154',
    reason: 'They belong to questions, years and countries, and not to a birth.',
  },
]
