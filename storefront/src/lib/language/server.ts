import type { Language } from '@botika/common/messages/message'
import { AsyncLocalStorage } from 'node:async_hooks'
import { readBy } from '@botika/common/messages/reader'

// many pages are rendered at a time: each carries its language along
const spoken = new AsyncLocalStorage<Language>()
readBy(() => spoken.getStore() ?? 'en')

export const inFilipino = <T>(run: () => T): T => spoken.run('fil', run)
