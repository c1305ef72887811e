import { whenSessionClient } from '../shared/session-client'
import type { Message } from './scope'

/** Puts the worker in place; where the browser has none, or the page comes without HTTPS, there is none. */
export async function registerWorker() {
  const container = navigator.serviceWorker
  if (!container) return
  const wasThere = container.controller !== null
  const { active } = await container.register('/sw.js').then(() => container.ready)
  const tell = (message: Message) => active?.postMessage(message)
  if (!wasThere) tell({ kind: 'seen', url: window.location.href })
  whenSessionClient((client) => {
    client.onChange((user) => {
      if (!user) tell({ kind: 'forget' })
    })
  })
}
