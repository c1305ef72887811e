import { render, screen as page } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { isLoadingAhead, screen } from './screen'

const show = (Shown: ReturnType<typeof screen>) =>
  render(
    <Suspense fallback="Loading">
      <Shown />
    </Suspense>,
  )

it('shows at once what was loaded ahead, and asks for it once', async () => {
  const load = vi.fn<() => Promise<() => string>>(async () => () => 'Orders')
  const Orders = screen(load)
  await Orders.loadAhead()
  await Orders.loadAhead()
  show(Orders)
  expect(page.getByText('Orders')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})

it('comes when it is shown if nothing was loaded, or could be', async () => {
  const load = vi.fn<() => Promise<() => string>>(async () => () => 'Orders')
  load.mockRejectedValueOnce(new Error('offline'))
  const Orders = screen(load)
  const ahead = Orders.loadAhead()
  expect(isLoadingAhead()).toBe(true)
  await ahead
  expect(isLoadingAhead()).toBe(false)
  show(Orders)
  expect(page.getByText('Loading')).toBeTruthy()
  expect(await page.findByText('Orders')).toBeTruthy()
})

it('is waited for by whoever sees it, however it began', async () => {
  let arrive: (found: () => string) => void = () => undefined
  // one chunk comes once, however often it is imported
  const chunk = new Promise<() => string>((resolve) => (arrive = resolve))
  const Orders = screen(() => chunk)
  void Orders.loadAhead()
  show(Orders)
  expect(isLoadingAhead()).toBe(false)
  arrive(() => 'Orders')
  expect(await page.findByText('Orders')).toBeTruthy()
})
