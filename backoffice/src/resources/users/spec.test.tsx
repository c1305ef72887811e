import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { type Create, openCreate, openEdit, type Update } from '../../testing/edit-page'
import { spec } from './spec'

it('gives somebody a second role and sends both by name', async () => {
  const ana = { id: 7, first_name: 'Ana', last_name: 'Reyes', email: 'ana@example.com', is_active: true }
  const held = { ...ana, roles: [{ id: 1, name: 'customer' }], pharmacy_id: null }
  const update = vi.fn<Update>(async () => ({ data: held }))
  openEdit('users', spec, held, update)
  const customer = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Customer' })
  expect(customer.checked).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Admin' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(update).toHaveBeenCalled())
  expect(update.mock.calls[0]?.[1].data).toMatchObject({ roles: ['customer', 'admin'] })
})

it('tells before somebody is deleted what goes and what stays', async () => {
  openEdit('users', spec, { id: 7, first_name: 'Ana', last_name: 'Reyes', roles: [] }, vi.fn<Update>())
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  const { textContent } = await screen.findByRole('dialog', { name: 'Delete Ana Reyes?' })
  expect(textContent).toContain('Past orders stay, without name and street. This can’t be undone.')
})

it('sends a new user a link, or the password that was typed, and never a password that was cleared', async () => {
  const create = vi.fn<Create>(async (_, { data }) => ({ data: { id: 8, ...data } as never }))
  openCreate('users', spec, create)
  await userEvent.type(await screen.findByRole('textbox', { name: 'First name' }), 'Ana')
  await userEvent.type(screen.getByRole('textbox', { name: 'Last name' }), 'Reyes')
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@example.com')
  expect(screen.queryByLabelText(/^Password/)).toBeNull()
  await userEvent.click(screen.getByRole('switch', { name: 'Send a link to set the password' }))
  await userEvent.type(screen.getByLabelText(/^Password/), 'abc')
  await userEvent.click(screen.getByRole('switch', { name: 'Send a link to set the password' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add user' }))
  await waitFor(() => expect(create).toHaveBeenCalled())
  expect(create.mock.calls[0]?.[1].data).toMatchObject({ email: 'ana@example.com', send_link: true })
  expect(create.mock.calls[0]?.[1].data).not.toHaveProperty('password')
})

/** Opens the page of somebody of a pharmacy with one card, types another last name and saves. */
async function rename(card: { holder_id: number; status: string }) {
  const person = { id: 7, first_name: 'Ana', last_name: 'Reyes', email: 'ana@example.com', is_active: true }
  const held = { ...person, roles: [{ id: 1, name: 'customer' }], pharmacy_id: 4, position: null }
  const update = vi.fn<Update>(async () => ({ data: held }))
  const call = vi.fn<() => Promise<object>>(async () => ({ data: [card] }))
  openEdit('users', spec, held, update, { call })
  const name = await screen.findByRole('textbox', { name: 'Last name' })
  await userEvent.clear(name)
  await userEvent.type(name, 'Santos')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  return update
}

it('asks before the holder of a confirmed card gets another name', async () => {
  const update = await rename({ holder_id: 7, status: 'confirmed' })
  const asked = () => screen.findByRole('dialog', { name: 'Give the holder of a PRC card another name?' })
  await asked()
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByText('Nothing was saved. Change the name back, or save it again')
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Last name' })
  expect(name.value).toBe('Santos')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  const dialog = await asked()
  expect(dialog.textContent).toContain('The PRC card of Ana Reyes then waits')
  expect(update).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Save the name' }))
  await waitFor(() => expect(update).toHaveBeenCalledOnce())
  expect(update.mock.calls[0]?.[1].data).toMatchObject({ last_name: 'Santos' })
})

it.each([
  ['whose card waits already', 7, 'waiting'],
  ['beside whom another holds a card', 8, 'confirmed'],
])('asks nothing of somebody %s', async (_, holder_id, status) => {
  const update = await rename({ holder_id, status })
  await waitFor(() => expect(update).toHaveBeenCalledOnce())
  expect(screen.queryByRole('dialog')).toBeNull()
})
