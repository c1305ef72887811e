import * as alerts from '@botika/common/messages/price-alerts'
import * as uiMessages from '@botika/common/messages/ui'
import { Link, useLocation } from 'react-router-dom'
import { call } from '../../lib/api'
import { t } from '../../lib/language/text'
import { paths } from '../../lib/paths'
import { useIsHydrated } from '../../lib/useIsHydrated'
import ui from '../../ui/ui.module.css'
import { ContentForm } from '../forms/ContentForm'
import { LinkPage } from '../forms/LinkPage'
import { useContentForm } from '../forms/useContentForm'

/** Where a guest says yes to emails about a price, and where anybody stops them. */
export function AlertLinkPage() {
  const { hash } = useLocation()
  const isStop = useIsHydrated() && hash.includes('&stop')
  return (
    <LinkPage
      title={() => t(isStop ? alerts.stopAlert : alerts.confirmAlert)}
      description={t(alerts.confirmAlertWithLink)}
      missing={<p>{t(alerts.openLinkAgain)}</p>}
    >
      {(token) => <LinkForm key={token} token={token} isStop={isStop} />}
    </LinkPage>
  )
}

function LinkForm({ token, isStop }: { token: string; isStop: boolean }) {
  const form = useContentForm({
    name: 'alert-link',
    hasCaptcha: false,
    schema: ({ priceAlerts }) => priceAlerts.confirm.body,
    send: async ({ priceAlerts }) =>
      void (await (isStop
        ? call(priceAlerts.stop, { query: { token } })
        : call(priceAlerts.confirm, { body: { token } }))),
  })
  const browse = { to: paths.products(), action: t(uiMessages.products) }
  return (
    <ContentForm
      form={form}
      done={{
        title: t(isStop ? alerts.stopped : alerts.weWriteToYou),
        children: <Link to={browse.to}>{browse.action}</Link>,
      }}
      link={{ token, ...browse }}
      button={t(isStop ? alerts.stopAlert : alerts.yesWriteToMe)}
      busy={t(uiMessages.sendingNow)}
    >
      <p className={ui.muted}>{t(isStop ? alerts.thenNoMore : alerts.wasItYou)}</p>
    </ContentForm>
  )
}
