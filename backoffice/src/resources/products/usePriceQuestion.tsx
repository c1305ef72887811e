import { offers } from '@botika/common/messages/office'
import type { Label, Message } from '@botika/common/messages/message'
import { doubtOf, type PriceDoubt, type UsualPrice } from '@botika/common/products/price-doubt'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
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

/** Asks whether a price is meant that is far from what others ask; `dialog` is to be drawn. */
export function usePriceQuestion(title: Label = offers.isThisPriceRight) {
  const provider = useDataProvider<BotikaDataProvider>()
  const t = useTranslations()
  const [question, setQuestion] = useState<Question | null>(null)

  async function isMeant(productId: number, price: number): Promise<boolean> {
    // where others' prices can't be read there is nothing to ask
    const [usual] = await usualPricesOf(provider, [productId]).catch(() => [])
    const text = usual && doubtText(price, usual, t)
    return text ? await new Promise((answer) => setQuestion({ text, answer })) : true
  }
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
