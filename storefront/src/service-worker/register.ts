import { expected } from '@botika/common/expected'
import { whenSessionClient } from '../lib/session-client'
import type { Message } from './rules'

const AFTER_MS = 5_000

export function keepForLater() {
  const container = navigator.serviceWorker
  if (!container) return
  setTimeout(() => void register(container), AFTER_MS)
  // an installed worker deletes private pages when the user changes
  whenSessionClient((client) => {
    let last = client.known()
    client.onChange((user) => {
      const message: Message = { kind: 'forget' }
      const isOver = !user || (last !== null && last.id !== user.id)
      last = user
      if (isOver) container.controller?.postMessage(message)
    })
  })
}

async function register(container: ServiceWorkerContainer) {
  const wasThere = container.controller !== null
  const registration = await container.register('/sw.js').catch(expected('The site works without'))
  if (!registration || wasThere) return
  const { active } = await container.ready
  const message: Message = { kind: 'seen', url: window.location.href }
  active?.postMessage(message)
}
