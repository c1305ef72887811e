import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { OrderRows } from './OrderRows'

type Row = ComponentProps<typeof OrderRows>['rows'][number]

const row: Row = {
  id: 7,
  created_at: '2026-11-21T03:04:05.678Z',
  updated_at: '2026-11-21T03:04:05.678Z',
  order_number: 'BTK-0000AAAA1111',
  status: 'to_receive',
  open_line: null,
  delivery_option: 'pick_up',
  receiver_first_name: 'Ana',
  receiver_last_name: 'Cruz',
  items_count: 1,
  first_item_name: 'Menthol rub',
  first_item_image: null,
  pharmacy_names: ['Botika Maginhawa'],
  total: 100,
}

it('says that what is fetched is ready, not on its way', () => {
  render(<OrderRows rows={[row]} heading="h2" />, { wrapper: MemoryRouter })
  expect(screen.getByText('Ready to pick up')).toBeTruthy()
  expect(screen.queryByText('On its way')).toBeNull()
})

it('says that an order waits for a choice, not that it is cancelled', () => {
  const waiting: Row = { ...row, status: 'cancelled', open_line: 'to_choose' }
  render(<OrderRows rows={[waiting]} heading="h2" />, { wrapper: MemoryRouter })
  expect(screen.getByText('Waiting for your choice').className).toContain('warn')
  expect(screen.queryByText('Cancelled')).toBeNull()
})
