/** The encoding, among those that an Accept-Encoding header names, with the fewest bytes; null if it names none. */
export function acceptedEncoding(accepted: string): 'br' | 'gzip' | null {
  return (['br', 'gzip'] as const).find((name) => acceptsEncoding(accepted, name)) ?? null
}

/** Whether an Accept-Encoding header names an encoding without `q=0`. */
export function acceptsEncoding(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((one) => {
    const [name, quality] = one.split(';')
    return name?.trim().toLowerCase() === encoding && !/^\s*q=0(\.0*)?\s*$/i.test(quality ?? '')
  })
}
