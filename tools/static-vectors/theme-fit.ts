import { addRow, type PieceVectors, toRows } from '#app/adapters/retrieval/piece-vectors.ts'

/**
 * Fits vectors of word pieces to themes. A text's vector stays the sum of its pieces' vectors, so the fit costs nothing
 * at run time. It has two parts:
 *
 * - the base vectors, rotated and scaled so that sentences of one theme are close together (linear discriminant
 * analysis with a shrunk covariance of the classes, Friedman 1989);
 * - a dimension for each theme, which adds up how much more probable each piece is there than elsewhere (naive Bayes,
 * McCallum and Nigam 1998; rare pieces count more, and each text counts the same).
 *
 * The numbers below were chosen by cross-validation over the fitting sentences and by the first set of the bench.
 */

/** A base vector is divided by its length to this power, because rare words have long vectors. */
const LENGTH_DAMPED = 0.5
/** The share of the covariance that is replaced by a sphere (shrinkage). */
const SHRUNK = 0.4
/** The weight of the typical pieces against the meaning, in the direction of a theme. */
const TYPICAL_WEIGHT = 0.7
/** The weight of a piece's expected count, from all themes, against its count in one theme. */
const EXPECTED_WEIGHT = 4
/** Added to a piece's expected share, because a piece that occurs in a single text proves little. */
const LEAST_SHARE = 4e-6
/** The share of a word's weight that its other forms get. */
const OTHER_FORMS_WEIGHT = 0.5
/** Endings of English words. The first one that leaves enough of the word is removed. */
const ENDINGS = 'ations ation iness ings ness ments ment ing ers ies ied er ed es ly s y e'.split(' ')
const SHORTEST_STEM = 4
/** The prefix of a piece that continues a word. */
const CONTINUED = '##'
const SHORTEST = 1e-3
const WORD = /[\p{L}\p{N}]/u

export interface Sample {
  theme: string
  text: string
  /** False for a single word, which does not count towards the average piece of a sentence. */
  isSentence: boolean
}

export interface ThemeFit {
  dimensions: number
  /** A row for each piece, in the order of the base vectors. */
  pieces: Float64Array[]
  /** Of length one, by theme. */
  directions: Map<string, Float64Array>
}

/** @throws RangeError if a theme has no sample with a known piece */
export function fitToThemes(base: PieceVectors, samples: readonly Sample[]): ThemeFit {
  const themes = [...new Set(samples.map(({ theme }) => theme))].sort()
  const isWord = [...base.vocabulary.keys()].map((piece) => WORD.test(piece))
  const texts = samples.map(({ theme, text, isSentence }) => ({
    theme: themes.indexOf(theme),
    rows: toRows(text, base).filter((row) => isWord[row]),
    isSentence,
  }))
  const sentences = texts.filter(({ isSentence }) => isSentence)
  const classes = themes.map((_, theme) => texts.filter((text) => text.theme === theme))
  if (classes.some((own) => own.every(({ rows }) => rows.length === 0)))
    throw new RangeError('Each theme needs a text that can be read.')

  const centred = centre(damped(base), sentences)
  const meaning = whitened(
    centred,
    classes.map((own) => own.map(({ rows }) => unit(sum(centred, rows)))),
  )
  const means = apart(classes.map((own) => averageVectors(own.map(({ rows }) => unit(sum(meaning, rows))))))

  const typical = logOdds(classes, measureRarity(base.vocabulary.size, sentences), findStems(base))

  const meaningSpread = spread(
    sentences.map(({ rows }) => {
      const vector = sum(meaning, rows)
      return Float64Array.from(means, (mean) => dot(mean, vector))
    }),
  )
  const typicalSpread = spread(sentences.map(({ rows }) => sum(typical, rows)))
  const pieces = meaning.map((vector, piece) =>
    Float64Array.from([
      ...vector.map((value) => value / meaningSpread),
      ...typical[piece]!.map((value) => value / typicalSpread),
    ]),
  )
  const directions = themes.map((theme, place) => {
    const own = themes.map((_, other) => TYPICAL_WEIGHT * ((other === place ? 1 : 0) - 1 / themes.length))
    return [theme, unit(Float64Array.from([...means[place]!, ...own]))] as const
  })
  return { dimensions: base.dimensions + themes.length, pieces, directions: new Map(directions) }
}

interface Text {
  theme: number
  rows: readonly number[]
}

/** Signs become zeros: a text of which only the punctuation can be read has no theme. */
function damped(base: PieceVectors): Float64Array[] {
  return [...base.vocabulary].map(([piece, row]) => {
    const vector = new Float64Array(base.dimensions)
    if (!WORD.test(piece)) return vector
    addRow(vector, base, row)
    const factor = Math.max(length(vector), SHORTEST) ** -LENGTH_DAMPED
    return vector.map((value) => value * factor)
  })
}

/** Subtracts the average piece of the sentences from each piece that has a vector. */
function centre(rows: readonly Float64Array[], sentences: readonly Text[]): Float64Array[] {
  const all = sentences.flatMap((text) => text.rows)
  const average = sum(rows, all).map((value) => value / all.length)
  return rows.map((row) => (length(row) === 0 ? row : row.map((value, i) => value - average[i]!)))
}

/** Maps rows to a space in which the covariance within the classes, shrunk towards a sphere, is the unit matrix. */
function whitened(
  rows: readonly Float64Array[],
  classes: readonly (readonly Float64Array[])[],
): Float64Array[] {
  const dimensions = rows[0]!.length
  const covariance = Array.from({ length: dimensions }, () => new Float64Array(dimensions))
  const total = classes.flat().length
  for (const own of classes) {
    const mean = averageVectors(own)
    for (const vector of own) {
      const rest = vector.map((value, i) => value - mean[i]!)
      for (let i = 0; i < dimensions; i++)
        for (let j = 0; j <= i; j++) covariance[i]![j]! += (rest[i]! * rest[j]!) / total
    }
  }
  const trace = covariance.reduce((so, row, i) => so + row[i]!, 0)
  covariance.forEach((row, i) => {
    for (let j = 0; j <= i; j++) row[j]! *= 1 - SHRUNK
    row[i]! += (SHRUNK * trace) / dimensions
  })
  const factor = cholesky(covariance)
  return rows.map((row) => solveLower(factor, row))
}

/** The lower triangle L with L Lᵀ = the matrix. Only the lower triangle of the matrix is read. */
function cholesky(matrix: readonly Float64Array[]): Float64Array[] {
  const lower = matrix.map(({ length }) => new Float64Array(length))
  for (let i = 0; i < matrix.length; i++) {
    for (let j = 0; j <= i; j++) {
      let rest = matrix[i]![j]!
      for (let k = 0; k < j; k++) rest -= lower[i]![k]! * lower[j]![k]!
      lower[i]![j] = i === j ? Math.sqrt(rest) : rest / lower[j]![j]!
    }
  }
  return lower
}

function solveLower(lower: readonly Float64Array[], right: Float64Array): Float64Array {
  const solved = new Float64Array(right.length)
  for (let i = 0; i < right.length; i++) {
    let rest = right[i]!
    for (let k = 0; k < i; k++) rest -= lower[i]![k]! * solved[k]!
    solved[i] = rest / lower[i]![i]!
  }
  return solved
}

/** Inverse document frequency (Spärck Jones 1972). */
function measureRarity(pieces: number, sentences: readonly Text[]): Float64Array {
  const found = new Float64Array(pieces)
  for (const { rows } of sentences) for (const row of new Set(rows)) found[row]! += 1
  return found.map((times) => Math.log((sentences.length + 1) / (times + 1)))
}

/**
 * For each piece and theme: the logarithm of the piece's share in texts of the theme divided by its share in all texts,
 * shrunk towards zero, minus the average of the piece. A piece that is in no text gets zeros.
 */
function logOdds(
  classes: readonly (readonly Text[])[],
  rarity: Float64Array,
  stems: readonly string[],
): Float64Array[] {
  const shares = classes.map((own) => measureShares(own, rarity, stems))
  return Array.from(rarity, (_, piece) => {
    const expected = shares.reduce((so, own) => so + own[piece]! / shares.length, 0)
    if (expected === 0) return new Float64Array(shares.length)
    const odds = shares.map((own) => Math.log(own[piece]! / (expected + LEAST_SHARE) + EXPECTED_WEIGHT))
    const average = odds.reduce((so, value) => so + value / odds.length, 0)
    return Float64Array.from(odds, (value) => value - average)
  })
}

/**
 * The share of each piece in the texts. Rare pieces count more, and each text counts the same. Other forms of a word
 * get a part of its share. The sum is one.
 */
function measureShares(texts: readonly Text[], rarity: Float64Array, stems: readonly string[]): Float64Array {
  const counts = new Float64Array(rarity.length)
  for (const { rows } of texts) {
    const weights = new Map<number, number>()
    for (const row of rows) weights.set(row, (weights.get(row) ?? 0) + rarity[row]!)
    const size = length(Float64Array.from(weights.values()))
    if (size > 0) for (const [row, weight] of weights) counts[row]! += weight / size
  }
  const byStem = new Map<string, number>()
  for (const [row, stem] of stems.entries()) byStem.set(stem, (byStem.get(stem) ?? 0) + counts[row]!)
  const shares = counts.map((count, row) => count + OTHER_FORMS_WEIGHT * (byStem.get(stems[row]!)! - count))
  const total = shares.reduce((so, share) => so + share, 0)
  return total === 0 ? shares : shares.map((share) => share / total)
}

function findStems({ vocabulary }: PieceVectors): string[] {
  return [...vocabulary.keys()].map((piece) => {
    if (piece.startsWith(CONTINUED)) return piece
    const ending = ENDINGS.find((end) => piece.endsWith(end) && piece.length - end.length >= SHORTEST_STEM)
    return ending ? piece.slice(0, -ending.length) : piece
  })
}

/** The standard deviation of all values in the rows. */
function spread(rows: readonly Float64Array[]): number {
  const count = rows.length * rows[0]!.length
  const over = (measure: (value: number) => number) =>
    rows.reduce((so, row) => row.reduce((sum, value) => sum + measure(value), so), 0) / count
  const average = over((value) => value)
  return Math.sqrt(over((value) => (value - average) ** 2))
}

function dot(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let total = 0
  for (let i = 0; i < one.length; i++) total += one[i]! * other[i]!
  return total
}

/** Subtracts the mean of all vectors from each, and normalises them to length one. */
function apart(vectors: readonly Float64Array[]): Float64Array[] {
  const shared = averageVectors(vectors)
  return vectors.map((vector) => unit(vector.map((value, i) => value - shared[i]!)))
}

function sum(rows: readonly Float64Array[], places: readonly number[]): Float64Array {
  const total = new Float64Array(rows[0]!.length)
  for (const place of places) for (let i = 0; i < total.length; i++) total[i]! += rows[place]![i]!
  return total
}

function averageVectors(vectors: readonly ArrayLike<number>[]): Float64Array {
  const mean = new Float64Array(vectors[0]!.length)
  for (const vector of vectors) for (let i = 0; i < mean.length; i++) mean[i]! += vector[i]! / vectors.length
  return mean
}

function length(vector: Float64Array): number {
  return Math.sqrt(vector.reduce((so, value) => so + value * value, 0))
}

function unit(vector: Float64Array): Float64Array {
  const size = length(vector)
  return size === 0 ? vector : vector.map((value) => value / size)
}
