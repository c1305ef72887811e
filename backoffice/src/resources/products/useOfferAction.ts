import { notOfferedYet } from '@botika/common/messages/problem'
import { offers, products } from '@botika/common/messages/office'
import type { Inventory } from '@botika/common/inventories/endpoints'
import type { ProductCard } from '@botika/common/products/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useDataProvider, useNotify } from 'react-admin'
import type { BotikaDataProvider } from '../../provider/data-provider'
import type { OfferChanges } from '../../provider/verbs'
import { useTranslations, type Translate } from '../../lib/language/useTranslations'
import { useUndoNotice } from '../../ui/undo'
import { pesos } from '../../ui/format'
import { GROUP_NAMES } from './groups'
import { changeSeen, changeStockBy, OfferMoved, undoChange } from './offer-changes'
import { NotMeant, usePriceQuestion } from './usePriceQuestion'

export type RowOffer = Pick<
  ProductCard,
  'inventory_id' | 'name' | 'selling_price' | 'quantity' | 'status' | 'legal_most'
>

interface Change {
  changes: OfferChanges
  wrote?: Inventory
  /** Pieces that came or went since nobody knows when: they count from what there is now. */
  delta?: number | undefined
}

interface Cached {
  data?: readonly RaRecord[]
}

export function useOfferAction(offer: RowOffer) {
  const provider = useDataProvider<BotikaDataProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const offerUndo = useUndoNotice()
  const t = useTranslations()
  const { saveAsking, dialog } = usePriceQuestion()
  function patch(changes: OfferChanges) {
    const id = offer.inventory_id
    const change = (isIt: (row: RaRecord) => boolean) => (cached: Cached | undefined) =>
      cached?.data
        ? { ...cached, data: cached.data.map((row) => (isIt(row) ? { ...row, ...changes } : row)) }
        : cached
    client.setQueriesData<Cached>(
      { queryKey: ['products', 'getList'] },
      change((row) => row['inventory_id'] === id),
    )
    client.setQueriesData<RaRecord>({ queryKey: ['products', 'getOne'] }, (record) =>
      record?.['inventory_id'] === id ? { ...record, ...changes } : record,
    )
    client.setQueriesData<Cached>(
      { queryKey: ['inventories', 'getList'] },
      change((row) => row.id === id),
    )
  }

  const { mutate, isPending } = useMutation({
    mutationFn: async ({ changes, wrote, delta }: Change) => {
      if (wrote) return await undoChange(provider.saveOffer, wrote, changes)
      if (offer.inventory_id === null) throw new Error(t(notOfferedYet))
      if (delta !== undefined)
        return await changeStockBy(readerOf(provider, offer.inventory_id), provider.saveOffer, delta)
      for (const field of ['selling_price', 'quantity'] as const) {
        const to = changes[field]
        if (to === undefined) continue
        const seen = { field, from: offer[field], to }
        const read = readerOf(provider, offer.inventory_id)
        return await saveAsking((confirmed) =>
          changeSeen(read, provider.saveOffer, { ...seen, ...confirmed }),
        )
      }
      return await provider.saveOffer(offer.inventory_id, changes)
    },
    onSuccess: ({ quantity }, { changes, delta }) =>
      patch(delta === undefined ? changes : { ...changes, quantity }),
    onError: (problem, { changes }) =>
      problem instanceof NotMeant || notify(errorMessage(problem, changes, t), { type: 'error' }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['products', 'getList'] })
      void client.invalidateQueries({ queryKey: ['inventories', 'getList'] })
      void client.invalidateQueries({ queryKey: ['dashboard'] })
    },
  })

  return {
    save(changes: OfferChanges, onSuccess?: () => void, delta?: number) {
      mutate(
        { changes, delta },
        {
          onSuccess: (wrote) => {
            onSuccess?.()
            const made = delta === undefined ? changes : { quantity: wrote.quantity }
            const before =
              delta === undefined ? previousValues(offer, changes) : { quantity: wrote.quantity - delta }
            offerUndo(successText(offer.name, made, t), () => mutate({ changes: before, wrote }))
          },
        },
      )
    },
    isBusy: isPending,
    dialog,
  }
}

export const readerOf = (provider: BotikaDataProvider, id: number) => () =>
  provider.getOne<Inventory>('inventories', { id }).then(({ data }) => data)

function errorMessage(problem: Error, changes: OfferChanges, t: Translate): string {
  if (!(problem instanceof OfferMoved)) return problem.message
  const yours = changes[problem.field]
  if (yours === undefined) return problem.message
  if (problem.field === 'selling_price') {
    const prices = { theirs: pesos(problem.now), yours: pesos(yours) }
    return t(offers.somebodyElseSetThisPrice, prices)
  }
  const counts = { now: problem.now, yours }
  return t(offers.thisStockIsNowBy, counts)
}

function previousValues({ selling_price, quantity, status }: RowOffer, changes: OfferChanges): OfferChanges {
  return {
    ...(changes.selling_price === undefined || selling_price === null ? {} : { selling_price }),
    ...(changes.quantity === undefined ? {} : { quantity }),
    ...(changes.status === undefined || status === undefined ? {} : { status }),
  }
}

function successText(name: string, { selling_price, quantity, status }: OfferChanges, t: Translate): string {
  if (selling_price !== undefined) return t(offers.nameNowCostsPrice, { name, price: pesos(selling_price) })
  if (quantity !== undefined) return t(offers.nameStockIsNowCount, { name, count: quantity })
  return t(products.nameNowStatus, { name, status: t(GROUP_NAMES[status ?? 'draft']).toLowerCase() })
}
