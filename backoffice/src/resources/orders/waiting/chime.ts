let context: AudioContext | undefined

/** Browsers let a page sound only after somebody touched it, so this is called from a touch. */
export function allowChime() {
  context ??= new AudioContext()
  void context.resume()
}

/** Does it at the next press of a button or key, and answers how not to wait for that any more. */
export function onceTouched(deed: () => void): () => void {
  const stop = new AbortController()
  const handle = () => {
    stop.abort()
    deed()
  }
  for (const kind of ['pointerdown', 'keydown']) {
    window.addEventListener(kind, handle, { signal: stop.signal })
  }
  return () => stop.abort()
}

/** Two short tones. */
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
