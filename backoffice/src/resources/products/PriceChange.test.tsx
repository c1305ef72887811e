import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, testDataProvider, TestMemoryRouter } from 'react-admin'
import { expect, it, vi } from 'vitest'
import { lightTheme } from '../../ui/brand/theme'
import { PriceChange } from './PriceChange'

it('says why a percentage is none, instead of doing nothing', async () => {
  const onChange = vi.fn<() => void>()
  render(
    <TestMemoryRouter>
      <AdminContext theme={lightTheme} dataProvider={testDataProvider()}>
        <PriceChange products={[]} usual={new Map()} onChange={onChange} />
      </AdminContext>
    </TestMemoryRouter>,
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Change' }), '-150')
  expect(screen.getByText('More than -100 and at most 500, with at most two decimals')).toBeTruthy()
  expect(onChange).toHaveBeenLastCalledWith(null)
})
