import { expected } from '@botika/common/expected'
import * as login from '@botika/common/messages/login'
import type { Problem } from '@botika/common/http/problem'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { sendKey } from '../../lib/send-key'
import { errorMessage } from '../../lib/error-message'
import { draftOf, fillEmpty, focusFirst, isInput, type Values, valuesOf } from './fields'
import { forgetDraft, saveDraft, readDraft } from './draft'
import { useCaptcha } from './useCaptcha'

type Calls = typeof import('./calls')

export interface FormState {
  state: 'idle' | 'checking' | 'sending' | 'sent' | 'failed'
  detail: string
  errors: Record<string, string | undefined>
}

interface Options {
  name: string
  schema: (calls: Calls) => Parameters<Calls['fieldErrors']>[0]
  send: (calls: Calls, values: Values, altcha: string, keyOf: () => string) => Promise<void>
  hasCaptcha?: boolean
}

const IDLE: FormState = { state: 'idle', detail: '', errors: {} }
const UNKNOWN = login.somethingWentWrongWhatYouTyped

const loadCalls = () => import('./calls')
const isProblem = (error: unknown): error is Problem => error instanceof Error && error.name === 'Problem'

/** A form of plain fields: validated with the server's schema, sent with a captcha, never emptied by an error. */
export function useContentForm({ name, schema, send, hasCaptcha = true }: Options) {
  const [now, setNow] = useState<FormState>(IDLE)
  const form = useRef<HTMLFormElement>(null)
  const captcha = useCaptcha()
  const { keyOf, forgetKey } = useMemo(() => sendKey(`key.${name}`), [name])
  const isBusy = now.state === 'checking' || now.state === 'sending' || now.state === 'sent'

  useEffect(() => {
    if (form.current) fillEmpty(form.current, readDraft(name))
  }, [name])

  async function check(element: HTMLFormElement) {
    const calls = await loadCalls()
    return calls.fieldErrors(schema(calls), valuesOf(element))
  }

  async function recheck(field: string) {
    if (!form.current) return
    const error = (await check(form.current))[field]
    setNow((before) => ({ ...before, errors: { ...before.errors, [field]: error } }))
  }

  function onFocus() {
    void loadCalls().catch(expected('Sending loads it again'))
    if (hasCaptcha) captcha.prepare()
  }

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    if (form.current) saveDraft(name, draftOf(form.current))
    if (isInput(target) && now.errors[target.name]) void recheck(target.name)
  }

  function onBlur({ target }: FormEvent<HTMLFormElement>) {
    if (isInput(target) && target.name && target.value.trim() !== '') void recheck(target.name)
  }

  async function deliver(element: HTMLFormElement, hasTried = false): Promise<void> {
    const calls = await loadCalls()
    const altcha = hasCaptcha ? await captcha.take() : ''
    setNow({ ...IDLE, state: 'sending' })
    try {
      const values = valuesOf(element)
      // only on demand: not even a digest of a password is stored
      await send(calls, values, altcha, () => keyOf(JSON.stringify(values)))
    } catch (error) {
      if (hasCaptcha && !hasTried && isProblem(error) && error.code === 'captcha_failed') {
        return deliver(element, true)
      }
      throw error
    }
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (isBusy) return
    setNow({ ...IDLE, state: 'checking' })
    try {
      const errors = await check(element)
      if (Object.keys(errors).length > 0) {
        setNow({ ...IDLE, errors })
        focusFirst(element, errors)
        return
      }
      await deliver(element)
      forgetDraft(name)
      forgetKey()
      setNow({ ...IDLE, state: 'sent' })
    } catch (error) {
      const problem = isProblem(error) ? error : null
      const fields = Object.entries(problem?.errors ?? {}).map(([field, messages]) => [field, messages[0]])
      const errors: FormState['errors'] = Object.fromEntries(fields)
      setNow({ state: 'failed', detail: errorMessage(error, UNKNOWN), errors })
      focusFirst(element, errors)
    }
  }

  const field = (name: string) => ({ name, error: now.errors[name] })
  return { ...now, isBusy, field, props: { ref: form, onSubmit, onFocus, onInput, onBlur } }
}
