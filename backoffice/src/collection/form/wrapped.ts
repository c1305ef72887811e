import type { KeyboardEvent } from 'react'

const asOneLine = (typed: string) => typed.replace(/\s*\n\s*/g, ' ')

function submitOnEnter(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.closest('form')?.requestSubmit()
}

/** For texts that are long at times: they are read to their end here, and stay one line for everybody else. */
export const WRAPPED = { multiline: true, parse: asOneLine, onKeyDown: submitOnEnter } as const
