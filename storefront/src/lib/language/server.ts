import { AsyncLocalStorage } from 'node:async_hooks'
import { content } from './fil/content'
import { orders } from './fil/orders'
import { problems } from './fil/problems'
import { questions } from './fil/questions'
import { shop } from './fil/shop'
import { type Speech, speakBy } from './words'

const FILIPINO: Speech = {
  locale: 'fil-PH',
  words: { ...shop, ...content, ...questions, ...orders, ...problems },
}

// many pages are rendered at a time: each carries its language along
const spoken = new AsyncLocalStorage<Speech>()
speakBy(() => spoken.getStore())

/** Runs what renders a page in Filipino. */
export const inFilipino = <T>(run: () => T): T => spoken.run(FILIPINO, run)
