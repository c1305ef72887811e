import { useEffect, useState } from 'react'
import { atom, useAtom, useAtomValue, useStore } from '../lib/store'
import { type Place, placeAtom } from './atoms'
import type { Here } from './offers-here'

export interface Asked {
  place: Place | null
  hereOf: (id: number) => Here | undefined
  hasFailed: boolean
  /** True while it is asked for anew after that. */
  isRetrying: boolean
  retry: () => void
  /** Asks for where the shopper is at the tap, which may come before the page is drawn for it; null where that is nowhere. */
  ask: (id: number) => Promise<Here> | null
}

interface Known {
  place: Place
  key: string
  heres: readonly Here[]
  hasFailed: boolean
  attempt: number
}

/** Counts the times that somebody asked to try again: then all that a page shows is asked for anew. */
const attemptAtom = atom(0)

const findOf = (heres: readonly Here[], id: number) => heres.find(({ product_id }) => product_id === id)

/**
 * What is offered of products where the shopper is; asked for once with all others that a page shows. Where it does not
 * come for one, what was known of it stays, or what everybody sees.
 */
export function useHere(ids: readonly number[], withOffers?: boolean): Asked {
  const store = useStore()
  const place = useAtomValue(placeAtom)
  const [known, setKnown] = useState<Known | null>(null)
  const [attempt, setAttempt] = useAtom(attemptAtom)
  const key = ids.join()
  useEffect(() => {
    if (!place || key === '') return
    let isOver = false
    const asked = key.split(',').map(Number)
    void Promise.allSettled(asked.map((id) => ask(place, id, withOffers))).then((all) => {
      const heres = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      if (isOver) return
      setKnown((before) => {
        const kept = before?.place === place ? before.heres : []
        const found = asked.flatMap((id) => findOf(heres, id) ?? findOf(kept, id) ?? [])
        return { place, key, heres: found, hasFailed: heres.length === 0, attempt }
      })
    })
    return () => void (isOver = true)
  }, [place, key, withOffers, attempt])
  const now = place && key !== '' && known?.place === place ? known : null
  return {
    place: key === '' ? null : place,
    hereOf: (id) => (now ? findOf(now.heres, id) : undefined),
    hasFailed: now?.key === key && now.hasFailed,
    isRetrying: now !== null && now.attempt !== attempt,
    retry: () => setAttempt((one) => one + 1),
    ask(id) {
      const at = key === '' ? null : store.get(placeAtom)
      return at && ask(at, id)
    },
  }
}

const ask = async (place: Place, id: number, withOffers?: boolean) =>
  (await import('./offers-here')).askHere(place, id, withOffers)
