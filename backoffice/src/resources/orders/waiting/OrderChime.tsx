import { useEffect, useState } from 'react'
import { useStore } from 'react-admin'
import { useNewestOrders } from './useWaitingOrders'

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

  useEffect(() => onceTouched(allowChime), [])
  useEffect(() => {
    if (newest !== null && first !== null && newest > first) chime()
  }, [newest, first])
  return null
}

let context: AudioContext | undefined

/** Browsers let a page sound only after somebody touched it, so this is called from a touch. */
export function allowChime() {
  context ??= new AudioContext()
  void context.resume()
}

function onceTouched(action: () => void): () => void {
  const stop = new AbortController()
  const handle = () => {
    stop.abort()
    action()
  }
  for (const kind of ['pointerdown', 'keydown']) {
    window.addEventListener(kind, handle, { signal: stop.signal })
  }
  return () => stop.abort()
}

export function chime() {
  if (!context) return
  for (const [pitch, after] of [
    [660, 0],
    [880, 0.16],
  ] as const) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    const begin = context.currentTime + after
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.18, begin)
    volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.3)
    tone.connect(volume).connect(context.destination)
    tone.start(begin)
    tone.stop(begin + 0.32)
  }
}
