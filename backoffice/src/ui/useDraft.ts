import { useState } from 'react'

/** Something that is being changed; it starts anew whenever what is kept changes. */
export function useDraft<T>(saved: T) {
  const [draft, setDraft] = useState(saved)
  const [startedFrom, setStartedFrom] = useState(saved)
  if (startedFrom !== saved) {
    setStartedFrom(saved)
    setDraft(saved)
  }
  return [draft, setDraft] as const
}
