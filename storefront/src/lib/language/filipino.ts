import { type Area, areasOf } from './areas'
import { type Dictionary } from './fil/dictionary'
import { speakBy } from './words'

const PARTS: Record<Area, () => Promise<Dictionary>> = {
  shop: async () => (await import('./fil/shop')).shop,
  content: async () => (await import('./fil/content')).content,
  questions: async () => (await import('./fil/questions')).questions,
  orders: async () => (await import('./fil/orders')).orders,
  problems: async () => (await import('./fil/problems')).problems,
}

/** Lets the browser's page speak Filipino, beginning with the words that every page needs. */
export async function speakFilipino() {
  let words: Dictionary = {}
  const parts = new Map<Area, Promise<void>>()

  async function bring(area: Area) {
    const part = await PARTS[area]()
    words = { ...words, ...part }
  }
  const load = (chunk: string) =>
    Promise.all(
      areasOf(chunk).map((area) => {
        const coming = parts.get(area) ?? bring(area)
        parts.set(area, coming)
        return coming
      }),
    )
  speakBy(() => ({ locale: 'fil-PH', words, load }))
  await load('')
}
