import * as selling from '@botika/common/messages/selling'
import * as uiMessages from '@botika/common/messages/ui'
import { paths } from '../../lib/paths'
import { call } from '../../lib/api'
import { t } from '../../lib/language/words'
import { Link } from 'react-router-dom'
import { Icon } from '../../ui/Icon'
import ui from '../../ui/ui.module.css'
import { ContentForm } from './ContentForm'
import { Done } from './Done'
import { PasswordField } from './PasswordField'
import { useContentForm } from './useContentForm'

interface Props {
  labelledBy: string
  token: string
  /** True where the email says that a password is to be chosen. */
  isFirst: boolean
}

/** Makes whoever got the invitation the seller of the approved pharmacy. */
export function OpenShopForm({ labelledBy, token, isFirst }: Props) {
  const form = useContentForm({
    name: 'open-my-shop',
    hasCaptcha: false,
    schema: ({ sellerLinks }) => sellerLinks.accept.body,
    send: async ({ sellerLinks }, { password }) => {
      await call(sellerLinks.accept, { body: { token, ...(password && { password }) } })
    },
  })
  if (form.state === 'sent') {
    return (
      <Done title={t(selling.yourShopIsOpen)}>
        <p>{t(selling.signInToEnterYourAddress)}</p>
        <a href={paths.sellerDashboard()} className={ui.primary}>
          {t(selling.goToMyShop)}
        </a>
      </Done>
    )
  }
  if (form.errors['token']) {
    return (
      <div className={ui.stack}>
        <p className={ui.noticeBad} role="alert">
          <Icon name="alert" /> <span>{form.errors['token']}</span>
        </p>
        <Link to={paths.contactUs()} className={`${ui.primary} ${ui.big}`}>
          {t(selling.writeToUs)}
        </Link>
      </div>
    )
  }
  return (
    <ContentForm form={form} button={t(selling.openMyShop)} busy={t(selling.opening)} labelledBy={labelledBy}>
      <input type="hidden" name="token" value={token} data-secret="" />
      {isFirst || form.errors['password'] ? (
        <PasswordField label={t(uiMessages.password)} error={form.errors['password']} />
      ) : (
        <p>{t(selling.youSignInWithThePassword)}</p>
      )}
    </ContentForm>
  )
}
