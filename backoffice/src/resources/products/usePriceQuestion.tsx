import { offers } from '@botika/common/messages/office'
import type { Label, Message } from '@botika/common/messages/message'
import { doubtOf, type PriceDoubt, type UsualPrice } from '@botika/common/products/price-doubt'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { HttpError, useDataProvider, useRegisterMutationMiddleware } from 'react-admin'
import { CALLS } from '../../provider/calls'
import type { BotikaDataProvider } from '../../provider/data-provider'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { pesos } from '../../ui/format'
import { useTranslations, type Translate } from '../../lib/language/useTranslations'

const WHY: Record<PriceDoubt, Message<{ price: string; median: string; count: number }>> = {
  piece: offers.looksLikeOnePiece,
  low: offers.lessThanHalf,
  high: offers.moreThanDouble,
}

export const doubtText = (price: number, usual: UsualPrice, t: Translate): string | null => {
  const doubt = doubtOf(price, usual)
  return doubt && t(WHY[doubt], { price: pesos(price), median: pesos(usual.median), count: usual.offers })
}

const usualPricesOf = (provider: BotikaDataProvider, ids: readonly number[]) =>
  provider.call(CALLS.products.usualPrices, { query: { ids: ids.join(',') } }).then(({ data }) => data)

/** What others ask for these products, by id; empty while it is not known. */
export function useUsualPrices(ids: readonly number[]): ReadonlyMap<number, UsualPrice> {
  const provider = useDataProvider<BotikaDataProvider>()
  const { data = [] } = useQuery({
    queryKey: ['products', 'usual-prices', ...ids],
    queryFn: () => usualPricesOf(provider, ids),
    enabled: ids.length > 0,
  })
  return new Map(data.map((one) => [one.product_id, one]))
}

interface Question {
  text: string
  answer: (isMeant: boolean) => void
}

export function usePriceQuestion(title: Label = offers.isThisPriceRight) {
  const provider = useDataProvider<BotikaDataProvider>()
  const t = useTranslations()
  const [question, setQuestion] = useState<Question | null>(null)

  const isMeant = useCallback(
    async (productId: number, price: number): Promise<boolean> => {
      // where others' prices can't be read there is nothing to ask
      const [usual] = await usualPricesOf(provider, [productId]).catch(() => [])
      const text = usual && doubtText(price, usual, t)
      return text ? await new Promise((answer) => setQuestion({ text, answer })) : true
    },
    [provider, t],
  )
  const answer = (is: boolean) => () => {
    question?.answer(is)
    setQuestion(null)
  }
  const dialog = question && (
    <ConfirmDialog
      isOpen
      title={t(title)}
      confirmLabel={t(offers.savePrice)}
      isDanger
      onClose={answer(false)}
      onConfirm={answer(true)}
    >
      {question.text}
    </ConfirmDialog>
  )
  return { isMeant, dialog }
}

type Params = { data: Values; previousData?: Values }
type Values = { selling_price?: number }
type Save = (resource: string, params: Params) => Promise<unknown>

/** The same question in a form, before it is saved with another price; nothing typed is lost by a no. */
export function PriceQuestion({ productId }: { productId: number | null }) {
  const { isMeant, dialog } = usePriceQuestion()
  const t = useTranslations()
  const ask = useCallback(
    async (resource: string, params: Params, next: Save) => {
      const price = params.data.selling_price
      const isOther = typeof price === 'number' && price !== params.previousData?.selling_price
      if (isOther && productId !== null && !(await isMeant(productId, price))) {
        const why = t(offers.notSavedCheckThePrice)
        throw new HttpError(why, 422, { errors: { selling_price: why } })
      }
      return next(resource, params)
    },
    [isMeant, productId, t],
  )
  useRegisterMutationMiddleware<Save>(ask)
  return dialog
}
