import type { Language } from '@botika/common/messages/message'
import { AsyncLocalStorage } from 'node:async_hooks'

interface Asking {
  language: Language
  requestId?: string
}

const NOBODY: Asking = { language: 'en' }
// many are answered at a time: each carries along whom it is for
const carried = new AsyncLocalStorage<Asking>()

export const asking = (): Asking => carried.getStore() ?? NOBODY
export const carrying = <T>(who: Asking, work: () => T): T => carried.run(who, work)
