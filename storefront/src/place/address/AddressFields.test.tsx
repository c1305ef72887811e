import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { FormProvider, useForm } from 'react-hook-form'
import { beforeEach, expect, it } from 'vitest'
import { answeringApi, whenLineIsBack } from '../../testing/api'
import { AddressFields } from './AddressFields'

const server = answeringApi()
const at = (level: string) => `${location.origin}/v1/${level}`
const listOf = (names: Record<string, string>) =>
  HttpResponse.json({
    data: Object.entries(names).map(([code, name]) => ({ code, name })),
    pagination: { page: 1, perPage: 2000, total: 2, lastPage: 1 },
  })
const lost = () => new HttpResponse(null, { status: 500 })
const FAILED = 'The list of places did not load. Check your connection and try again.'

beforeEach(() => {
  // the test's browser shows nothing that could scroll
  Element.prototype.scrollIntoView = () => undefined
})

function Fields() {
  const defaultValues = {
    province: '',
    province_code: '',
    city: '',
    city_code: '',
    barangay: '',
    address: '',
  }
  return (
    <FormProvider {...useForm({ defaultValues })}>
      <AddressFields />
    </FormProvider>
  )
}

const choose = async (user: ReturnType<typeof userEvent.setup>, field: string, name: string) => {
  const box = screen.getByRole('combobox', { name: field })
  await waitFor(() => expect(box).toHaveProperty('placeholder', 'Type to search'))
  await user.click(box)
  await user.click(await screen.findByRole('option', { name }))
}

it('asks for a list that did not load once more, by hand and when the connection is back', async () => {
  server.use(http.get(at('provinces'), lost))
  render(<Fields />)
  const user = userEvent.setup()
  await screen.findByText(FAILED)
  await user.click(screen.getByRole('combobox', { name: 'Province' }))
  expect(screen.getByText('The list did not load.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(FAILED)

  server.use(
    http.get(at('provinces'), () => listOf({ 13: 'Metro Manila', 7: 'Cebu' })),
    http.get(at('cities'), lost),
    http.get(at('barangays'), () => listOf({})),
  )
  await whenLineIsBack(() => expect(screen.queryByText(FAILED)).toBeNull())
  await choose(user, 'Province', 'Cebu')
  await screen.findByText(FAILED)

  server.use(http.get(at('cities'), () => listOf({ 72: 'Lapu-Lapu City' })))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await choose(user, 'City or municipality', 'Lapu-Lapu City')
})

it('never offers the cities of one province under another, whose list is late or lost', async () => {
  server.use(
    http.get(at('provinces'), () => listOf({ 13: 'Metro Manila', 7: 'Cebu' })),
    http.get(at('cities'), ({ request }) =>
      request.url.includes('province_code=13') ? listOf({ 74: 'Quezon City' }) : lost(),
    ),
    http.get(at('barangays'), () => listOf({ 1: 'Bagumbuhay' })),
  )
  render(<Fields />)
  const user = userEvent.setup()
  await choose(user, 'Province', 'Metro Manila')
  await choose(user, 'City or municipality', 'Quezon City')
  await choose(user, 'Province', 'Cebu')
  await user.click(screen.getByRole('combobox', { name: 'City or municipality' }))
  expect(screen.queryByRole('option', { name: 'Quezon City' })).toBeNull()
  await screen.findByText(FAILED)
  expect(screen.queryByRole('option', { name: 'Quezon City' })).toBeNull()
})
