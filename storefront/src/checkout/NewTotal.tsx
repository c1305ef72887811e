import * as checkout from '@botika/common/messages/checkout'
import { formatPesos } from '@botika/common/centavos'
import type { Quote } from '@botika/common/quote/endpoints'
import { useEffect, useRef, useState } from 'react'
import { t } from '../lib/language/words'
import ui from '../ui/ui.module.css'

interface Props {
  quote: Quote | null
  /** What it depends on and the shopper chooses, as one word. */
  terms: string
}

/** Tells screen readers the total that a choice has led to: it changes elsewhere on the page. */
export function NewTotal({ quote, terms }: Props) {
  const [total, setTotal] = useState<number | null>(null)
  const last = useRef<{ quote: Quote; terms: string } | null>(null)
  useEffect(() => {
    const before = last.current
    // until the answer to what is chosen now is here
    if (!quote || quote === before?.quote) return
    last.current = { quote, terms }
    if (!before || quote.total === before.quote.total) return
    // other changes are told with their reason
    setTotal(terms === before.terms ? null : quote.total)
  }, [quote, terms])
  return (
    <span className={ui.hidden} role="status">
      {total === null ? null : t(checkout.newTotalTotal, { total: formatPesos(total) })}
    </span>
  )
}
