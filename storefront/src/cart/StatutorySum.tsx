import { expected } from '@botika/common/expected'
import * as cart from '@botika/common/messages/cart'
import { formatPesos } from '@botika/common/centavos'
import { useEffect, useState } from 'react'
import type { CheckoutItem } from './state/items'
import { t } from '../lib/language/words'

const WAIT_MS = 300

interface Props {
  chosen: readonly CheckoutItem[]
  /** Pesos that everybody pays. */
  regular: number
}

/** What the holder of a senior citizen or PWD ID would pay for what is chosen: the shop's own quote of a claim. */
export function StatutorySum({ chosen, regular }: Props) {
  const [sum, setSum] = useState<number | null>(null)
  const wanted = JSON.stringify(chosen.map(({ inventory_id, quantity }) => ({ inventory_id, quantity })))
  useEffect(() => {
    setSum(null)
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      // the regular sum stands there in any case
      const total = await import('./fresh-quote')
        .then(({ statutoryTotal }) => statutoryTotal(JSON.parse(wanted), abort.signal))
        .catch(expected('The regular sum stands there'))
      if (!abort.signal.aborted) setSum(total ?? null)
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [wanted])
  if (sum === null || sum >= regular) return null
  return (
    <div>
      <dt>{t(cart.withASeniorCitizenOrPwd)}</dt>
      <dd>{formatPesos(sum)}</dd>
    </div>
  )
}
