import { paths } from '../../lib/paths'
import { call } from '../../lib/api'
import { t } from '../../lib/language/words'
import { Link } from '../../lib/router/Link'
import { Icon } from '../../ui/Icon'
import ui from '../../ui/ui.module.css'
import { ContentForm } from './ContentForm'
import { Done } from './Done'
import { PasswordField } from './PasswordField'
import { useContentForm } from './useContentForm'

interface Props {
  labelledBy: string
  /** From the email. */
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
      <Done title={t('Your shop is open')}>
        <p>{t('Sign in to enter your address and opening hours, and to add what you sell.')}</p>
        <a href={paths.sellerDashboard()} className={ui.primary}>
          {t('Go to my shop')}
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
          {t('Write to us')}
        </Link>
      </div>
    )
  }
  return (
    <ContentForm form={form} button={t('Open my shop')} busy={t('Opening…')} labelledBy={labelledBy}>
      <input type="hidden" name="token" value={token} data-secret="" />
      {isFirst || form.errors['password'] ? (
        <PasswordField label={t('Password')} error={form.errors['password']} />
      ) : (
        <p>{t('You sign in with the password of the account that you have with us.')}</p>
      )}
    </ContentForm>
  )
}
