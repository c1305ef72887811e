import type { Message } from './scope'

/** Puts the worker in place; where the browser has none, or the page comes without HTTPS, there is none. */
export async function registerWorker() {
  const container = navigator.serviceWorker
  if (!container) return
  const wasThere = container.controller !== null
  const { active } = await container.register('/sw.js').then(() => container.ready)
  const message: Message = { kind: 'seen', url: window.location.href }
  if (!wasThere) active?.postMessage(message)
}
