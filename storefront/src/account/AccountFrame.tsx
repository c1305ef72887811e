import * as shell from '@botika/common/messages/shell'
import * as accountMessages from '@botika/common/messages/account'
import * as security from '@botika/common/messages/account-security'
import * as uiMessages from '@botika/common/messages/ui'
import type { User } from '@botika/common/session/endpoints'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { t } from '../lib/language/text'
import { paths } from '../lib/paths'
import { Breadcrumbs } from '../ui/Breadcrumbs'
import chips from '../ui/chips.module.css'
import { Head } from '../ui/Head'
import { Icon } from '../ui/Icon'
import summary from '../ui/summary.module.css'
import ui from '../ui/ui.module.css'
import { useFocusReturn } from '../ui/useFocusReturn'
import { useCurrentInView } from '../ui/useCurrentInView'
import { dashboardOf, useUser } from '../session/atoms'
import { EmailNotice } from './EmailNotice'
import { Guarded } from './Guarded'

const PLACES = [
  { to: paths.account(), text: accountMessages.customerDashboard, icon: 'user' },
  { to: paths.orders(), text: uiMessages.myOrders, icon: 'box' },
  { to: paths.bookmarks(), text: uiMessages.myBookmarks, icon: 'heart' },
  { to: paths.toRate(), text: accountMessages.myRatings, icon: 'star' },
  { to: paths.addresses(), text: accountMessages.myAddresses, icon: 'pin' },
  { to: paths.profile(), text: accountMessages.myDetails, icon: 'paper' },
  { to: paths.changePassword(), text: accountMessages.changePassword, icon: 'swap' },
  { to: paths.security(), text: security.security, icon: 'shield' },
  { to: paths.ownData(), text: accountMessages.myData, icon: 'info' },
] as const

interface Props {
  title: string
  description: string
  isForCustomers?: boolean
  children: (user: User) => ReactNode
}

export function AccountFrame({ title, description, isForCustomers = true, children }: Props) {
  const { pathname } = useLocation()
  const places = useCurrentInView(pathname)
  const frame = useFocusReturn<HTMLDivElement>()
  const here = placeOf(pathname)
  const user = useUser()
  const dashboard = dashboardOf(user)
  const isTop = pathname === paths.account()
  const crumbs = isTop
    ? [{ name: title }]
    : [{ name: t(uiMessages.myAccount), to: paths.account() }, { name: title }]
  return (
    <div ref={frame} className={`${ui.container} ${ui.page} ${ui.stack} ${summary.screen}`}>
      <Head title={title} description={description} />
      <div>
        <Breadcrumbs crumbs={crumbs} />
        <h1>{title}</h1>
        <nav ref={places} aria-label={t(uiMessages.account)} className={`${chips.chips} ${ui.noPrint}`}>
          {PLACES.map(({ to, text, icon }) => (
            <Link
              key={to}
              to={to}
              aria-current={to === here ? (to === pathname ? 'page' : 'true') : undefined}
            >
              <Icon name={icon} size={18} /> {t(text)}
            </Link>
          ))}
          {dashboard ? (
            <a href={dashboard}>
              <Icon name="store" size={18} /> {t(shell.dashboard)}
            </a>
          ) : null}
        </nav>
      </div>
      <Guarded isForCustomers={isForCustomers}>
        {(user) => (
          <>
            <EmailNotice user={user} />
            {children(user)}
          </>
        )}
      </Guarded>
    </div>
  )
}

const placeOf = (pathname: string) =>
  PLACES.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`))?.to
