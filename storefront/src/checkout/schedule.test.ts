// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { bodyOf, isRecurringBody, recurringBodyOf } from './body'
import { EMPTY_FORM } from './form'
import { daysOf, scheduleErrors, scheduleText } from './schedule'

const now = new Date('2026-11-21T04:00:00Z')
const monthly = { recurring_option: 'monthly', first_due_on: '', last_due_on: '' } as const

describe('the schedule of a recurring order', () => {
  it('begins today and goes on, unless told otherwise', () => {
    expect(scheduleErrors(monthly, now)).toEqual([])
    expect(daysOf(monthly, 3, now)).toEqual(['2026-11-21', '2026-12-21', '2027-01-21'])
    expect(scheduleText(monthly, now)).toBe('Every month, first today, until you stop it')
  })

  it('ends with the last one before its last day', () => {
    const ending = { ...monthly, first_due_on: '2026-12-01', last_due_on: '2027-01-15' }
    expect(daysOf(ending, 3, now)).toEqual(['2026-12-01', '2027-01-01'])
    expect(scheduleText(ending, now)).toBe(
      'Every month, first on Dec\u00A01,\u00A02026, last by Jan\u00A015,\u00A02027',
    )
  })

  it.each(['2026-11-20', '2027-11-23'])('does not begin on %s', (first_due_on) => {
    expect(scheduleErrors({ ...monthly, first_due_on }, now).map(([field]) => field)).toEqual([
      'first_due_on',
    ])
  })

  it('comes at least twice', () => {
    expect(scheduleErrors({ ...monthly, last_due_on: '2026-12-20' }, now)).toEqual([
      ['last_due_on', 'It would be ordered only once: please choose Dec\u00A021,\u00A02026 or a later day.'],
    ])
    expect(scheduleErrors({ ...monthly, last_due_on: '2026-12-21' }, now)).toEqual([])
  })
})

describe('what is sent', () => {
  it('is the order with its days, and nothing that a recurring order does not take', () => {
    const sums = { subtotal: 1, total: 1, delivery_fee: 0 }
    const form = { ...EMPTY_FORM, last_due_on: '2027-01-01' }
    const once = bodyOf({ form, items: [{ inventory_id: 7, quantity: 1 }], sums, customer: { id: 3 } })
    const body = recurringBodyOf(once, form)
    expect(body).toMatchObject({ is_guest: false, recurring_option: 'monthly', last_due_on: '2027-01-01' })
    for (const name of ['customer_id', 'contact_number', 'first_due_on', 'may_be_moved'])
      expect(body).not.toHaveProperty(name)
    expect([isRecurringBody(once), isRecurringBody(body)]).toEqual([false, true])
  })
})
