import { expected } from '@botika/common/expected'
import { whenSessionClient } from '../lib/session-client'
import type { Message } from './rules'

const AFTER_MS = 5_000

/** Puts the worker in place long after the page is there; nothing should wait for what it fetches. */
export function keepForLater() {
  const container = navigator.serviceWorker
  // there is none where the page comes without HTTPS
  if (!container) return
  setTimeout(() => void register(container), AFTER_MS)
  // one that is there from before forgets at once what somebody looked at who logs out or gives way to another
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
  // a browser may refuse; the site works without
  const registration = await container.register('/sw.js').catch(expected('The site works without'))
  if (!registration || wasThere) return
  const { active } = await container.ready
  const message: Message = { kind: 'seen', url: window.location.href }
  active?.postMessage(message)
}
