import { tabStorage } from '@botika/common/safe-storage'
import { type CheckoutForm, EMPTY_FORM } from './form'

const KEY = 'checkoutDraft'

// health and identity stay out of the browser's storage
const SECRET = [
  'discount_type',
  'senior_citizen_name',
  'senior_citizen_id',
  'prescription_image',
  'senior_citizen_id_image',
]

export function saveDraft(form: CheckoutForm) {
  const isSecret = ([name]: [string, unknown]) => SECRET.includes(name)
  const saved = Object.entries(form).filter((field) => !isSecret(field))
  const withheld = Object.entries(form).some((field) => isSecret(field) && Boolean(field[1]))
  tabStorage.write(KEY, JSON.stringify({ ...Object.fromEntries(saved), withheld }))
}

export function readDraft(): CheckoutForm {
  const saved = read() ?? {}
  const known = Object.entries(EMPTY_FORM).map(([name, empty]) => {
    const value = saved[name]
    return [name, typeof value === typeof empty && value !== null && !SECRET.includes(name) ? value : empty]
  })
  return Object.fromEntries(known) as CheckoutForm
}

export const hasDraft = () => read() !== null
export const isWithheld = () => read()?.['withheld'] === true

const read = () => tabStorage.readJson(KEY) as Record<string, unknown> | null

export const forgetDraft = () => tabStorage.remove(KEY)
