import { useEffect, useState } from 'react'
import { statutoryTotal } from './prices'

interface Known {
  inventoryId: number
  quantity: number
  price: number | null
}

/**
 * The lawful price of so many of an offer, null where it cannot be told; undefined until anything is known, and with
 * `isOld` that of another quantity until this one's is.
 */
export function useStatutoryPrice(inventoryId: number, quantity: number) {
  const [known, setKnown] = useState<Known>()
  useEffect(() => {
    let isOver = false
    void statutoryTotal(inventoryId, quantity).then((price) => {
      if (!isOver) setKnown({ inventoryId, quantity, price })
    })
    return () => {
      isOver = true
    }
  }, [inventoryId, quantity])
  if (known?.inventoryId !== inventoryId) return undefined
  return { ...known, isOld: known.quantity !== quantity }
}
