import type { Language } from '@botika/common/messages/message'
import { AsyncLocalStorage } from 'node:async_hooks'
import { readBy } from '@botika/common/messages/reader'

// pages are rendered concurrently, each in its language
const spoken = new AsyncLocalStorage<Language>()
readBy(() => spoken.getStore() ?? 'en')

export const inFilipino = <T>(run: () => T): T => spoken.run('fil', run)
