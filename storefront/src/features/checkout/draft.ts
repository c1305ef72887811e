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

/** Keeps what was typed until the tab closes, so that a reload loses nothing. */
export function keepDraft(form: CheckoutForm) {
  const kept = Object.entries(form).filter(([name]) => !SECRET.includes(name))
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // storage is full or forbidden: the form still works
  }
}

/** What was typed before in this tab. */
export function readDraft(): CheckoutForm {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
    const known = Object.entries(EMPTY_FORM).map(([name, empty]) => {
      const value = kept[name]
      return [name, typeof value === typeof empty && value !== null && !SECRET.includes(name) ? value : empty]
    })
    return Object.fromEntries(known) as CheckoutForm
  } catch {
    return EMPTY_FORM
  }
}

export function forgetDraft() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // nothing was kept
  }
}
