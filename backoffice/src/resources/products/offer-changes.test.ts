import type { Inventory } from '@botika/common/inventories/endpoints'
import { HttpError } from 'react-admin'
import { expect, it, vi } from 'vitest'
import type { Verbs } from '../../provider/verbs'
import { leftAlone, changeSeen, changeStockBy, OfferMoved, undoChange } from './offer-changes'

const wrote = { id: 7, selling_price: 11, quantity: 40, status: 'live', updated_at: 'mine' } as Inventory

/** A server that holds the offer, and refuses whoever read an older version of it. */
function serverWith(offer: Inventory) {
  return vi.fn<Verbs['saveOffer']>(async (_, { updated_at, ...changes }) => {
    if (updated_at !== undefined && updated_at !== offer.updated_at)
      throw new HttpError('Somebody else changed this meanwhile.', 409, {
        code: 'stale_record',
        extra: offer,
      })
    return { ...offer, ...changes, updated_at: 'back' } as Inventory
  })
}

it('gives back the price from before', async () => {
  expect(await undoChange(serverWith(wrote), wrote, { selling_price: 10 })).toMatchObject({
    selling_price: 10,
  })
})

it('leaves a price that a colleague set since', async () => {
  const save = serverWith({ ...wrote, selling_price: 9, updated_at: 'theirs' })
  await expect(undoChange(save, wrote, { selling_price: 10 })).rejects.toEqual(
    new OfferMoved('selling_price', 9),
  )
  expect(save).toHaveBeenCalledTimes(1)
})

it('gives back the price of what was sold meanwhile, and leaves its stock as the sale left it', async () => {
  const save = serverWith({ ...wrote, quantity: 39, updated_at: 'sold' })
  expect(await undoChange(save, wrote, { selling_price: 10 })).toMatchObject({
    selling_price: 10,
    quantity: 39,
  })
})

it('does not give back pieces that were sold', async () => {
  const save = serverWith({ ...wrote, quantity: 39, updated_at: 'sold' })
  await expect(undoChange(save, wrote, { quantity: 12 })).rejects.toThrow(leftAlone())
})

it('says what else went wrong as it was said', async () => {
  const save = vi.fn<Verbs['saveOffer']>(async () => {
    throw new HttpError('Please sign in again.', 401)
  })
  await expect(undoChange(save, wrote, { selling_price: 10 })).rejects.toThrow('Please sign in again.')
})

it('changes the price that was seen', async () => {
  expect(
    await changeSeen(async () => wrote, serverWith(wrote), { field: 'selling_price', from: 11, to: 12 }),
  ).toMatchObject({
    selling_price: 12,
  })
})

it('leaves a price that a colleague set since it was seen, before the change or while it is read', async () => {
  const theirs = { ...wrote, selling_price: 9, updated_at: 'theirs' }
  const save = serverWith(theirs)
  await expect(
    changeSeen(async () => theirs, save, { field: 'selling_price', from: 11, to: 12 }),
  ).rejects.toEqual(new OfferMoved('selling_price', 9))
  expect(save).not.toHaveBeenCalled()
  await expect(
    changeSeen(async () => wrote, save, { field: 'selling_price', from: 11, to: 12 }),
  ).rejects.toThrow(leftAlone())
})

it('changes the price of what is sold while it is read', async () => {
  const save = serverWith({ ...wrote, quantity: 39, updated_at: 'sold' })
  expect(
    await changeSeen(async () => wrote, save, { field: 'selling_price', from: 11, to: 12 }),
  ).toMatchObject({
    selling_price: 12,
    quantity: 39,
  })
})

it('changes the stock that was seen', async () => {
  const seen = { field: 'quantity', from: 40, to: 100 } as const
  expect(await changeSeen(async () => wrote, serverWith(wrote), seen)).toMatchObject({ quantity: 100 })
})

it('leaves a stock that a shopper took from since it was seen, before the change or while it is read', async () => {
  const seen = { field: 'quantity', from: 40, to: 100 } as const
  const sold = { ...wrote, quantity: 38, updated_at: 'sold' }
  const save = serverWith(sold)
  await expect(changeSeen(async () => sold, save, seen)).rejects.toEqual(new OfferMoved('quantity', 38))
  expect(save).not.toHaveBeenCalled()
  await expect(changeSeen(async () => wrote, save, seen)).rejects.toEqual(new OfferMoved('quantity', 38))
})

it('counts pieces that came from the stock that there is now, whatever is sold between', async () => {
  const stock = [
    { ...wrote, quantity: 40, updated_at: 'seen' },
    { ...wrote, quantity: 38, updated_at: 'sold' },
  ]
  let reads = 0
  const read = async () => stock[Math.min(reads++, 1)] as Inventory
  const save = serverWith(stock[1] as Inventory)
  expect(await changeStockBy(read, save, 10)).toMatchObject({ quantity: 48 })
  expect(await changeStockBy(read, save, -100)).toMatchObject({ quantity: 0 })
})
