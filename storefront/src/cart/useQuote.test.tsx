import { renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { API, answeringApi, refusal, whenLineIsBack } from '../testing/api'
import type { CheckoutItem } from './state/items'
import { useQuote } from './useQuote'

const server = answeringApi()
const items = [{ inventory_id: 3, quantity: 2 }] as CheckoutItem[]
const QUOTE = { lines: [], groups: [], problems: [], total: 112 }

const seen: [string, number | undefined, boolean][] = []
const renderQuote = () =>
  renderHook(
    ({ discount }: { discount: '' | 'pwd' }) => {
      const quoted = useQuote({ items, delivery: 'door_to_door', discount, to: {} })
      seen.push([discount, quoted.quote?.total, quoted.isAsking])
      return quoted
    },
    { initialProps: { discount: '' } },
  )

it('says when there is no answer for what is chosen now, and asks again by itself when the line is back', async () => {
  server.use(http.post(`${API}/quote`, () => HttpResponse.json(QUOTE)))
  const { result, rerender } = renderQuote()
  await waitFor(() => expect(result.current.quote?.total).toBe(112))
  expect(result.current.error).toBeNull()

  server.use(http.post(`${API}/quote`, () => refusal('internal', 'Something went wrong on our side.')))
  rerender({ discount: 'pwd' })
  await waitFor(() => expect(result.current.error).toBe('Something went wrong on our side.'))
  expect(result.current.quote?.total).toBe(112)
  // not for one rendering does the price of other terms pass for that of these
  expect(seen.find(([discount]) => discount === 'pwd')).toEqual(['pwd', 112, true])

  server.use(http.post(`${API}/quote`, () => HttpResponse.json({ ...QUOTE, total: 80 })))
  await whenLineIsBack(() => expect(result.current.quote?.total).toBe(80))
  expect(result.current.error).toBeNull()
})

it('asks nothing any more when all that was chosen is sold out before the answer comes', async () => {
  server.use(http.post(`${API}/quote`, () => new Promise<never>(() => {})))
  const { result, rerender } = renderHook(
    ({ chosen }: { chosen: CheckoutItem[] }) =>
      useQuote({ items: chosen, delivery: 'door_to_door', discount: '', to: {} }),
    { initialProps: { chosen: items } },
  )
  expect(result.current.isAsking).toBe(true)
  rerender({ chosen: [] })
  expect(result.current.isAsking).toBe(false)
})
