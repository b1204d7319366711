/**
 * The email of the person who is signed in on this browser: null if nobody is, undefined if the server could not be
 * reached.
 */
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
