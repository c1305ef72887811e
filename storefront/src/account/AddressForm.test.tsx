import type { Address } from '@botika/common/addresses/endpoints'
import type { User } from '@botika/common/session/endpoints'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { API, refusal, answeringApi } from '../testing/api'
import { AddressForm } from './AddressForm'

const server = answeringApi()
const page = { data: [], pagination: { lastPage: 1 } }
beforeEach(() => {
  server.use(http.get(`${location.origin}/v1/*`, () => HttpResponse.json(page)))
  // the test's browser shows nothing that could scroll
  Element.prototype.scrollIntoView = () => undefined
})

const ana = { id: 3, first_name: 'Ana', last_name: 'Cruz', contact_number: '+639171234567' } as User
const home = {
  id: 9,
  label: 'Home',
  receiver_first_name: 'Ana',
  receiver_last_name: 'Cruz',
  receiver_number: '+639171234567',
  province: 'Cebu',
  city: 'Cebu City',
  barangay: 'Lahug',
  address: '1 Gorordo Ave',
  is_default: false,
} as Address

const show = (saved: Address | null) => {
  const onSaved = vi.fn<(text: string) => void>()
  render(
    <AddressForm user={ana} saved={saved} mayChooseDefault onSaved={onSaved} onCancel={() => undefined} />,
  )
  return { onSaved, user: userEvent.setup() }
}
const valueOf = (name: string) => (screen.getByLabelText(name) as HTMLInputElement).value

it('begins with whose account it is, and with the heading read out', () => {
  show(null)
  expect(valueOf('Receiver’s first name')).toBe('Ana')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'A new address' }))
})

it('changes a kept address by what was typed', async () => {
  const sent = vi.fn<(body: unknown) => void>()
  server.use(
    http.put(`${API}/addresses/9`, async ({ request }) => {
      sent(await request.json())
      return HttpResponse.json(home)
    }),
  )
  const { user, onSaved } = show(home)
  await user.clear(screen.getByLabelText('House number, street, building'))
  await user.type(screen.getByLabelText('House number, street, building'), '2 Gorordo Ave')
  await user.click(screen.getByRole('button', { name: 'Save address' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('Your address was changed.'))
  const { id: _, ...fields } = home
  expect(sent).toHaveBeenCalledWith({ ...fields, address: '2 Gorordo Ave' })
})

it('marks what the server rejects and keeps what was typed', async () => {
  server.use(
    http.post(`${API}/addresses`, () =>
      refusal('invalid', 'Some fields are not valid.', { receiver_number: ['Please type a phone number'] }),
    ),
  )
  const { user, onSaved } = show(null)
  const number = screen.getByLabelText('Receiver’s mobile number')
  await user.clear(number)
  await user.type(number, '12')
  await user.click(screen.getByRole('button', { name: 'Save address' }))
  expect(await screen.findByText('Please type a phone number')).toBeTruthy()
  expect(await screen.findByText('Please look at the marked fields.')).toBeTruthy()
  expect(number.getAttribute('aria-invalid')).toBe('true')
  expect(valueOf('Receiver’s mobile number')).toBe('12')
  expect(onSaved).not.toHaveBeenCalled()
})

it('is sent once however often the button is tapped; what was lost on the way can be sent again', async () => {
  const sent = vi.fn<() => void>()
  server.use(
    http.put(`${API}/addresses/9`, async () => {
      sent()
      await delay(300)
      return new HttpResponse(null, { status: 500 })
    }),
  )
  const { user, onSaved } = show(home)
  await user.dblClick(screen.getByRole('button', { name: 'Save address' }))
  await screen.findByText('Something went wrong on our side. Please try again.')
  expect(sent).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Save address' }))
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
  expect(onSaved).not.toHaveBeenCalled()
})
