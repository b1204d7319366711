/** Normalises a vector to length one, in place. Zeros stay zeros. */
export function normalise(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector))
  if (length > 0) for (let i = 0; i < vector.length; i++) vector[i]! /= length
  return vector
}

export function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
  return sum
}

export function mean(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0)
  for (const vector of vectors) for (let i = 0; i < sum.length; i++) sum[i]! += vector[i]! / vectors.length
  return sum
}

export function minus(a: Float32Array, b: Float32Array): Float32Array {
  return a.map((value, i) => value - b[i]!)
}

/** One signed byte for each dimension. Each vector has its own scale, because only angles are compared. */
export function toBytes(vector: ArrayLike<number>): Buffer {
  let largest = 0
  for (let i = 0; i < vector.length; i++) largest = Math.max(largest, Math.abs(vector[i]!))
  const bytes = Int8Array.from(vector, (value) => (largest === 0 ? 0 : Math.round((value / largest) * 127)))
  return Buffer.from(bytes.buffer)
}

/** One bit for each dimension, set if the value is positive. sqlite-vec needs complete bytes. */
export function toBits(vector: ArrayLike<number>): Buffer {
  const bits = Buffer.alloc(Math.ceil(vector.length / 8))
  for (let i = 0; i < vector.length; i++) if (vector[i]! > 0) bits[i >> 3]! |= 1 << (i & 7)
  return bits
}
