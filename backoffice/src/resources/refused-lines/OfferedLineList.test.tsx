import type { OfferedLine } from '@botika/common/refused-lines/endpoints'
import { render, screen, within } from '@testing-library/react'
import { AdminContext, ListContextProvider, testDataProvider, useList } from 'react-admin'
import { expect, it } from 'vitest'
import { lightTheme } from '../../ui/brand/theme'
import { Cards } from './OfferedLineList'

const PLAIN: OfferedLine = {
  id: 1,
  created_at: '2026-11-25T00:00:00.000Z',
  updated_at: '2026-11-25T00:00:00.000Z',
  status: 'open',
  product_name: 'Cotton balls',
  generic_name: null,
  quantity: 2,
  in_stock: 9,
  is_prescription: false,
  city: 'Makati',
  total: 200,
  answer_by: '2026-11-26T00:00:00.000Z',
  may_accept: true,
  part_id: null,
}

function List() {
  const data = [
    PLAIN,
    { ...PLAIN, id: 2, product_name: 'Losartan', is_prescription: true, may_accept: false },
  ]
  return (
    <ListContextProvider value={useList({ data })}>
      <Cards />
    </ListContextProvider>
  )
}

it('offers to accept what may be accepted, and says who accepts the rest', async () => {
  render(
    <AdminContext dataProvider={testDataProvider()} theme={lightTheme}>
      <List />
    </AdminContext>,
  )
  const [plain, rx] = (await screen.findAllByRole('listitem')).map((card) => within(card))
  expect(plain?.getByRole('button', { name: 'Accept' })).toBeTruthy()
  expect(rx?.queryByRole('button', { name: 'Accept' })).toBeNull()
  expect(rx?.getByText(/^A pharmacist of your pharmacy whose PRC card is in force accepts it/)).toBeTruthy()
  expect(rx?.getByRole('button', { name: 'Decline' })).toBeTruthy()
})
