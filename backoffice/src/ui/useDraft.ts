import { useState } from 'react'

export function useDraft<T>(saved: T) {
  const [draft, setDraft] = useState(saved)
  const [startedFrom, setStartedFrom] = useState(saved)
  if (startedFrom !== saved) {
    setStartedFrom(saved)
    setDraft(saved)
  }
  return [draft, setDraft] as const
}
