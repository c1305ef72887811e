import type { Label } from '@botika/common/messages/message'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useDataProvider, useNotify, useRefresh, useUpdate } from 'react-admin'
import { useTranslations } from '../../lib/language/useTranslations'
import type { BotikaDataProvider } from '../../provider/data-provider'

interface OrderAction<Input> {
  run: (provider: BotikaDataProvider, input: Input) => Promise<SellerOrderDetails>
  success: Label
}

type CliError = Error & { status?: number }

export function useOrderAction<Input>(order: SellerOrderDetails, { run, success }: OrderAction<Input>) {
  const provider = useDataProvider<BotikaDataProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const t = useTranslations()
  const refresh = useRefresh()
  const done = useRef<() => void>(undefined)

  const [update, { isPending }] = useUpdate<SellerOrderDetails, CliError>('orders', undefined, {
    // a verb of the provider, never `meta`: that would change the key under which the open page is kept
    mutationFn: ({ data }) => run(provider, (data as { input: Input }).input),
    mutationMode: 'pessimistic',
    onSuccess: () => {
      notify(t(success), { type: 'success' })
      void client.invalidateQueries({ queryKey: ['orders'] })
      void client.invalidateQueries({ queryKey: ['dashboard'] })
      done.current?.()
    },
    onError: (problem) => {
      notify(problem.message, { type: 'error' })
      if (problem.status === 409 || problem.status === 404) refresh()
    },
  })

  return {
    act(input: Input, onDone?: () => void) {
      done.current = onDone
      const data: object = { input }
      void update('orders', { id: order.id, data, previousData: order })
    },
    isBusy: isPending,
  }
}
