/** Whose session the browser has now: null where nobody's, undefined where the server could not be asked. */
export async function emailSignedIn(): Promise<string | null | undefined> {
  try {
    const answer = await fetch('/api/auth/me', { headers: { Accept: 'application/json' } })
    if (!answer.ok) return undefined
    const person = (await answer.json()) as { email?: string } | null
    return person?.email ?? null
  } catch {
    return undefined
  }
}
