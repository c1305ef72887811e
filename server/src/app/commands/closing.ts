import type { FastifyInstance } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Say } from '../../platform'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const PATIENCE = 10_000

interface Closing {
  app: FastifyInstance
  store: { close(): Promise<void> }
  say: Say
}

/** Answers what is under way, ends jobs, then the pool, the database last; a second signal ends at once. */
export function closeOnSignal({ app, store, say }: Closing) {
  let isClosing = false
  const close = async () => {
    if (isClosing) process.exit(130)
    isClosing = true
    say('Closing: finishing what is under way')
    await Promise.race([app.close(), cutOff(app)])
    await store.close()
    say('Closed')
    process.exit(0)
  }
  for (const signal of SIGNALS)
    process.removeAllListeners(signal).on(signal, () => {
      close().catch((error: unknown) => {
        say(`Closing failed: ${error instanceof Error ? error.message : String(error)}`)
        process.exit(1)
      })
    })
}

async function cutOff(app: FastifyInstance) {
  await sleep(PATIENCE, undefined, { ref: false })
  app.server.closeAllConnections()
  await sleep(1_000, undefined, { ref: false })
}
