import { useEffect, useState } from 'react'
import { lawfulPrice } from './prices'

/** The lawful price of an offer; undefined until it is known, null where it cannot be told. */
export function useLawfulPrice(inventoryId: number): number | null | undefined {
  const [price, setPrice] = useState<number | null>()
  useEffect(() => {
    let isOver = false
    void lawfulPrice(inventoryId).then((found) => {
      if (!isOver) setPrice(found)
    })
    return () => {
      isOver = true
    }
  }, [inventoryId])
  return price
}
