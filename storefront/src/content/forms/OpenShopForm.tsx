import type { Label } from '@botika/common/messages/message'
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
  words: Record<'done' | 'next' | 'office' | 'button' | 'busy', Label>
}

export function OpenShopForm({ token, isFirst, words }: Props) {
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
        title: t(words.done),
        children: (
          <>
            <p>{t(words.next)}</p>
            <a href={paths.dashboard('/seller')} className={ui.primary}>
              {t(words.office)}
            </a>
          </>
        ),
      }}
      link={{ token, to: paths.contactUs(), action: t(selling.writeToUs) }}
      button={t(words.button)}
      busy={t(words.busy)}
    >
      {isFirst || form.errors['password'] ? (
        <PasswordField label={t(uiMessages.password)} error={form.errors['password']} />
      ) : (
        <p>{t(selling.youSignInWithThePassword)}</p>
      )}
    </ContentForm>
  )
}
