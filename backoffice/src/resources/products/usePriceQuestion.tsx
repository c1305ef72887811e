import { offers } from '@botika/common/messages/office'
import { others } from '@botika/common/messages/price-doubt'
import { doubtFigures, doubtOf, type UsualPrice, WHY_DOUBTED } from '@botika/common/products/price-doubt'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { HttpError, useDataProvider, useRegisterMutationMiddleware } from 'react-admin'
import { CALLS } from '../../provider/calls'
import type { BotikaDataProvider } from '../../provider/data-provider'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useTranslations, type Translate } from '../../lib/language/useTranslations'

export const doubtText = (price: number, usual: UsualPrice, t: Translate): string | null => {
  const doubt = doubtOf(price, usual)
  return doubt && t(WHY_DOUBTED[doubt], doubtFigures(price, usual))
}

const AT_ONCE = 100

async function usualPricesOf(provider: BotikaDataProvider, ids: readonly number[]) {
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) =>
    ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  )
  const found = await Promise.all(
    parts.map((part) => provider.call(CALLS.products.usualPrices, { query: { ids: part.join(',') } })),
  )
  return found.flatMap(({ data }) => data)
}

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

export function OthersPrices({ productId }: { productId: number }) {
  const t = useTranslations()
  const usual = useUsualPrices([productId]).get(productId)
  return usual ? t(others, doubtFigures(0, usual)) : null
}

interface Question {
  text: string
  answer: (isMeant: boolean) => void
}

export type Confirmed = { price_confirmed?: true }

/** A price that was asked about and is not meant: nothing was saved. */
export class NotMeant extends HttpError {}

const isDoubted = (problem: unknown): problem is HttpError =>
  (problem as { body?: { code?: string } } | null)?.body?.code === 'price_doubt'

export function usePriceQuestion() {
  const t = useTranslations()
  const [question, setQuestion] = useState<Question | null>(null)

  const saveAsking = useCallback(
    async <T,>(save: (confirmed: Confirmed) => Promise<T>): Promise<T> => {
      try {
        return await save({})
      } catch (problem) {
        if (!isDoubted(problem)) throw problem
        const isMeant = await new Promise<boolean>((answer) => setQuestion({ text: problem.message, answer }))
        if (isMeant) return await save({ price_confirmed: true })
        const why = t(offers.notSavedCheckThePrice)
        throw new NotMeant(why, 422, { errors: { selling_price: why } })
      }
    },
    [t],
  )
  const answer = (is: boolean) => () => {
    question?.answer(is)
    setQuestion(null)
  }
  const dialog = question && (
    <ConfirmDialog
      isOpen
      title={t(offers.isThisPriceRight)}
      confirmLabel={t(offers.savePrice)}
      isDanger
      onClose={answer(false)}
      onConfirm={answer(true)}
    >
      {question.text}
    </ConfirmDialog>
  )
  return { saveAsking, dialog }
}

type Params = { data: object }
type Save = (resource: string, params: Params) => Promise<unknown>

/** The same question in a form; nothing typed is lost by a no. */
export function PriceQuestion() {
  const { saveAsking, dialog } = usePriceQuestion()
  const ask = useCallback(
    (resource: string, params: Params, next: Save) =>
      saveAsking((confirmed) => next(resource, { ...params, data: { ...params.data, ...confirmed } })),
    [saveAsking],
  )
  useRegisterMutationMiddleware<Save>(ask)
  return dialog
}
