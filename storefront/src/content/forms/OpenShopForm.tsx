import * as selling from '@botika/common/messages/selling'
import * as uiMessages from '@botika/common/messages/ui'
import { paths } from '../../lib/paths'
import { call } from '../../lib/api'
import { t } from '../../lib/language/text'
import ui from '../../ui/ui.module.css'
import { ContentForm } from './ContentForm'
import { PasswordField } from './PasswordField'
import { useContentForm } from './useContentForm'

interface Props {
  token: string
  isFirst: boolean
}

export function OpenShopForm({ token, isFirst }: Props) {
  const form = useContentForm({
    name: 'open-my-shop',
    hasCaptcha: false,
    schema: ({ sellerLinks }) => sellerLinks.accept.body,
    send: async ({ sellerLinks }, { password }) => {
      await call(sellerLinks.accept, { body: { token, ...(password && { password }) } })
    },
  })
  return (
    <ContentForm
      form={form}
      done={{
        title: t(selling.yourShopIsOpen),
        children: (
          <>
            <p>{t(selling.signInToEnterYourAddress)}</p>
            <a href={paths.dashboard('/seller')} className={ui.primary}>
              {t(selling.goToMyShop)}
            </a>
          </>
        ),
      }}
      link={{ token, to: paths.contactUs(), action: t(selling.writeToUs) }}
      button={t(selling.openMyShop)}
      busy={t(selling.opening)}
    >
      {isFirst || form.errors['password'] ? (
        <PasswordField label={t(uiMessages.password)} error={form.errors['password']} />
      ) : (
        <p>{t(selling.youSignInWithThePassword)}</p>
      )}
    </ContentForm>
  )
}
