import { expected } from '@botika/common/expected'
import { type FormEvent, useState } from 'react'
import { errorMessage } from './error-message'

export interface Sending {
  state: 'idle' | 'sending' | 'sent' | 'failed'
  detail: string
  errors: Record<string, string | undefined>
}

const IDLE: Sending = { state: 'idle', detail: '', errors: {} }

type Values = Record<string, string>

/** Sends a plain form. Its code loads on focus: a reload for a lost chunk then loses nothing typed. */
export function useSend<T>(load: () => Promise<T>, send: (code: T, values: Values) => Promise<void>) {
  const [sending, setSending] = useState<Sending>(IDLE)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.state === 'sending') return
    const form = event.currentTarget
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    setSending({ ...IDLE, state: 'sending' })
    try {
      await send(await load(), values)
      setSending({ ...IDLE, state: 'sent' })
    } catch (error) {
      const { errors = {} } = error as { errors?: Record<string, string[]> }
      const places = Object.keys(errors).map((name) => form.elements.namedItem(name))
      const isSaidThere = places.length > 0 && places.every((place) => place instanceof HTMLElement)
      setSending({
        state: 'failed',
        detail: isSaidThere ? '' : errorMessage(error),
        errors: Object.fromEntries(Object.entries(errors).map(([name, messages]) => [name, messages[0]])),
      })
      const [first] = places
      if (first instanceof HTMLElement) first.focus()
    }
  }

  const onFocus = () => void load().catch(expected('Sending loads it again'))
  const field = (name: string) => ({ name, error: sending.errors[name] })
  return { ...sending, field, form: { onSubmit, onFocus, method: 'post' } as const }
}
