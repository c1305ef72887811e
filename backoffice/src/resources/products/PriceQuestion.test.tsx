import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  AdminContext,
  CreateBase,
  Form,
  HttpError,
  SaveButton,
  testDataProvider,
  TestMemoryRouter,
} from 'react-admin'
import { describe, expect, it, vi } from 'vitest'
import { lightTheme } from '../../ui/brand/theme'
import { MoneyInput } from '../../collection/form/MoneyInput'
import { PriceQuestion } from './usePriceQuestion'

function show() {
  const save = vi.fn<(data: object) => void>()
  const create = async (
    _: string,
    { data }: { data: { selling_price: number; price_confirmed?: boolean } },
  ) => {
    if (data.selling_price < 50 && !data.price_confirmed)
      throw new HttpError('Less than half of what others ask.', 409, { code: 'price_doubt' })
    save(data)
    return { data: { ...data, id: 3 } as never }
  }
  render(
    <TestMemoryRouter>
      <AdminContext theme={lightTheme} dataProvider={testDataProvider({ create: create as never })}>
        <CreateBase resource="products" redirect={false}>
          <Form>
            <MoneyInput source="selling_price" label="Price" />
            <PriceQuestion />
            <SaveButton alwaysEnable label="Save" />
          </Form>
        </CreateBase>
      </AdminContext>
    </TestMemoryRouter>,
  )
  return save
}

async function saveAt(price: string) {
  const input = screen.getByLabelText<HTMLInputElement>('Price')
  await userEvent.clear(input)
  await userEvent.type(input, price)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  return input
}

describe('the price of a product’s form', () => {
  it('is saved at once where it is near what others ask', async () => {
    const save = show()
    await saveAt('120')
    await waitFor(() => expect(save).toHaveBeenCalledWith({ selling_price: 120 }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is saved far from it only when that is meant, and stays typed until then', async () => {
    const save = show()
    const input = await saveAt('12')
    expect(await screen.findByText('Less than half of what others ask.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(await screen.findByText('Nothing was saved. Please check this price')).toBeTruthy()
    expect(input.value).toBe('12.00')
    expect(save).not.toHaveBeenCalled()

    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Save this price' }))
    await waitFor(() =>
      expect(save).toHaveBeenCalledExactlyOnceWith({ selling_price: 12, price_confirmed: true }),
    )
  })
})
