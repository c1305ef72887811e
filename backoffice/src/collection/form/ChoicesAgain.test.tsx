import * as fields from '@botika/common/messages/office/fields'
import { QueryClient } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, Form, ResourceContextProvider, testDataProvider } from 'react-admin'
import { describe, expect, it, vi } from 'vitest'
import { lightTheme } from '../../ui/brand/theme'
import { FieldInput } from '../plain/FieldInput'
import { PharmacyChoice } from '../../ui/PharmacyChoice'
import type { ReactNode } from 'react'

/** Its list fails once, and then is there. */
function shown(children: ReactNode) {
  // react-admin writes refused calls to the console while developing
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const getList = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new Error('You are offline.'))
    .mockResolvedValue({ data: [{ id: 3, name: 'Cardiology' }], total: 1 })
  render(
    <AdminContext
      dataProvider={testDataProvider({
        getList: getList as never,
        getMany: (async () => ({ data: [] })) as never,
      })}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      theme={lightTheme}
    >
      <ResourceContextProvider value="doctors">{children}</ResourceContextProvider>
    </AdminContext>,
  )
  return userEvent.setup()
}

describe('a field whose choices could not be fetched', () => {
  it.each([
    [
      'a reference',
      <Form key="one">
        <FieldInput
          field={{
            source: 'specialty_id',
            label: fields.specialty,
            kind: 'reference',
            reference: 'specialties',
          }}
        />
      </Form>,
    ],
    ['the pharmacy', <PharmacyChoice key="two" value={null} onChange={() => undefined} />],
  ])('says why, and fetches them when asked again: %s', async (_, field) => {
    const user = shown(field)
    expect(await screen.findByText(/You are offline\./)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/You are offline\./)).toBeNull())
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await user.click(screen.getByRole('combobox'))
    expect(await screen.findByRole('option', { name: 'Cardiology' })).toBeTruthy()
  })
})
