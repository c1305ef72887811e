import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, HttpError, Notification, testDataProvider, TestMemoryRouter } from 'react-admin'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { lightTheme } from '../../ui/brand/theme'
import { OfferInput } from './OfferInput'
import type { RowOffer } from './useOfferAction'

const offer: RowOffer = {
  inventory_id: 7,
  name: 'Biogesic',
  selling_price: 12.5,
  quantity: 9,
  status: 'live',
}
const saveOffer = vi.fn<(id: number, changes: object) => Promise<unknown>>()
beforeEach(() => {
  saveOffer.mockReset().mockImplementation(() => new Promise((done) => setTimeout(() => done({}), 200)))
})

/** The server holds the offer at this price by now. */
function show(price = 12.5, field: 'selling_price' | 'quantity' = 'selling_price', quantity = 9) {
  const getOne = async () => ({ data: { id: 7, selling_price: price, quantity, updated_at: 'now' } as never })
  render(
    <TestMemoryRouter>
      <AdminContext theme={lightTheme} dataProvider={{ ...testDataProvider({ getOne }), saveOffer }}>
        <OfferInput product={offer} field={field} />
        <Notification />
      </AdminContext>
    </TestMemoryRouter>,
  )
  return screen.getByRole<HTMLInputElement>('textbox', { name: /(Price|Stock) of Biogesic/ })
}

describe('a price that is changed where it stands', () => {
  it.each(['{Enter}', '{Tab}'])('keeps what is no price with its reason at %s, until Escape', async (key) => {
    const input = show()
    await userEvent.clear(input)
    await userEvent.type(input, `12.345${key}`)
    expect(input.value).toBe('12.345')
    expect(screen.getByText('An amount like 12.50')).toBeTruthy()
    expect(saveOffer).not.toHaveBeenCalled()
    await userEvent.type(input, '{Escape}')
    expect(input.value).toBe('12.50')
    expect(screen.queryByText('An amount like 12.50')).toBeNull()
  })

  it('is saved once by Enter and leaving', async () => {
    const input = show()
    await userEvent.clear(input)
    await userEvent.type(input, '13{Enter}{Tab}')
    await waitFor(() => expect(saveOffer).toHaveBeenCalledWith(7, { selling_price: 13, updated_at: 'now' }))
    expect(saveOffer).toHaveBeenCalledTimes(1)
  })

  it('is saved far from what others ask only when that is meant', async () => {
    saveOffer.mockImplementation(async (_, changes) => {
      if ('price_confirmed' in changes) return {}
      throw new HttpError('₱12.00 looks like the price of one piece.', 409, { code: 'price_doubt' })
    })
    const input = show()
    await userEvent.clear(input)
    await userEvent.type(input, '12{Enter}')
    expect(await screen.findByText('₱12.00 looks like the price of one piece.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(saveOffer).toHaveBeenCalledTimes(1)
    expect(input.value).toBe('12')
    await userEvent.type(input, '{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Save this price' }))
    await waitFor(() =>
      expect(saveOffer).toHaveBeenLastCalledWith(7, {
        selling_price: 12,
        price_confirmed: true,
        updated_at: 'now',
      }),
    )
    expect(await screen.findByText(/Biogesic now costs ₱12.00/)).toBeTruthy()
  })

  it('stays as a colleague left it who changed it since it was read', async () => {
    const input = show(14)
    await userEvent.clear(input)
    await userEvent.type(input, '13{Enter}')
    expect(
      await screen.findByText(/set this price to ₱14.00 meanwhile. Yours, ₱13.00, was not saved/),
    ).toBeTruthy()
    expect(saveOffer).not.toHaveBeenCalled()
  })

  it('is undone by the key of the notice while the focus is still in it', async () => {
    const input = show()
    await userEvent.clear(input)
    await userEvent.type(input, '13{Enter}')
    await screen.findByRole('button', { name: 'Undo' })
    await userEvent.type(input, 'u')
    expect(input.value).not.toContain('u')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
    expect(saveOffer).toHaveBeenLastCalledWith(undefined, expect.objectContaining({ selling_price: 12.5 }))
  })

  it('says before it is sent that it is more than the server takes', async () => {
    const input = show()
    await userEvent.clear(input)
    await userEvent.type(input, '20,000,001{Enter}')
    expect(screen.getByText('At most ₱20,000,000')).toBeTruthy()
    expect(saveOffer).not.toHaveBeenCalled()
  })
})

describe('a stock that is changed where it stands', () => {
  it('stays as a sale left it since it was read, and says so', async () => {
    const input = show(12.5, 'quantity', 7)
    await userEvent.clear(input)
    await userEvent.type(input, '100{Enter}')
    expect(await screen.findByText(/This stock is 7 by now.*Yours, 100, was not saved/)).toBeTruthy()
    expect(saveOffer).not.toHaveBeenCalled()
  })
})
