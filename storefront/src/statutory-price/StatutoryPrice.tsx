import * as pricing from '@botika/common/messages/pricing'
import * as uiMessages from '@botika/common/messages/ui'
import { eachPesos, formatPesos } from '@botika/common/centavos'
import type { ReactNode } from 'react'
import { t } from '../lib/language/words'
import ui from '../ui/ui.module.css'
import { useStatutoryPrice } from './useStatutoryPrice'

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
