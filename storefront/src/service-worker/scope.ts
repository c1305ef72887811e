interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface AskedEvent extends LastingEvent {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

interface Told extends LastingEvent {
  data: unknown
}

interface Events {
  install: LastingEvent
  activate: LastingEvent
  fetch: AskedEvent
  message: Told
}

/** What a service worker's world has beside a page's; the compiler's library knows one world at a time. */
export interface WorkerScope {
  /** Names the release; the server writes it in front of the worker. */
  BUILD: string
  location: Location
  registration: { navigationPreload?: { enable(): Promise<void> } }
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener<K extends keyof Events>(type: K, listener: (event: Events[K]) => void): void
}

export type Message =
  /** Somebody has logged out: forget what was seen. */
  { kind: 'forget' } | { kind: 'seen'; url: string }

export const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' && data !== null && 'kind' in data
