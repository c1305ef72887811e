import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../lib/language/useTranslations'
import { anOrder } from '../../testing/orders'
import { stepError } from '@botika/common/orders/steps'
import { eventName, statusName, stepLabels } from './steps'

const pickedUp = { delivery_option: 'pick_up' } as const

describe('an order that is fetched at the counter', () => {
  it('is never called shipped', () => {
    const order = anOrder({ ...pickedUp, is_confirmed: true })
    const texts = [
      ...Object.values(stepLabels('ship', order)).map((message) => inEnglish(message)),
      ...Object.values(stepLabels('receive', order)).map((message) => inEnglish(message)),
      inEnglish(statusName(order)),
      inEnglish(statusName({ ...order, status: 'to_receive' })),
      stepError(order, 'pay') ?? '',
      eventName('shipped', order, inEnglish),
    ].join(' ')
    expect(texts).not.toMatch(/ship/i)
    expect(inEnglish(statusName(order))).toBe('To prepare')
  })

  it('keeps the other labels', () => {
    const order = anOrder(pickedUp)
    expect(inEnglish(stepLabels('confirm', order).button)).toBe('Confirm the order')
    expect(inEnglish(statusName(order))).toBe('To confirm')
    expect(eventName('prescription_accepted', order, inEnglish)).toBe('Prescription accepted')
  })
})

describe('an order that is brought', () => {
  it('is shipped', () => {
    const order = anOrder({ is_confirmed: true })
    expect(inEnglish(stepLabels('ship', order).button)).toBe('Ship the order')
    expect(inEnglish(statusName(order))).toBe('To ship')
    expect(stepError(order, 'pay')).toBe('The next step is to ship the order.')
  })
})
