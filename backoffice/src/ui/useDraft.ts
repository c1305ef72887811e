import { useState } from 'react'

/** Something that is being changed; it starts anew whenever what is kept changes. */
export function useDraft<T>(kept: T) {
  const [draft, setDraft] = useState(kept)
  const [startedFrom, setStartedFrom] = useState(kept)
  if (startedFrom !== kept) {
    setStartedFrom(kept)
    setDraft(kept)
  }
  return [draft, setDraft] as const
}
