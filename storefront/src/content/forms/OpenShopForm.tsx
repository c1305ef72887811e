import * as selling from '@botika/common/messages/selling'
import * as uiMessages from '@botika/common/messages/ui'
import { paths } from '../../lib/paths'
import { call } from '../../lib/api'
import { t } from '../../lib/language/words'
import ui from '../../ui/ui.module.css'
import { ContentForm } from './ContentForm'
import { Done } from './Done'
import { LinkError } from './LinkPage'
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
        <a href={paths.dashboard('/seller')} className={ui.primary}>
          {t(selling.goToMyShop)}
        </a>
      </Done>
    )
  }
  const { token: tokenError } = form.errors
  if (tokenError) return <LinkError text={tokenError} to={paths.contactUs()} action={t(selling.writeToUs)} />
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
