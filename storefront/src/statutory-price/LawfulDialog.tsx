import { useEffect, useRef } from 'react'
import { Link } from '../lib/router/Link'
import { paths } from '../lib/paths'
import { t } from '../lib/language/words'
import styles from '../ui/Dialog.module.css'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import { LawfulSwitch } from './LawfulSwitch'

/** Says what the law gives, and shows every price accordingly if one wants. */
export function LawfulDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.dialog} onClose={onClose} aria-labelledby="lawful-title">
      <div className={ui.between}>
        <h2 id="lawful-title">{t('Senior and PWD prices')}</h2>
        <button
          type="button"
          className={ui.iconButton}
          aria-label={t('Close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <LawfulSwitch label={t('Show me these prices')} />
      <ul className={`${ui.small} ${ui.stackS}`}>
        <li>
          {t(
            'Senior citizens (RA 9994) and persons with disability (RA 10754) pay no VAT and 20% less on medicines that qualify. Where a medicine is VAT-exempt, or the pharmacy is not VAT-registered, it is 20% off the price.',
          )}
        </li>
        <li>{t('A promotion and this discount do not add up: you pay whichever is lower.')}</li>
        <li>
          {t(
            'Seeing a price claims nothing. At checkout you give the holder’s name and ID number, and the pharmacy checks the ID.',
          )}
        </li>
      </ul>
      <div className={ui.between}>
        <Link to={paths.faq()} className={ui.quiet} onClick={() => dialog.current?.close()}>
          {t('Questions and answers')}
        </Link>
        <button type="button" className={ui.primary} onClick={() => dialog.current?.close()}>
          {t('Done')}
        </button>
      </div>
    </dialog>
  )
}
