import { Problem } from '@botika/common/http/problem'
import { describe, expect, it } from 'vitest'
import { newKey } from '../lib/send-key'
import { bodyOf, fingerprintOf } from './body'
import { changesBetween } from './changes'
import { isWithheld, saveDraft, readDraft } from './draft'
import { EMPTY_FORM, stepOf, stepsOf } from './form'
import { filled } from './testing/filled-form'
import { outcomeOf } from './usePlaceOrder'
import { fieldErrors } from './validate'

const sums = { subtotal: 100, total: 149, delivery_fee: 49 }
const items = [{ inventory_id: 7, quantity: 2 }]
const guest = { needsPrescription: false, isCustomer: false }
const picture = new File(['x'], 'rx.png', { type: 'image/png', lastModified: 1 })

describe('the steps of checkout', () => {
  it('are within the two to six that a stepper shows', () => {
    for (const steps of [stepsOf(false), stepsOf(true)]) {
      expect(steps.length).toBeGreaterThanOrEqual(2)
      expect(steps.length).toBeLessThanOrEqual(6)
    }
  })

  it('lead back to the first field that must be corrected', () => {
    expect(stepOf(stepsOf(false), ['senior_citizen_id', 'barangay'])).toBe(1)
    expect(stepOf(stepsOf(true), ['recurring_option'])).toBe(0)
    expect(stepOf(stepsOf(false), ['order_items'])).toBe(3)
  })
})

describe('what is wrong with the form', () => {
  it('is nothing when a guest has filled it in', () => {
    expect(fieldErrors(filled, guest)).toEqual({})
  })

  it('names each missing field once, the receiver’s as one’s own', () => {
    expect(Object.keys(fieldErrors(EMPTY_FORM, guest)).sort()).toEqual(
      [
        'address',
        'barangay',
        'city',
        'guest_email',
        'guest_first_name',
        'guest_last_name',
        'guest_number',
        'province',
      ].sort(),
    )
  })

  it('is nothing when who picks it up names no address', () => {
    const nowhere = { ...filled, address: '', province: '', city: '', barangay: '' }
    expect(fieldErrors({ ...nowhere, delivery_option: 'pick_up' }, guest)).toEqual({})
    expect(Object.keys(fieldErrors(nowhere, guest))).toEqual(['province', 'city', 'barangay', 'address'])
  })

  it('asks for the receiver when somebody else takes it', () => {
    const errors = fieldErrors({ ...filled, is_receiver: false }, guest)
    expect(Object.keys(errors)).toEqual(['receiver_first_name', 'receiver_last_name', 'receiver_number'])
  })

  it('asks for name and number with a discount, and for a prescription where one is needed', () => {
    expect(Object.keys(fieldErrors({ ...filled, discount_type: 'pwd' }, guest))).toEqual([
      'senior_citizen_name',
      'senior_citizen_id',
    ])
    expect(Object.keys(fieldErrors(filled, { ...guest, needsPrescription: true }))).toEqual([
      'prescription_image',
    ])
    expect(
      fieldErrors({ ...filled, prescription_image: picture }, { ...guest, needsPrescription: true }),
    ).toEqual({})
  })

  it('does not ask a customer for an email', () => {
    expect(fieldErrors({ ...filled, guest_email: '' }, { ...guest, isCustomer: true })).toEqual({})
  })
})

describe('the order as it is sent', () => {
  it('leaves the address out that was typed before picking up was chosen', () => {
    const body = bodyOf({ form: { ...filled, delivery_option: 'pick_up' }, items, sums, customer: null })
    expect(body).toMatchObject({ address: '', province: '', city: '', barangay: '' })
  })

  it('carries what the shopper saw, and no claim that was not made', () => {
    const body = bodyOf({ form: { ...filled, senior_citizen_id: 'left over' }, items, sums, customer: null })
    expect(body).toMatchObject({ is_guest: true, receiver_first_name: 'Ana', ...sums, order_items: items })
    expect(body).not.toHaveProperty('senior_citizen_id')
  })

  it('carries the yes to another pharmacy only where it was given', () => {
    const sent = (form: typeof filled) => bodyOf({ form, items, sums, customer: null }).may_be_moved
    expect([sent(filled), sent({ ...filled, may_be_moved: true })]).toEqual([false, true])
  })

  it('is the same attempt until something changes, a file included', () => {
    const parts = { form: { ...filled, prescription_image: picture }, items, sums, customer: null }
    const other = new File(['xy'], 'rx.png', { type: 'image/png', lastModified: 2 })
    const first = fingerprintOf(bodyOf(parts))
    expect(fingerprintOf(bodyOf(parts))).toBe(first)
    expect(fingerprintOf(bodyOf({ ...parts, form: { ...filled, prescription_image: other } }))).not.toBe(
      first,
    )
    expect(newKey()).not.toBe(newKey())
  })
})

describe('the draft', () => {
  it('brings back what was typed, but nothing about health or identity', () => {
    saveDraft({
      ...filled,
      discount_type: 'senior_citizen',
      senior_citizen_id: 'QC-1',
      prescription_image: picture,
    })
    expect(readDraft()).toEqual(filled)
    expect(JSON.stringify(sessionStorage)).not.toContain('QC-1')
  })

  it('records that more was typed than it saves, but not what', () => {
    saveDraft({ ...filled, prescription_image: picture })
    expect(isWithheld()).toBe(true)
    expect(JSON.stringify(sessionStorage)).not.toContain('rx.png')
    saveDraft(filled)
    expect(isWithheld()).toBe(false)
  })

  it('is empty over what cannot be read', () => {
    sessionStorage.setItem('checkoutDraft', '{"city": 5, "is_receiver": "no"')
    expect(readDraft()).toEqual(EMPTY_FORM)
  })
})

describe('a changed quote', () => {
  const line = { inventory_id: 7, product_name: 'Paracetamol', price: 50, total: 100, quantity: 2 }
  const before = { lines: [line], problems: [], delivery_fee: 49, total: 149 }
  const say = (after: object) => changesBetween(before as never, { ...before, ...after } as never)

  it('is described in sentences', () => {
    const lines = [{ ...line, price: 55, total: 110 }]
    expect(say({ lines, total: 159 })).toEqual([
      'Paracetamol: ₱50.00 each is now ₱55.00.',
      'Total: ₱149.00 is now ₱159.00.',
    ])
  })

  it('names what is gone once', () => {
    const problems = [{ inventory_id: 7, code: 'gone', detail: 'Paracetamol is no longer offered.' }]
    expect(say({ lines: [], problems, total: 0, delivery_fee: 0 })).toEqual([
      'Paracetamol is no longer offered.',
      'Delivery: ₱49.00 is now ₱0.00.',
      'Total: ₱149.00 is now ₱0.00.',
    ])
  })

  it('says once why several lines of a pharmacy can’t be bought', () => {
    const detail = 'Botika Uno can’t take orders right now: it has to show a valid FDA licence first.'
    const problems = [7, 8].map((inventory_id) => ({ inventory_id, code: 'pharmacy_closed', detail }))
    expect(say({ lines: [], problems })).toEqual([detail])
  })

  it('is silent when it says the same', () => {
    expect(say({})).toEqual([])
  })
})

describe('an order that was not answered as hoped', () => {
  it.each([
    ['is uncertain without an answer', new Problem('unavailable', 'We could not reach the server.'), true],
    ['is uncertain after an error of the server', new Problem('internal'), true],
    ['is uncertain after an error of the page', new TypeError('x'), true],
    ['was not placed when it was rejected', new Problem('too_many_requests'), false],
  ])('%s', (_, error, isUncertain) => {
    expect(outcomeOf(error)).toMatchObject({ kind: 'failed', isUncertain })
  })
})
