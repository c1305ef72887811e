import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../lib/language/useTranslations'
import { anOrder } from '../../testing/orders'
import { stepError } from '@botika/common/orders/steps'
import { deliverAndPay, eventName, isToDeliver, statusName, stepLabels } from './steps'

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

describe('an order that a courier brought and was paid for', () => {
  const underWay = { is_confirmed: true, is_shipped: true, payment_option: 'cash' } as const
  const raised = { receive: 'is_received', pay: 'is_paid', complete: 'is_completed' } as const
  const takenFor = async (facts: Parameters<typeof anOrder>[0]) => {
    const taken: string[] = []
    let order = anOrder({ ...underWay, ...facts })
    await deliverAndPay(async (_, action) => {
      taken.push(action)
      order = { ...order, [raised[action as keyof typeof raised]]: true }
      return order as never
    }, order)
    return taken
  }

  it('is received, paid and closed in one go', async () => {
    expect(isToDeliver(anOrder(underWay))).toBe(true)
    expect(await takenFor({})).toEqual(['receive', 'pay', 'complete'])
  })

  it('is closed also where the pharmacy may sell nothing any more', async () => {
    expect(isToDeliver(anOrder({ ...underWay, sale_stop: 'no_licence' }))).toBe(true)
    expect(await takenFor({ sale_stop: 'no_pharmacist' })).toEqual(['receive', 'pay', 'complete'])
  })

  it('stays open while the ID of its discount was not seen', async () => {
    expect(await takenFor({ discount: 20, is_id_seen: false })).toEqual(['receive', 'pay'])
  })

  it('is not offered before it left, nor where it was paid online', () => {
    expect(isToDeliver(anOrder({ is_confirmed: true, payment_option: 'cash' }))).toBe(false)
    expect(isToDeliver(anOrder({ ...underWay, payment_option: 'online' }))).toBe(false)
  })
})
