import * as security from '@botika/common/messages/account-security'
import { t } from '../lib/language/text'
import { useAction } from '../ui/toast/useAction'
import ui from '../ui/ui.module.css'
import styles from './TwoStepLogin.module.css'

interface Props {
  title: string
  codes: string[]
  onKept: () => Promise<void>
}

export function RecoveryCodes({ title, codes, onKept }: Props) {
  const { attempt } = useAction()
  const copy = () => attempt(() => navigator.clipboard.writeText(codes.join('\n')), t(security.theyAreCopied))
  return (
    <>
      <h3 tabIndex={-1} ref={(place) => place?.focus()}>
        {title}
      </h3>
      <p>{t(security.eachWorksOnce)}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={`${ui.row} ${ui.noPrint}`}>
        <button type="button" className={ui.primary} onClick={() => void onKept()}>
          {t(security.iHaveKeptThem)}
        </button>
        <button type="button" className={ui.outline} onClick={() => void copy()}>
          {t(security.copyThem)}
        </button>
      </div>
    </>
  )
}
