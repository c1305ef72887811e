import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, RecordContextProvider, testDataProvider } from 'react-admin'
import { expect, it, vi } from 'vitest'
import { lightTheme } from '../../../ui/brand/theme'
import { HoldNotice, ReleaseButton } from './ProductModeration'

const REASON = '“clonazepan” may be a dangerous drug (RA 9165): clonazepam (UN 1971, Schedule IV).'

function shown({ isAdmin, hold_reason }: { isAdmin: boolean; hold_reason: string | null }) {
  const call = vi.fn<(endpoint: unknown, request: unknown) => Promise<object>>(async () => ({
    product_id: 7,
    suspended_at: null,
    suspension_reason: null,
    hold_reason,
    held_offers: 1,
  }))
  const authProvider = {
    canAccess: async ({ action }: { action: string }) => isAdmin || action !== 'moderate',
    checkAuth: async () => undefined,
  }
  render(
    <AdminContext
      dataProvider={testDataProvider({ call } as never)}
      authProvider={authProvider as never}
      theme={lightTheme}
    >
      <RecordContextProvider value={{ id: 7 }}>
        <HoldNotice />
        <ReleaseButton />
      </RecordContextProvider>
    </AdminContext>,
  )
  return call
}

it('tells an admin why a product is held and releases it with a reason', async () => {
  const call = shown({ isAdmin: true, hold_reason: REASON })
  expect(await screen.findByText(/may be a dangerous drug/)).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Release' }))
  await userEvent.type(screen.getByLabelText(/Reason/), 'Label checked')
  await userEvent.click(screen.getByRole('button', { name: 'Release product' }))
  await waitFor(() =>
    expect(call.mock.calls.map(([, request]) => request)).toContainEqual({
      params: { id: 7 },
      body: { reason: 'Label checked' },
    }),
  )
})

it('tells a seller why, who cannot release it', async () => {
  shown({ isAdmin: false, hold_reason: REASON })
  expect(await screen.findByText(/may be a dangerous drug/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Release' })).toBeNull()
})

it('says nothing of a product that nobody has to check', async () => {
  const call = shown({ isAdmin: true, hold_reason: null })
  await waitFor(() => expect(call).toHaveBeenCalled())
  expect(screen.queryByText('Not on sale yet.')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Release' })).toBeNull()
})
