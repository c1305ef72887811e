import * as pricing from '@botika/common/messages/pricing'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths'
import { t } from '../lib/language/text'
import { Dialog } from '../ui/Dialog'
import ui from '../ui/ui.module.css'
import { StatutorySwitch } from './StatutorySwitch'

export const StatutoryDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={t(pricing.seniorAndPwdPrices)} onClose={onClose}>
    {(close) => (
      <>
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
      </>
    )}
  </Dialog>
)
