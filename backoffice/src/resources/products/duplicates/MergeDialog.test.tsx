import type { DuplicateProduct } from '@botika/common/moderation/endpoints'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, testDataProvider } from 'react-admin'
import { expect, it, vi } from 'vitest'
import { lightTheme } from '../../../ui/brand/theme'
import { MergeDialog } from './Duplicates'

const duplicate = (id: number, name: string) => ({ id, name }) as DuplicateProduct
const [rinse, mint] = [duplicate(7, 'Oral rinse'), duplicate(9, 'Oral rinse, cool mint')]

interface MergeRequest {
  params: { id: number }
  body: { into_id: number; dry_run: boolean }
}

/** A server that tells what a merge would do, and does it. */
function merging() {
  const call = vi.fn<(endpoint: unknown, request: MergeRequest) => Promise<object>>(
    async (_endpoint, { params, body }) => ({
      from: [rinse, mint].find(({ id }) => id === params.id),
      into: [rinse, mint].find(({ id }) => id === body.into_id),
      dry_run: body.dry_run,
      offers_moved: params.id,
      cart_lines: 0,
      recurring_lines: 0,
      bookmarks: 0,
      ratings: 0,
      order_lines: 0,
      warnings: [],
      conflicts: [],
    }),
  )
  const provider = testDataProvider({ call } as never)
  const dialog = (from: DuplicateProduct, into: DuplicateProduct) => (
    <AdminContext dataProvider={provider} theme={lightTheme}>
      <MergeDialog from={from} into={into} onClose={() => undefined} />
    </AdminContext>
  )
  const query = () => call.mock.calls.map(([, { params, body }]) => [params.id, body.into_id, body.dry_run])
  return { dialog, query }
}

it('previews anew when the other product is to stay, and merges only what was previewed', async () => {
  const { dialog, query } = merging()
  const { rerender } = render(dialog(mint, rinse))
  expect(await screen.findByText('Oral rinse, cool mint (#9) goes into Oral rinse (#7)')).toBeTruthy()

  rerender(dialog(rinse, mint))
  expect(await screen.findByText('Oral rinse (#7) goes into Oral rinse, cool mint (#9)')).toBeTruthy()
  expect(screen.queryByText('Oral rinse, cool mint (#9) goes into Oral rinse (#7)')).toBeNull()
  expect(query()).toEqual([
    [9, 7, true],
    [7, 9, true],
  ])

  await userEvent.click(screen.getByRole('button', { name: 'Merge products' }))
  await waitFor(() => expect(query()).toContainEqual([7, 9, false]))
})

it('cannot be confirmed before the preview is there', async () => {
  const { dialog } = merging()
  render(dialog(mint, rinse))
  expect(screen.getByRole('button', { name: 'Merge products' })).toHaveProperty('disabled', true)
  expect(await screen.findByText(/goes into/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Merge products' })).toHaveProperty('disabled', false)
})
