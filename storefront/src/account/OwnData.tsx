import { useState } from 'react'
import type { User } from '@botika/common/session/endpoints'
import { Link } from '../lib/router/Link'
import { paths } from '../lib/paths'
import { unbroken } from '../lib/language/unbroken'
import { t } from '../lib/language/words'
import { withNodes } from '../lib/language/withNodes'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import styles from './OwnData.module.css'
import { DeleteAccount } from './DeleteAccount'
import { saveFile } from './save-file'
import { useDeed } from '../ui/toast/useDeed'

/** What the Data Privacy Act (RA 10173) gives everybody: a copy of their data, and an end to it. */
export function OwnData({ user }: { user: User }) {
  const [isAsking, setIsAsking] = useState(false)
  const { isBusy, attempt } = useDeed()
  const download = () =>
    attempt(async () => {
      const { askOwnData } = await import('./calls')
      const data = await askOwnData()
      saveFile(`botika-my-data-${data.exported_at.slice(0, 10)}.json`, JSON.stringify(data, null, 2))
    }, t('Your data is downloaded.'))
  return (
    <div className={styles.sides}>
      <section className={`${ui.card} ${ui.stack}`} aria-labelledby="download">
        <h2 id="download">{t('Download my data')}</h2>
        <p>
          {t(
            'One file with everything we hold about you: your details, addresses, orders, recurring orders, discount records, bookmarks, ratings, cart and logins, and who opened which prescription and when. Pictures of prescriptions are with their orders.',
          )}
        </p>
        <p className={ui.muted}>
          {t(
            'It is plain text in JSON, which any computer can read. It names your medicines: keep it where others cannot see it.',
          )}
        </p>
        <p>
          <button type="button" className={ui.primary} aria-busy={isBusy} onClick={() => void download()}>
            <Icon name="paper" size={18} /> {isBusy ? t('Putting it together…') : t('Download my data')}
          </button>
        </p>
        <p className={ui.small}>
          {withNodes('What we keep and why is in the {link}.', {
            link: <Link to={paths.privacyPolicy()}>{t('Privacy Policy')}</Link>,
          })}
        </p>
      </section>
      <section className={`${ui.card} ${ui.stack}`} aria-labelledby="delete">
        <h2 id="delete">{t('Delete my account')}</h2>
        <p>{t('These go at once, for good:')}</p>
        <ul className={styles.list}>
          <li>{t('your name, email, number and password;')}</li>
          <li>{t('your addresses, bookmarks, cart and recurring orders;')}</li>
          <li>{t('your name, number and street on past orders.')}</li>
        </ul>
        <p>{t('These must stay for a time, because the law says so:')}</p>
        <ul className={styles.list}>
          <li>
            {t(
              'what was sold, for how much and by which pharmacy, without your name: five years, for the pharmacy’s books (National Internal Revenue Code, section 235);',
            )}
          </li>
          <li>
            {unbroken(
              t(
                'the holder’s name and ID number of each senior citizen or PWD discount, in the pharmacy’s record book: as long as RA 9994, RA 10754 and tax law ask;',
              ),
            )}
          </li>
          <li>{t('pictures of prescriptions and IDs: until 365 days after you sent them.')}</li>
        </ul>
        <p className={ui.muted}>
          {t('Your ratings stay, signed “Former customer”. Delete them first if you want them gone.')}
        </p>
        {isAsking ? (
          <DeleteAccount user={user} onCancel={() => setIsAsking(false)} />
        ) : (
          <p>
            <button type="button" className={ui.danger} onClick={() => setIsAsking(true)}>
              <Icon name="trash" size={18} /> {t('Delete my account')}
            </button>
          </p>
        )}
      </section>
    </div>
  )
}
