import * as pricing from '@botika/common/messages/pricing'
import * as uiMessages from '@botika/common/messages/ui'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths'
import { t } from '../lib/language/text'
import styles from '../ui/Dialog.module.css'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import { StatutorySwitch } from './StatutorySwitch'

export function StatutoryDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.dialog} onClose={onClose} aria-labelledby="lawful-title">
      <div className={ui.between}>
        <h2 id="lawful-title">{t(pricing.seniorAndPwdPrices)}</h2>
        <button
          type="button"
          className={ui.iconButton}
          aria-label={t(uiMessages.close)}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <StatutorySwitch label={t(pricing.showMeThesePrices)} />
      <ul className={`${ui.small} ${ui.stackS}`}>
        <li>{t(pricing.seniorCitizensRa9994AndPersons)}</li>
        <li>{t(pricing.aPromotionAndThisDiscount)}</li>
        <li>{t(pricing.seeingAPriceClaimsNothing)}</li>
      </ul>
      <div className={ui.between}>
        <Link to={paths.faq()} className={ui.quiet} onClick={() => dialog.current?.close()}>
          {t(pricing.questionsAndAnswers)}
        </Link>
        <button type="button" className={ui.primary} onClick={() => dialog.current?.close()}>
          {t(pricing.done)}
        </button>
      </div>
    </dialog>
  )
}
