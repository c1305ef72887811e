import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpError, RecordContextProvider } from 'react-admin'
import { beforeEach, expect, it, vi } from 'vitest'
import { showAs } from '../../../testing/as-position'
import { DeliveryPage } from './DeliveryPage'
import { PauseSwitch } from './PauseSwitch'

const TERMS = {
  is_delivering: true,
  areas: [],
  radius_km: 5,
  fee: 30,
  fee_per_km: 10,
  free_from: null,
  cut_off: null,
  preparation_minutes: 30,
  is_cold_chain: false,
  special_days: [],
  pause: null,
}
const update = vi.fn<(resource: string, params: { data: Record<string, unknown> }) => Promise<object>>()
beforeEach(
  () => void update.mockReset().mockImplementation(async (_, { data }) => ({ data: { id: 7, ...data } })),
)

const readDashboard = async () => ({ on_time: { expected: 20, on_time: 19 } })
const readLocations = async (level: string) =>
  level === 'provinces' ? [{ code: '1', name: 'Rizal' }] : [{ code: '2', name: 'City of Antipolo' }]

function show(terms: object | null = TERMS, who: 'owner' | 'admin' | 'clerk' = 'owner') {
  const held = { name: 'Botika Uno', status: 'active', delivery_terms: terms }
  const calls = { update: update as never, readDashboard, readLocations }
  showAs({ who, resource: 'pharmacies', held, page: <DeliveryPage />, calls })
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
const saved = () => update.mock.lastCall?.[1].data['delivery_terms']
const says = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(text))

it('says what follows while one types, and saves it', async () => {
  show()
  await says('Delivers within 5 km; ₱30.00 + ₱10.00 per km. Ready to pick up in 30 min.')
  const radius = screen.getByRole('spinbutton', { name: 'Delivery radius in kilometres' })
  await userEvent.clear(radius)
  await userEvent.type(radius, '8')
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Free for orders from' }), '500')
  await says('Delivers within 8 km; ₱30.00 + ₱10.00 per km, free from ₱500.00. Ready to pick up in 30 min.')
  await save()
  await waitFor(() => expect(saved()).toMatchObject({ radius_km: 8, free_from: 500, fee: 30 }))
})

it('adds a place by name and a day with other hours by the keyboard alone', async () => {
  show()
  const add = await screen.findByRole('button', { name: 'Add a place' })
  add.focus()
  await userEvent.keyboard('{Enter}')
  const province = await screen.findByRole('combobox', { name: /Province/ })
  await screen.findByRole('option', { name: 'Rizal' })
  await userEvent.selectOptions(province, 'Rizal')
  screen.getByRole('button', { name: 'Add a day' }).focus()
  await userEvent.keyboard('{Enter}')
  fireEvent.change(await screen.findByLabelText(/^Day/), { target: { value: '2026-12-25' } })
  await says('Delivers within 5 km and to Rizal; ₱30.00 + ₱10.00 per km. Ready to pick up in 30 min.')
  await save()
  await waitFor(() =>
    expect(saved()).toMatchObject({
      areas: [{ province: 'Rizal' }],
      special_days: [{ day: '2026-12-25', hours: 'off' }],
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Remove place 1' }))
  await save()
  await waitFor(() => expect(saved()).toMatchObject({ areas: [] }))
})

it('begins with a pharmacy that has said nothing', async () => {
  show(null)
  await says(
    'Delivers as far as the marketplace does; for the fee of the marketplace. Ready to pick up in 30 min.',
  )
  await userEvent.click(screen.getByRole('switch', { name: 'We deliver' }))
  await says('Does not deliver; orders are picked up. Ready to pick up in 30 min.')
  await save()
  await waitFor(() => expect(saved()).toMatchObject({ is_delivering: false }))
})

it('shows what the server refuses at its field, and of a row below the form', async () => {
  show()
  const radius = await screen.findByRole('spinbutton', { name: 'Delivery radius in kilometres' })
  await userEvent.type(radius, '8')
  const errors = { 'delivery_terms.radius_km': 'At most 2000', 'delivery_terms.areas.0': 'No such place' }
  update.mockRejectedValueOnce(new HttpError('Refused', 422, { errors }))
  await save()
  expect((await screen.findByRole('alert')).textContent).toBe('No such place')
  expect(screen.getByText('At most 2000')).toBeTruthy()
  expect(radius.getAttribute('aria-invalid')).toBe('true')
})

it('pauses in the form and opens again', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Pause now' }))
  await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Bagyo')
  await save()
  await waitFor(() => expect(saved()).toMatchObject({ pause: { until: null, reason: 'Bagyo' } }))
})

it('shows how often its parts came in time', async () => {
  show(TERMS, 'admin')
  expect(await screen.findByText('95 % in time: 19 of 20 in the last 90 days')).toBeTruthy()
})

it('shows a clerk what follows, and nothing to change', async () => {
  show(TERMS, 'clerk')
  await says('Delivers within 5 km; ₱30.00 + ₱10.00 per km. Ready to pick up in 30 min.')
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
})

const onDashboard = (pause: object | null, who: 'owner' | 'clerk' = 'owner') => {
  const record = { id: 7, status: 'active', delivery_terms: { ...TERMS, pause } }
  const page = (
    <RecordContextProvider value={record}>
      <PauseSwitch />
    </RecordContextProvider>
  )
  showAs({ who, resource: 'pharmacies', held: {}, page, calls: { update: update as never } })
}

it('pauses with one tap on the dashboard, and opens with another', async () => {
  onDashboard(null)
  await userEvent.click(await screen.findByRole('button', { name: 'Pause now' }))
  await waitFor(() => expect(saved()).toMatchObject({ radius_km: 5, pause: { until: null } }))
})

it('says on the dashboard until when it is paused', async () => {
  onDashboard({ from: '2024-01-01', until: '2099-01-01', reason: 'Bagyo' })
  expect((await screen.findByRole('alert')).textContent).toContain('paused until Jan 1, 2099. Bagyo')
  await userEvent.click(screen.getByRole('button', { name: 'Open again' }))
  await waitFor(() => expect(saved()).toMatchObject({ pause: null, fee: 30 }))
})

it('lets nobody pause it but the owner', async () => {
  onDashboard({ from: '2024-01-01', until: null, reason: '' }, 'clerk')
  await new Promise((done) => setTimeout(done))
  expect(screen.queryByRole('button')).toBeNull()
})
