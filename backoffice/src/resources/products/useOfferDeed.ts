import type { ProductCard } from '@botika/common/products/schema'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useUpdate } from 'react-admin'
import type { BotikaDataProvider } from '../../providers/data-provider'
import type { OfferChanges } from '../../providers/verbs'

/** Changes a product's offer where it stands: the row first keeps its old value, then shows the server's. */
export function useOfferDeed(product: ProductCard) {
  const provider = useDataProvider<BotikaDataProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const [update, { isPending }] = useUpdate<ProductCard, Error>('products', undefined, {
    mutationMode: 'pessimistic',
    mutationFn: async ({ data }) => {
      if (product.inventory_id === null) throw new Error('This product is not offered yet.')
      await provider.saveOffer(product.inventory_id, data as OfferChanges)
      return { ...product, ...data }
    },
    onError: (problem) => notify(problem.message, { type: 'error' }),
    // counts on the tabs and the dashboard's low stock follow
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['products', 'getList'] })
      void client.invalidateQueries({ queryKey: ['dashboard'] })
    },
  })
  return {
    save: (changes: OfferChanges, onSuccess?: () => void) =>
      update(
        'products',
        { id: product.id, data: changes, previousData: product },
        onSuccess ? { onSuccess } : {},
      ),
    isBusy: isPending,
  }
}
