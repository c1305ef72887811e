import { expect, it } from 'vitest'
import { linesOf } from '../export/sheet'
import { exportColumnsOf } from './export'
import { courier } from '@botika/common/couriers/entity'
import { hospital } from '@botika/common/facilities/entity'
import { specOf } from './spec-of'
import { spec as users } from '../../resources/users/spec'

const couriers = specOf(courier)
const hospitals = specOf(hospital)

it('writes what forms ask for and lists show, each once, and no password', () => {
  const headings = exportColumnsOf(users, '/admin').map(({ heading }) => heading)
  expect(headings).toEqual([
    'ID',
    'First name',
    'Last name',
    'Email',
    'Contact number',
    'Roles',
    'Pharmacy',
    'Position at the pharmacy',
    'May sign in',
  ])
  const places = exportColumnsOf(hospitals, '/admin').map(({ heading }) => heading)
  expect(places.filter((heading) => heading === 'City')).toHaveLength(1)
})

it('names the several roles of somebody, and keeps a formula in a name from running', () => {
  const ana = {
    id: 7,
    first_name: '=HYPERLINK("http://elsewhere")',
    last_name: 'Reyes',
    email: 'ana@example.com',
    contact_number: null,
    roles: [
      { id: 2, name: 'seller' },
      { id: 3, name: 'admin' },
    ],
    pharmacy_id: 4,
    pharmacy_name: 'Botica Uno',
    is_active: true,
  }
  expect(linesOf(exportColumnsOf(users, '/admin'), [ana])).toBe(
    `7,"'=HYPERLINK(""http://elsewhere"")",Reyes,ana@example.com,,"Seller, Admin",Botica Uno,,Yes\r\n`,
  )
})

it('keeps from an office what only the other one sees', () => {
  const headingsIn = (office: string) => exportColumnsOf(couriers, office).map(({ heading }) => heading)
  expect(headingsIn('/admin')).toContain('Pharmacy ID')
  expect(headingsIn('/seller')).not.toContain('Pharmacy ID')
})
