import { describe, expect, it } from 'vitest'
import {
  cancelError,
  isDone,
  mayReadId,
  mayReadPrescription,
  nextAction,
  orderStatusOf,
  stepError,
  type SellerAction,
  type SellerOrderFlags,
  STEPS,
  statusOf,
} from './steps'

const FLAGS = ['is_confirmed', 'is_shipped', 'is_received', 'is_paid', 'is_completed'] as const

/** A seller order that has taken the first `steps` steps. */
const after = (steps: number, rest: Partial<SellerOrderFlags> = {}): SellerOrderFlags => ({
  is_confirmed: steps > 0,
  is_shipped: steps > 1,
  is_received: steps > 2,
  is_paid: steps > 3,
  is_completed: steps > 4,
  is_cancelled: false,
  ...rest,
})

describe('the status of a seller order', () => {
  it.each([
    [0, 'to_confirm'],
    [1, 'to_ship'],
    [2, 'to_receive'],
    [3, 'to_pay'],
    [4, 'to_complete'],
    [5, 'completed'],
  ])('after %i steps is %s', (steps, status) => {
    expect(statusOf(after(steps))).toBe(status)
  })

  it('is cancelled whatever else is set', () => {
    for (let steps = 0; steps <= 5; steps++) {
      expect(statusOf(after(steps, { is_cancelled: true }))).toBe('cancelled')
    }
  })

  it('skips paying when it was paid beforehand', () => {
    expect(statusOf(after(3, { is_paid: true }))).toBe('to_complete')
  })
})

describe('a seller step', () => {
  it('is open in its own status alone', () => {
    for (let steps = 0; steps <= 5; steps++) {
      const open = STEPS.map((step) => step.action).filter(
        (action) => stepError(after(steps), action) === null,
      )
      expect(open).toEqual(steps < 5 ? [STEPS[steps]?.action] : [])
    }
  })

  it('is closed on a cancelled order, with the reason', () => {
    expect(stepError(after(0, { is_cancelled: true }), 'confirm')).toBe('The order is cancelled.')
  })

  it('names the step that comes first', () => {
    expect(stepError(after(0), 'ship')).toBe('The next step is to confirm the order.')
  })

  it('waits for the prescription to be checked', () => {
    const order = (prescription_status: 'to_check' | 'accepted' | 'rejected') => ({
      ...after(0),
      prescription_status,
    })
    expect(stepError(order('to_check'), 'confirm')).toContain('Check the prescription')
    expect(stepError(order('rejected'), 'confirm')).toContain('rejected')
    expect(stepError(order('accepted'), 'confirm')).toBeNull()
  })

  it('waits for the ID of a discount’s holder to be seen before the end', () => {
    const order = (discount: number, vat_removed: number, is_id_seen: boolean) =>
      stepError({ ...after(4), discount, vat_removed, is_id_seen }, 'complete')
    expect(order(20, 12, false)).toContain('seen the ID')
    expect(order(0, 12, false)).toContain('seen the ID')
    expect([order(20, 12, true), order(0, 0, false)]).toEqual([null, null])
    expect(stepError({ ...after(3), discount: 20, is_id_seen: false }, 'pay')).toBeNull()
  })

  it('is done once its flag is up', () => {
    const actions: SellerAction[] = ['confirm', 'ship', 'receive', 'pay', 'complete']
    actions.forEach((action, index) => {
      expect(isDone(after(index), action)).toBe(false)
      expect(isDone(after(index + 1), action)).toBe(true)
    })
  })

  it('follows on the one before, to the end', () => {
    expect([0, 1, 2, 3, 4, 5].map((steps) => nextAction(after(steps)))).toEqual([
      'confirm',
      'ship',
      'receive',
      'pay',
      'complete',
      null,
    ])
  })

  it('raises one flag each', () => {
    expect(STEPS.map((step) => step.raises)).toEqual(FLAGS)
  })
})

describe('private files', () => {
  it('are open to the part that needs them, and to none that cancelled or refused', () => {
    const rx = (
      prescription_status: 'not_needed' | 'to_check' | 'accepted' | 'rejected',
      is_cancelled = false,
    ) => mayReadPrescription({ ...after(1), is_cancelled, prescription_status })
    expect([rx('to_check'), rx('accepted'), rx('rejected'), rx('not_needed')]).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(rx('accepted', true)).toBe(false)
    const id = (discount: number, is_cancelled = false) =>
      mayReadId({ ...after(5), is_cancelled, discount, vat_removed: 0 })
    expect([id(20), id(0), id(20, true)]).toEqual([true, false, false])
  })
})

describe('cancelling', () => {
  it('is open to the seller until the order was received', () => {
    expect([0, 1, 2, 3].map((steps) => cancelError(after(steps), 'seller') === null)).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  it('is open to the shopper until the part was shipped (RA 11967)', () => {
    expect([0, 1, 2].map((steps) => cancelError(after(steps), 'customer') === null)).toEqual([
      true,
      true,
      false,
    ])
  })

  it('is refused twice', () => {
    expect(cancelError(after(0, { is_cancelled: true }), 'seller')).toContain('already')
  })
})

describe('the status of a whole order', () => {
  it('is that of its parts when they agree', () => {
    expect(orderStatusOf(['to_ship', 'to_ship'])).toBe('to_ship')
    expect(orderStatusOf(['cancelled', 'cancelled'])).toBe('cancelled')
  })

  it('is the least advanced part that is not cancelled', () => {
    expect(orderStatusOf(['completed', 'to_receive', 'cancelled'])).toBe('to_receive')
  })
})
