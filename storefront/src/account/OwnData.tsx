import * as account from '@botika/common/messages/account'
import * as uiMessages from '@botika/common/messages/ui'
import { useState } from 'react'
import type { User } from '@botika/common/session/endpoints'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths'
import { t, unbroken, withNodes } from '../lib/language/text'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import styles from './OwnData.module.css'
import { DeleteAccount } from './DeleteAccount'
import { useAction } from '../ui/toast/useAction'

function saveFile(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Rights under the Data Privacy Act (RA 10173): a copy of the data, and its deletion. */
export function OwnData({ user }: { user: User }) {
  const [isAsking, setIsAsking] = useState(false)
  const { isBusy, attempt } = useAction()
  const download = () =>
    attempt(async () => {
      const { askOwnData } = await import('./calls')
      const data = await askOwnData()
      saveFile(`botika-my-data-${data.exported_at.slice(0, 10)}.json`, JSON.stringify(data, null, 2))
    }, t(account.yourDataIsDownloaded))
  return (
    <div className={styles.sides}>
      <section className={`${ui.card} ${ui.stack}`} aria-labelledby="download">
        <h2 id="download">{t(account.downloadMyData)}</h2>
        <p>{t(account.oneFileWithEverythingWeHold)}</p>
        <p className={ui.muted}>{t(account.itIsPlainTextInJson)}</p>
        <p>
          <button type="button" className={ui.primary} aria-busy={isBusy} onClick={() => void download()}>
            <Icon name="paper" size={18} />{' '}
            {isBusy ? t(account.puttingItTogether) : t(account.downloadMyData)}
          </button>
        </p>
        <p className={ui.small}>
          {withNodes(account.whatWeKeepAndWhy, {
            link: <Link to={paths.privacyPolicy()}>{t(uiMessages.privacyPolicy)}</Link>,
          })}
        </p>
      </section>
      <section className={`${ui.card} ${ui.stack}`} aria-labelledby="delete">
        <h2 id="delete">{t(account.deleteMyAccount)}</h2>
        <p>{t(account.theseGoAtOnceForGood)}</p>
        <ul className={styles.list}>
          <li>{t(account.yourNameEmailNumberAndPassword)}</li>
          <li>{t(account.yourAddressesBookmarksCartAndRecurring)}</li>
          <li>{t(account.yourNameNumberAndStreet)}</li>
        </ul>
        <p>{t(account.theseMustStayForATime)}</p>
        <ul className={styles.list}>
          <li>{t(account.whatWasSoldForHowMuch)}</li>
          <li>{unbroken(t(account.theHoldersNameAndId))}</li>
          <li>{t(account.picturesOfPrescriptionsAndIds)}</li>
        </ul>
        <p className={ui.muted}>{t(account.yourRatingsStaySignedFormer)}</p>
        {isAsking ? (
          <DeleteAccount user={user} onCancel={() => setIsAsking(false)} />
        ) : (
          <p>
            <button type="button" className={ui.danger} onClick={() => setIsAsking(true)}>
              <Icon name="trash" size={18} /> {t(account.deleteMyAccount)}
            </button>
          </p>
        )}
      </section>
    </div>
  )
}
