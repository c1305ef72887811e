import type { Language } from '@botika/common/messages/message'
import { AsyncLocalStorage } from 'node:async_hooks'
import { problems } from './problems'
import { knowProblems } from './told'
import { speakBy } from './words'

// many pages are rendered at a time: each carries its language along
const spoken = new AsyncLocalStorage<Language>()
speakBy(() => spoken.getStore() ?? 'en')
knowProblems(problems)

/** Runs what renders a page in Filipino. */
export const inFilipino = <T>(run: () => T): T => spoken.run('fil', run)
