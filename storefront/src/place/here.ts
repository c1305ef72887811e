import { useEffect, useState } from 'react'
import { useAtomValue, useStore } from '../lib/store'
import { type Place, placeAtom } from './atoms'
import type { Here } from './offers-here'

export interface Asked {
  place: Place | null
  hereOf: (id: number) => Here | undefined
  hasFailed: boolean
  retry: () => void
  /** Asks for where the shopper is at the tap, which may come before the page is drawn for it; null where that is nowhere. */
  ask: (id: number) => Promise<Here> | null
}

interface Known {
  place: Place
  key: string
  heres: readonly Here[]
  hasFailed: boolean
}

/**
 * What is offered of products where the shopper is; asked for once with all others that a page shows. Where it does not
 * come for one, what everybody sees of it stays; what is known stays while others are asked for.
 */
export function useHere(ids: readonly number[], withOffers?: boolean): Asked {
  const store = useStore()
  const place = useAtomValue(placeAtom)
  const [known, setKnown] = useState<Known | null>(null)
  const [attempt, setAttempt] = useState(0)
  const key = ids.join()
  useEffect(() => {
    if (!place || key === '') return
    let isOver = false
    const asked = key.split(',').map((id) => ask(place, Number(id), withOffers))
    void Promise.allSettled(asked).then((all) => {
      const heres = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      if (!isOver) setKnown({ place, key, heres, hasFailed: heres.length === 0 })
    })
    return () => void (isOver = true)
  }, [place, key, withOffers, attempt])
  const now = place && key !== '' && known?.place === place ? known : null
  return {
    place: key === '' ? null : place,
    hereOf: (id) => now?.heres.find(({ product_id }) => product_id === id),
    hasFailed: now?.key === key && now.hasFailed,
    retry: () => setAttempt((one) => one + 1),
    ask(id) {
      const at = key === '' ? null : store.get(placeAtom)
      return at && ask(at, id)
    },
  }
}

const ask = async (place: Place, id: number, withOffers?: boolean) =>
  (await import('./offers-here')).askHere(place, id, withOffers)
