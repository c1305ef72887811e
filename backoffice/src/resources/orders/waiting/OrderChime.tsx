import { useEffect, useState } from 'react'
import { useStore } from 'react-admin'
import { useNewestOrders } from './useWaitingOrders'
import { allowChime, chime, onceTouched } from './chime'

/** Whether new orders are heard; asked for in the list of orders. */
export const useSound = () => useStore('orders.sound', false)

/** New orders are heard on every screen, and behind other tabs, where sound was asked for. */
export function OrderChime() {
  const [hasSound] = useSound()
  return hasSound ? <Ears /> : null
}

function Ears() {
  const { data } = useNewestOrders({ isHeard: true })
  const newest = data ? Math.max(0, ...data.ids) : null
  const [first, setFirst] = useState<number | null>(null)
  if (first === null && newest !== null) setFirst(newest)

  // asked for on another day: the first touch of this page lets it sound again
  useEffect(() => onceTouched(allowChime), [])
  useEffect(() => {
    if (newest !== null && first !== null && newest > first) chime()
  }, [newest, first])
  return null
}
