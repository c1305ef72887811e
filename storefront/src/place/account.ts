import { expected } from '@botika/common/expected'
import { preferences } from '@botika/common/preferences/endpoints'
import { call } from '../lib/api'
import type { createStore } from '../lib/store'
import { isPlace, type Place, placeAtom } from './atoms'

const key = 'place'

interface Kept {
  place: Place | null
  at: number
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Kept).at === 'number' &&
  isPlace((value as Kept).place)

const NOTHING: Partial<Place> = {}

function put(place: Place | null) {
  const { at = Date.now(), ...kept } = place ?? NOTHING
  const value = { place: place && kept, at }
  return call(preferences.put, { params: { key }, body: { value } }).catch(
    expected('The browser has it; the next choice is sent again'),
  )
}

/**
 * Keeps the shopper's place with the account too: of what the browser and the account know, the later choice counts.
 * Returns what ends it; whoever signs out takes the place along.
 */
export function keepPlace(store: ReturnType<typeof createStore>): () => void {
  let [isOver, isKnown, hasChosen] = [false, false, false]
  const stopListening = store.sub(placeAtom, () => {
    hasChosen = true
    if (isKnown) void put(store.get(placeAtom))
  })
  const before = store.get(placeAtom)

  async function begin() {
    const { data } = await call(preferences.list, {})
    if (isOver) return
    const kept = data.find((one) => one.key === key)?.value
    const here = store.get(placeAtom)
    if ((before || hasChosen) && !here) void put(null)
    else if (isKept(kept) && kept.at > (here?.at ?? 0))
      store.set(placeAtom, kept.place && { ...kept.place, at: kept.at })
    else if (here) void put(here)
    isKnown = true
  }
  void begin().catch(expected('The place of the browser counts alone'))
  return () => {
    isOver = true
    stopListening()
    store.set(placeAtom, null)
  }
}
