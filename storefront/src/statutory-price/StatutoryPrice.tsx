import * as pricing from '@botika/common/messages/pricing'
import * as uiMessages from '@botika/common/messages/ui'
import { eachPesos, formatPesos } from '@botika/common/centavos'
import { type ReactNode, useEffect, useState } from 'react'
import { t } from '../lib/language/words'
import ui from '../ui/ui.module.css'
import { statutoryTotal } from './prices'

interface Known {
  inventoryId: number
  quantity: number
  price: number | null
}

/**
 * The lawful price of so many of an offer, null where it cannot be told; undefined until anything is known, and with
 * `isOld` that of another quantity until this one's is.
 */
function useStatutoryPrice(inventoryId: number, quantity: number) {
  const [known, setKnown] = useState<Known>()
  useEffect(() => {
    let isOver = false
    void statutoryTotal(inventoryId, quantity).then((price) => {
      if (!isOver) setKnown({ inventoryId, quantity, price })
    })
    return () => {
      isOver = true
    }
  }, [inventoryId, quantity])
  if (known?.inventoryId !== inventoryId) return undefined
  return { ...known, isOld: known.quantity !== quantity }
}

interface Props {
  inventoryId: number
  /** How many of it; a line of a cart is rounded once, not each of them. */
  quantity?: number
  /** Regular price of as many, in pesos. */
  regular: number
  /** How many of it a price is wanted for: of a tablet, those in a pack. */
  units?: number
  /** What stands there while it is not known, or where it is no lower. */
  children: ReactNode
}

/** What the holder of a senior citizen or PWD ID pays, with the regular price beside it. */
export function StatutoryPrice({ inventoryId, quantity = 1, regular, units = 1, children }: Props) {
  const lawful = useStatutoryPrice(inventoryId, quantity)
  if (!lawful?.price || lawful.price / lawful.quantity >= regular / quantity) return children
  const one = (pesos: number) => formatPesos(eachPesos(pesos, units))
  return (
    <span title={t(pricing.seniorCitizenOrPwdPrice)}>
      <span className={ui.hidden}>{t(pricing.seniorOrPwdPrice)} </span>
      {lawful.isOld ? '…' : one(lawful.price)} <span className={ui.hidden}>{t(uiMessages.before)} </span>
      <s>{one(regular)}</s>
    </span>
  )
}
