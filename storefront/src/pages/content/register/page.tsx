import type { User } from '@botika/common/session/endpoints'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Link } from '../../../lib/router/Link'
import { withNodes } from '../../../lib/language/withNodes'
import { t } from '../../../lib/language/words'
import { RegisterForm } from '../../../content/forms/RegisterForm'
import styles from '../../../content/FormPage.module.css'
import { useUser } from '../../../session/atoms'
import { useTell } from '../../../ui/toast/atoms'
import { paths } from '../../../lib/paths'
import { safeNext } from '../../../lib/safe-next'
import { Breadcrumbs } from '../../../ui/Breadcrumbs'
import { Head } from '../../../ui/Head'
import { Icon } from '../../../ui/Icon'
import ui from '../../../ui/ui.module.css'

/** A new customer; afterwards they are where they came from. */
export function Component() {
  const navigate = useNavigate()
  const tell = useTell()
  const user = useUser()
  const [search] = useSearchParams()
  const [isMade, setIsMade] = useState(false)
  const next = safeNext(search.get('next'))

  function onDone(person: User | null) {
    setIsMade(true)
    if (!person) {
      tell(t('Your account is made. Please log in.'), 'success')
      void navigate(paths.login(next ? { next } : undefined), { replace: true })
      return
    }
    tell(
      t('Welcome, {name}! Your account is made. Please confirm your email address: look into your email.', {
        name: person.first_name,
      }),
      'success',
    )
    void navigate(next ?? paths.home(), { replace: true })
  }

  return (
    <div className={`${ui.container} ${ui.page}`}>
      <Head
        title={t('Register')}
        description={t(
          'Create a free Botika account: your orders and bookmarks in one place, and buying again with one tap.',
        )}
        path={paths.register()}
      />
      <div className={styles.alone}>
        <div>
          <Breadcrumbs crumbs={[{ name: t('Register') }]} />
          <h1 id="form">{t('Create your account')}</h1>
          <p className={styles.lead}>
            {t(
              'Your orders and bookmarks in one place, and buying again with one tap. You can also order as a guest.',
            )}
          </p>
        </div>
        {user && !isMade ? (
          <p className={ui.notice}>
            <Icon name="info" />
            <span>
              {withNodes('You are logged in as {email}. {link}', {
                email: user.email,
                link: <Link to={paths.home()}>{t('Go to the home page')}</Link>,
              })}
            </span>
          </p>
        ) : null}
        <div className={ui.card}>
          <RegisterForm labelledBy="form" onDone={onDone} />
        </div>
        <p className={ui.small}>
          {withNodes('You have an account? {link}. You have a pharmacy? {link2}.', {
            link: <Link to={paths.login(next ? { next } : undefined)}>{t('Log in')}</Link>,
            link2: <Link to={paths.becomeASeller()}>{t('Become a seller')}</Link>,
          })}
        </p>
      </div>
    </div>
  )
}
