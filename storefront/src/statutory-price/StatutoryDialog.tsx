import * as pricing from '@botika/common/messages/pricing'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths'
import { t } from '../lib/language/text'
import { Dialog } from '../ui/Dialog'
import ui from '../ui/ui.module.css'
import { StatutorySwitch } from './StatutorySwitch'

export function StatutoryDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  return (
    <Dialog ref={dialog} title={t(pricing.seniorAndPwdPrices)} onClose={onClose}>
      <StatutorySwitch label={t(pricing.showMeThesePrices)} />
      <ul className={`${ui.small} ${ui.stackS}`}>
        <li>{t(pricing.seniorCitizensRa9994AndPersons)}</li>
        <li>{t(pricing.aPromotionAndThisDiscount)}</li>
        <li>{t(pricing.seeingAPriceClaimsNothing)}</li>
      </ul>
      <div className={ui.between}>
        <Link to={paths.faq()} className={ui.quiet} onClick={close}>
          {t(pricing.questionsAndAnswers)}
        </Link>
        <button type="button" className={ui.primary} onClick={close}>
          {t(pricing.done)}
        </button>
      </div>
    </Dialog>
  )
}
