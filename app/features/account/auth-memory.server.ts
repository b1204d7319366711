import { createSession, type Session, type SessionStorage } from '@remix-run/node'

/**
 * What remix-auth wants for a session storage. Our sessions are rows and our cookies are the HTTP
 * edge's, so it gets a session that lives as long as one call.
 */
export function authMemory(values: Record<string, string> = {}): {
  session: Session
  storage: SessionStorage
} {
  const session = createSession(values)
  return {
    session,
    storage: {
      getSession: async () => session,
      commitSession: async () => '',
      destroySession: async () => '',
    },
  }
}
