import type { SessionClient } from '@botika/common/auth/session-client'

let client: Promise<SessionClient> | undefined

/** The browser's one session client, loaded when first needed. */
export function sessionClient(): Promise<SessionClient> {
  client ??= import('./session-client-made').then((module) => module.makeBrowserSession())
  return client
}
