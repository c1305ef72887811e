import type { SessionClient } from '@botika/common/auth/session-client'

let client: Promise<SessionClient> | undefined
const waiting = new Set<(made: SessionClient) => void>()

export function sessionClient(): Promise<SessionClient> {
  client ??= import('./make-session-client').then(
    (module) => {
      const made = module.makeBrowserSession()
      for (const notify of waiting) notify(made)
      waiting.clear()
      return made
    },
    (error: unknown) => {
      client = undefined
      throw error
    },
  )
  return client
}

export function whenSessionClient(notify: (made: SessionClient) => void): () => void {
  if (client) void client.then(notify)
  else waiting.add(notify)
  return () => waiting.delete(notify)
}
