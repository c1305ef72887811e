import type { SecurityEvent } from '@botika/common/security-log/endpoints'
import { render, screen, within } from '@testing-library/react'
import { AdminContext, ListContextProvider, TestMemoryRouter, useList } from 'react-admin'
import { expect, it } from 'vitest'
import { Events } from './SecurityLog'

const EVENT: SecurityEvent = {
  id: 'e41',
  created_at: '2026-11-22T05:50:00.000Z',
  kind: 'denied',
  user_id: 7,
  user_name: 'Ana Reyes',
  account_id: null,
  account_name: null,
  address_hash: null,
  what: 'PUT /api/users/:id',
  order_id: null,
  role: null,
  pharmacy_name: null,
  network: '203.0.113.0/24',
  count: 40,
}

function List({ events }: { events: SecurityEvent[] }) {
  const list = useList({ data: events })
  return (
    <ListContextProvider value={list}>
      <Events />
    </ListContextProvider>
  )
}

/** What each card says as it is read aloud, and its links. */
async function cardsOf(...events: Partial<SecurityEvent>[]) {
  const whole = events.map((event, index) => ({ ...EVENT, id: `e${index}`, ...event }))
  render(
    <TestMemoryRouter>
      <AdminContext>
        <List events={whole} />
      </AdminContext>
    </TestMemoryRouter>,
  )
  await screen.findAllByRole('listitem')
  return screen.getAllByRole('listitem').map((card) => ({
    text: (card.textContent ?? '').replaceAll('\u00a0', ' '),
    links: within(card)
      .queryAllByRole('link')
      .map((link) => decodeURIComponent(link.getAttribute('href') ?? '')),
  }))
}

it('says what was refused to whom, how often and from where, and leads to what else they did', async () => {
  const [card] = await cardsOf({})
  expect(card?.text).toBe(
    'Refused: no right · PUT /api/users/:id 40 times within a minute' +
      'Nov 22, 2026, 1:50 PMAna Reyes203.0.113.0/24',
  )
  expect(card?.links).toEqual([
    expect.stringContaining('"user_id":7'),
    expect.stringContaining('"network":"203.0.113.0/24"'),
  ])
})

it('says in words whose account, which file and what was exported', async () => {
  const nobody = { user_id: null, user_name: null, count: 1, what: '' }
  const [failed, opened, given, exported, complaints] = await cardsOf(
    { ...nobody, kind: 'sign-in-failed', account_id: 9, account_name: 'Ben Cruz', address_hash: 'a1b2c3' },
    { kind: 'file-opened', what: 'prescription', order_id: 12, role: 'admin', count: 1 },
    { kind: 'role-given', what: 'seller', account_id: 9, account_name: null, count: 1 },
    { kind: 'exported', what: 'own-data', count: 1 },
    { kind: 'exported', what: 'complaints', count: 1 },
  )
  expect(failed?.text).toContain('Sign-in failed')
  expect(failed?.text).toContain('Nobody signed inaccount of Ben Cruzaddress a1b2c3')
  expect(failed?.links).toContainEqual(expect.stringContaining('"address_hash":"a1b2c3"'))
  expect(opened?.text).toContain('File opened · Prescription of order #12')
  expect(opened?.text).toContain('Ana Reyes, Admin')
  expect(given?.text).toContain('Right given · Seller')
  expect(given?.text).toContain('account of Person #9')
  expect(exported?.text).toContain('Exported · Own data')
  expect(complaints?.text).toContain('Exported · Complaints')
})
