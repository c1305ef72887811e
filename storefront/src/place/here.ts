import { expected } from '@botika/common/expected'
import { useEffect, useState } from 'react'
import { useAtomValue } from '../lib/store'
import { type Place, placeAtom } from './atoms'
import type { Here } from './offers-here'

export interface Asked {
  place: Place | null
  hereOf: (id: number) => Here | undefined
  hasFailed: boolean
  retry: () => void
  ask: (id: number) => Promise<Here | undefined>
}

interface Known {
  place: Place
  key: string
  heres: readonly Here[] | null
}

/** What is offered of products where the shopper is; asked for once with all others that a page shows. */
export function useHere(ids: readonly number[], withOffers?: boolean): Asked {
  const place = useAtomValue(placeAtom)
  const [known, setKnown] = useState<Known | null>(null)
  const [attempt, setAttempt] = useState(0)
  const key = ids.join()
  useEffect(() => {
    if (!place || key === '') return
    let isOver = false
    Promise.all(key.split(',').map((id) => ask(place, Number(id), withOffers)))
      .catch(expected('What everybody sees stays'))
      .then((heres) => isOver || setKnown({ place, key, heres: heres ?? null }))
    return () => void (isOver = true)
  }, [place, key, withOffers, attempt])
  const now = place && known?.place === place && known.key === key ? known : null
  return {
    place: key === '' ? null : place,
    hereOf: (id) => now?.heres?.find(({ product_id }) => product_id === id),
    hasFailed: now?.heres === null,
    retry: () => setAttempt((one) => one + 1),
    ask: (id) => (place && key !== '' ? ask(place, id) : Promise.resolve(undefined)),
  }
}

const ask = async (place: Place, id: number, withOffers?: boolean) =>
  (await import('./offers-here')).askHere(place, id, withOffers)
