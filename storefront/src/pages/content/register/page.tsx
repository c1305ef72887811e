import * as loginMessages from '@botika/common/messages/login'
import * as uiMessages from '@botika/common/messages/ui'
import type { User } from '@botika/common/session/endpoints'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { t, withNodes } from '../../../lib/language/text'
import { RegisterForm } from '../../../content/forms/RegisterForm'
import styles from '../../../content/FormPage.module.css'
import { useUser } from '../../../session/atoms'
import { useToast } from '../../../ui/toast/atoms'
import { paths } from '../../../lib/paths'
import { safeNext } from '../../../lib/safe-next'
import { Breadcrumbs } from '../../../ui/Breadcrumbs'
import { Head } from '../../../ui/Head'
import { Icon } from '../../../ui/Icon'
import ui from '../../../ui/ui.module.css'

export function Component() {
  const navigate = useNavigate()
  const showToast = useToast()
  const user = useUser()
  const [search] = useSearchParams()
  const [isMade, setIsMade] = useState(false)
  const next = safeNext(search.get('next'))

  function onDone(person: User | null) {
    setIsMade(true)
    if (!person) {
      showToast(t(loginMessages.yourAccountIsMadePlease), 'success')
      void navigate(paths.login(next ? { next } : undefined), { replace: true })
      return
    }
    showToast(t(loginMessages.welcomeNameYourAccountIsMade, { name: person.first_name }), 'success')
    void navigate(next ?? paths.home(), { replace: true })
  }

  return (
    <div className={`${ui.container} ${ui.page}`}>
      <Head
        title={t(uiMessages.register)}
        description={t(loginMessages.createAFreeBotikaAccount)}
        path={paths.register()}
      />
      <div className={styles.alone}>
        <div>
          <Breadcrumbs crumbs={[{ name: t(uiMessages.register) }]} />
          <h1 id="form">{t(loginMessages.createYourAccount)}</h1>
          <p className={styles.lead}>{t(loginMessages.yourOrdersAndBookmarksInOne)}</p>
        </div>
        {user && !isMade ? (
          <p className={ui.notice}>
            <Icon name="info" />
            <span>
              {withNodes(loginMessages.youAreLoggedInAsEmail, {
                email: user.email,
                link: <Link to={paths.home()}>{t(loginMessages.goToTheHomePage)}</Link>,
              })}
            </span>
          </p>
        ) : null}
        <div className={ui.card}>
          <RegisterForm onDone={onDone} />
        </div>
        <p className={ui.small}>
          {withNodes(loginMessages.youHaveAnAccountLink, {
            link: <Link to={paths.login(next ? { next } : undefined)}>{t(uiMessages.logIn)}</Link>,
            link2: <Link to={paths.becomeASeller()}>{t(uiMessages.becomeSeller)}</Link>,
          })}
        </p>
      </div>
    </div>
  )
}
