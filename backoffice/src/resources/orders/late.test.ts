import { describe, expect, it } from 'vitest'
import { hoursLate, lateLabel } from './OrderMarks'

const created_at = '2024-01-05T00:00:00Z'
const at = (hours: number) => Date.parse(created_at) + hours * 3_600_000
const order = (status: 'to_confirm' | 'to_ship' | 'to_pay', updated_at = created_at) => ({
  status,
  created_at,
  updated_at,
})

describe('a late order', () => {
  it('waits four hours for confirmation, whoever looked at it meanwhile', () => {
    expect(hoursLate(order('to_confirm'), at(3.9))).toBeNull()
    expect(hoursLate(order('to_confirm', '2024-01-05T03:00:00Z'), at(4))).toBe(4)
  })

  it('waits a day to be shipped, from when it was confirmed', () => {
    expect(hoursLate(order('to_ship', '2024-01-05T10:00:00Z'), at(33))).toBeNull()
    expect(hoursLate(order('to_ship', '2024-01-05T10:00:00Z'), at(34))).toBe(24)
  })

  it('waits since it was confirmed, whatever was noted on it since', () => {
    const noted = order('to_ship', '2024-01-06T09:00:00Z')
    const confirmed_at = '2024-01-05T10:00:00Z'
    expect(hoursLate({ ...noted, confirmed_at }, at(34))).toBe(24)
    const timeline = [
      { kind: 'confirmed', created_at: confirmed_at },
      { kind: 'note', created_at: noted.updated_at },
    ].map((event) => ({
      ...event,
      seller_order_id: 1,
      pharmacy_name: null,
      remarks: null,
      actor_role: 'seller',
      actor_name: null,
      actor_position: null,
    }))
    expect(hoursLate({ ...noted, timeline }, at(34))).toBe(24)
  })

  it('is no matter afterwards', () => {
    expect(hoursLate(order('to_pay'), at(1_000))).toBeNull()
  })

  it('is shown in hours, and in days once they are many', () => {
    expect([lateLabel(4), lateLabel(47), lateLabel(48)]).toEqual([
      'Waiting 4 h',
      'Waiting 47 h',
      'Waiting 2 days',
    ])
  })
})
