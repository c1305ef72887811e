import type { Paper } from '@botika/common/papers/endpoints'
import { PAPER_GROUPS } from '@botika/common/papers/kinds'
import { render, screen, waitFor, within } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import userEvent from '@testing-library/user-event'
import { AdminContext, HttpError, Notification, testDataProvider, TestMemoryRouter } from 'react-admin'
import { expect, it } from 'vitest'
import { CALLS } from '../../provider/calls'
import { lightTheme } from '../../ui/brand/theme'
import { Papers } from './Papers'

const PAPER: Paper = {
  id: 7,
  pharmacy_id: 4,
  preregister_id: null,
  pharmacy_name: 'Botika Maginhawa',
  kind: 'fda_licence',
  holder_id: null,
  holder_name: null,
  holder_account: null,
  holder_counts: true,
  number: 'LTO-1',
  expires_on: '2099-12-31',
  status: 'confirmed',
  reason: null,
  has_file: true,
  decided_at: null,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
}
const CARD = { kind: 'prc_card', number: 'PRC-1', holder_name: 'Liza Reyes' } as const
const REQUIRED = [
  { kind: 'fda_licence', from: null },
  { kind: 'prc_card', from: null },
]

type Asked = { query?: object; params?: object; body?: Record<string, unknown> }
type Server = (input: Asked) => unknown
const page = (data: Paper[]) => ({
  data,
  total: data.length,
  required: REQUIRED,
  counts: Object.fromEntries(PAPER_GROUPS.map((group) => [group, data.length])),
})
const refuse = (message: string, body: object = {}) => {
  throw new HttpError(message, 422, body)
}

/** The page of papers of an office, on a server that answers as said. */
async function show(office: 'admin' | 'seller', servers: { list: Server } & Record<string, Server>) {
  const names = new Map<unknown, string>([
    ...Object.entries(CALLS.papers).map(([name, one]) => [one, name] as const),
    [CALLS.staff.list, 'staff'],
  ])
  const asked: [string, Asked][] = []
  const call = async (one: unknown, input: Asked) => {
    const name = names.get(one) ?? ''
    asked.push([name, input])
    return servers[name]?.(input)
  }
  render(
    <TestMemoryRouter>
      <AdminContext
        basename={`/${office}`}
        theme={lightTheme}
        dataProvider={{ ...testDataProvider(), call } as never}
        authProvider={{ canAccess: async () => true, checkError: async () => undefined } as never}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <Papers />
        <Notification />
      </AdminContext>
    </TestMemoryRouter>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Papers' })
  const sent = (name: string) => asked.filter(([one]) => one === name).map(([, input]) => input)
  return { sent, user: userEvent.setup() }
}

it('says on an empty board what comes there, and leads to all papers', async () => {
  const { sent, user } = await show('admin', {
    list: ({ query }) => ({
      ...page([]),
      counts: { ...page([]).counts, all: 'keyword' in (query ?? {}) ? 0 : 2 },
    }),
  })
  expect(await screen.findByText(/waits here until you confirm it/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'See all papers' }))
  await waitFor(() => expect(sent('list').at(-1)?.query).toMatchObject({ group: 'all' }))
  await user.type(screen.getByRole('searchbox'), 'nobody')
  expect(await screen.findByText('Try other words, or fewer filters.')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Clear the search' }).at(-1) as HTMLElement)
  expect(await screen.findByText(/^Papers come with applications/)).toBeTruthy()
})

it('says why a board can’t be read, and reads it again', async () => {
  let isDown = true
  const list = () => (isDown ? refuse('The server is away') : page([PAPER]))
  const { user } = await show('admin', { list })
  const again = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await user.click(again)
  expect(await screen.findByText('Botika Maginhawa')).toBeTruthy()
})

it('confirms what waits, and returns it for a reason only', async () => {
  const waiting = { ...PAPER, status: 'waiting' } as const
  const { sent, user } = await show('admin', { list: () => page([waiting]), decide: () => waiting })
  await user.click(await screen.findByRole('button', { name: /^Return: FDA licence/ }))
  const dialog = screen.getByRole('dialog')
  const send = within(dialog).getByRole('button', { name: 'Return' })
  await user.click(send)
  expect(sent('decide')).toEqual([])
  await user.type(within(dialog).getByRole('textbox'), 'The last day can’t be read')
  await user.click(send)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: /^Confirm: FDA licence/ }))
  await waitFor(() =>
    expect(sent('decide')).toEqual([
      { params: { id: 7 }, body: { decision: 'return', reason: 'The last day can’t be read' } },
      { params: { id: 7 }, body: { decision: 'confirm' } },
    ]),
  )
})

it('tells a pharmacy what is missing, why a paper was returned and which card does not count', async () => {
  const returned = { ...PAPER, status: 'returned', reason: 'It is blurred' } as const
  const gone = { ...PAPER, ...CARD, id: 8, holder_id: 3, holder_counts: false }
  await show('seller', { list: () => page([returned, gone]) })
  expect(await screen.findByText('Returned: It is blurred')).toBeTruthy()
  expect(screen.getByText('Does not count')).toBeTruthy()
  expect(screen.getByText(/^Its holder is no active owner or pharmacist/)).toBeTruthy()
  expect(
    screen.getByText(/^Missing or no longer valid: FDA licence to operate, pharmacist’s PRC card/),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Confirm|^Return/ })).toBeNull()
})

it('keeps what was typed and chosen where a renewal can’t be uploaded, and sends it again', async () => {
  const card = { ...PAPER, ...CARD, holder_id: 3 }
  const answers = [
    () => refuse('The connection was lost'),
    () => refuse('Refused', { errors: { file: 'This file can’t be opened' } }),
    () => card,
  ]
  const { sent, user } = await show('seller', { list: () => page([card]), add: () => answers.shift()?.() })
  await user.click(await screen.findByRole('button', { name: 'Renew: pharmacist’s PRC card, PRC-1' }))
  const dialog = screen.getByRole('dialog', { name: 'Renew' })
  const form = within(dialog)
  expect(form.getByLabelText<HTMLInputElement>('Name on the card').value).toBe('Liza Reyes')
  await user.type(form.getByLabelText('Last day'), '2099-06-30')
  const file = new File(['card'], 'card.png', { type: 'image/png' })
  const input = form.getByLabelText<HTMLInputElement>('Picture or PDF')
  await user.upload(input, file)
  const send = () => user.click(form.getByRole('button', { name: 'Renew' }))
  await send()
  expect(await screen.findByText('The connection was lost')).toBeTruthy()
  await send()
  expect(await form.findByText('This file can’t be opened')).toBeTruthy()
  expect(form.getByLabelText<HTMLInputElement>('Number').value).toBe('PRC-1')
  expect(input.isConnected && input.files?.[0]).toBe(file)
  await send()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent('add')).toHaveLength(3)
  expect(sent('add')[2]?.body).toEqual({
    kind: 'prc_card',
    number: 'PRC-1',
    expires_on: '2099-06-30',
    holder_name: 'Liza Reyes',
    holder_id: 3,
  })
})

it('asks the owner whose card it is, of those alone who may check prescriptions', async () => {
  const one = { last_name: 'Reyes', email: null, is_active: true, card: null }
  const people = [
    { ...one, id: 1, first_name: 'Ramon', position: 'owner' },
    { ...one, id: 3, first_name: 'Liza', position: 'pharmacist' },
    { ...one, id: 5, first_name: 'Jose', position: 'clerk' },
    { ...one, id: 6, first_name: 'Nena', position: 'pharmacist', is_active: false },
  ]
  const { sent, user } = await show('seller', {
    list: () => page([{ ...PAPER, ...CARD }]),
    staff: () => ({ people }),
    name: () => refuse('The card is Liza Reyes’s, and this account has another name'),
  })
  await user.click(await screen.findByRole('button', { name: /^Say whose card it is/ }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['Ramon Reyes', 'Liza Reyes'])
  await user.click(items[0] as HTMLElement)
  expect(await screen.findByText(/this account has another name/)).toBeTruthy()
  expect(sent('name')).toEqual([{ params: { id: 7 }, body: { holder_id: 1 } }])
})

it('shows an admin to whom confirming ties a card, and changes whom it is tied to', async () => {
  const waiting = { ...PAPER, ...CARD, status: 'waiting', holder_account: 'Liza Reyes' } as const
  const tied = { ...PAPER, ...CARD, id: 8, number: 'PRC-2', holder_id: 3, holder_account: 'Liza Reyes' }
  const applied = { ...waiting, id: 9, number: 'PRC-3', pharmacy_id: null, preregister_id: 2 }
  const person = { id: 4, first_name: 'Liza', last_name: 'Reyes', position: 'owner', is_active: true }
  const { sent, user } = await show('admin', {
    list: () => page([waiting, tied, applied, { ...applied, id: 10, holder_account: null }]),
    staff: () => ({ people: [person] }),
    name: () => tied,
  })
  expect(await screen.findByText(/^Once it is confirmed, .* account of Liza Reyes/)).toBeTruthy()
  expect(screen.getByText('Tied to the account of Liza Reyes.')).toBeTruthy()
  expect(screen.getByText(/^Liza Reyes is named on it: .* open their shop/)).toBeTruthy()
  expect(screen.getByText(/^The applicant has another name/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Change whose card it is: PRC-2' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Liza Reyes' }))
  await waitFor(() => expect(sent('name')).toEqual([{ params: { id: 8 }, body: { holder_id: 4 } }]))
})
