import { type FormEvent, useState } from 'react'
import { told } from './language/told'
import { t } from './language/words'

export interface Sending {
  state: 'idle' | 'sending' | 'sent' | 'failed'
  /** Why it failed, for people. */
  detail: string
  /** What is wrong with which field. */
  errors: Record<string, string | undefined>
}

const IDLE: Sending = { state: 'idle', detail: '', errors: {} }

type Values = Record<string, string>

/** Sends a plain form; what was typed stays where it is whatever happens. */
export function useSend(send: (values: Values) => Promise<void>) {
  const [sending, setSending] = useState<Sending>(IDLE)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.state === 'sending') return
    const form = event.currentTarget
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    setSending({ ...IDLE, state: 'sending' })
    try {
      await send(values)
      setSending({ ...IDLE, state: 'sent' })
    } catch (error) {
      const { errors, message } = error as { errors?: Record<string, string[]>; message?: string }
      const fields = Object.entries(errors ?? {}).map(([name, messages]) => [name, messages[0]])
      setSending({
        state: 'failed',
        detail: message === undefined ? t('Something went wrong. Please try again.') : told(message),
        errors: Object.fromEntries(fields),
      })
      const first = Object.keys(errors ?? {})[0]
      const field = first ? form.elements.namedItem(first) : null
      if (field instanceof HTMLElement) field.focus()
    }
  }

  return { ...sending, onSubmit }
}
