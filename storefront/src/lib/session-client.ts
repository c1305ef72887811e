import type { SessionClient } from '@botika/common/auth/session-client'

let client: Promise<SessionClient> | undefined
const waiting = new Set<(made: SessionClient) => void>()

export function sessionClient(): Promise<SessionClient> {
  client ??= import('./session-client-made').then(
    (module) => {
      const made = module.makeBrowserSession()
      for (const tell of waiting) tell(made)
      waiting.clear()
      return made
    },
    (error: unknown) => {
      // its code may come the next time
      client = undefined
      throw error
    },
  )
  return client
}

/** Hands over the client once something needs it, loading nothing. Returns what unsubscribes. */
export function whenSessionClient(tell: (made: SessionClient) => void): () => void {
  if (client) void client.then(tell)
  else waiting.add(tell)
  return () => waiting.delete(tell)
}
