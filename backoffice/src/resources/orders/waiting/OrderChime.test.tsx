import { QueryClient } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, memoryStore, testDataProvider } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import { lightTheme } from '../../../ui/brand/theme'
import { OrderChime } from './OrderChime'

const createOscillator = vi.fn<() => object>(() => ({
  frequency: { value: 0 },
  connect: (next: unknown) => next,
  start: () => undefined,
  stop: () => undefined,
}))

class Speaker {
  currentTime = 0
  createOscillator = createOscillator
  createGain = () => ({
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    connect: (next: unknown) => next,
  })
  resume = () => Promise.resolve()
}

afterEach(() => vi.unstubAllGlobals())

it('sounds for new orders on any screen where sound was asked for on an earlier day, once the page was touched', async () => {
  vi.stubGlobal('AudioContext', Speaker)
  const orders = [{ id: 1 }]
  const queryClient = new QueryClient()
  render(
    <AdminContext
      dataProvider={testDataProvider({
        getList: () =>
          Promise.resolve({ data: [...orders], total: orders.length, meta: { counts: {} } } as never),
      })}
      store={memoryStore({ 'orders.sound': true })}
      theme={lightTheme}
      queryClient={queryClient}
    >
      <h1>Any screen</h1>
      <OrderChime />
    </AdminContext>,
  )
  await waitFor(() => expect(queryClient.getQueryData(['orders', 'newest'])).toBeTruthy())
  await userEvent.click(screen.getByRole('heading'))

  orders.unshift({ id: 3 }, { id: 2 })
  await queryClient.invalidateQueries({ queryKey: ['orders', 'newest'] })
  await waitFor(() => expect(createOscillator).toHaveBeenCalled())
})
