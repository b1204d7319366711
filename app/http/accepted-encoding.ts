/** The smallest encoding that a browser takes: its Accept-Encoding names it, and not with `q=0`. */
export function acceptedEncoding(accepted: string): 'br' | 'gzip' | null {
  return (['br', 'gzip'] as const).find((name) => takes(accepted, name)) ?? null
}

function takes(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((one) => {
    const [name, quality] = one.split(';')
    return name?.trim() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(quality ?? '')
  })
}
