import * as account from '@botika/common/messages/account'
import * as uiMessages from '@botika/common/messages/ui'
import type { User } from '@botika/common/session/endpoints'
import { Link } from 'react-router-dom'
import { t, withNodes } from '../lib/language/text'
import { paths } from '../lib/paths'
import { useQuery } from '../lib/useQuery'
import { QueryResult } from '../ui/QueryResult'
import { EmptyState } from '../ui/EmptyState'
import { Icon } from '../ui/Icon'
import tiles from '../ui/tiles.module.css'
import ui from '../ui/ui.module.css'
import { OrderRows } from './OrderRows'
import { RecurringRows } from './RecurringRows'

const SHOWN = 3

const LINKS = [
  { to: paths.orders(), icon: 'box', title: uiMessages.myOrders, text: account.followCancelPrintBuyAgain },
  {
    to: paths.bookmarks(),
    icon: 'heart',
    title: uiMessages.myBookmarks,
    text: account.whatYouWantToFindAgain,
  },
  { to: paths.toRate(), icon: 'star', title: account.myRatings, text: account.sayWhatHelpedAndWhatDidNot },
  { to: paths.addresses(), icon: 'pin', title: account.myAddresses, text: account.whereYouHaveThingsSent },
  { to: paths.profile(), icon: 'paper', title: account.myDetails, text: account.yourNameEmailAndNumber },
  { to: paths.cart(), icon: 'cart', title: account.myCart, text: account.whatYouHaveChosenSoFar },
  {
    to: paths.changePassword(),
    icon: 'shield',
    title: account.changePassword,
    text: account.keepYourAccountYours,
  },
  { to: paths.ownData(), icon: 'info', title: account.myData, text: account.downloadItOrDeleteYourAccount },
] as const

export function Dashboard({ user }: { user: User }) {
  const latest = useQuery(`latest ${user.id}`, async (signal) =>
    (await import('./calls')).fetchOrders({ user_id: user.id, page: 1 }, signal),
  )
  return (
    <div className={ui.stackL}>
      <p>
        {withNodes(account.helloBoldYouAreLogged, {
          bold: <b>{`${user.first_name} ${user.last_name}`.trim()}</b>,
          email: user.email,
        })}
      </p>
      <section className={ui.stack} aria-labelledby="latest">
        <h2 id="latest">{t(account.latestOrders)}</h2>
        <QueryResult query={latest}>
          {({ data, total }) =>
            data.length > 0 ? (
              <>
                <OrderRows rows={data.slice(0, SHOWN)} heading="h3" />
                {total > SHOWN ? (
                  <p>
                    <Link to={paths.orders()} className={ui.outline}>
                      {t(account.seeAllTotalOrders, { total })}
                    </Link>
                  </p>
                ) : null}
              </>
            ) : (
              <NoOrders />
            )
          }
        </QueryResult>
      </section>
      <Recurring userId={user.id} />
      <ul className={tiles.tiles}>
        {LINKS.map(({ to, icon, title, text }) => (
          <li key={to} className={tiles.tile}>
            <span className={tiles.icon}>
              <Icon name={icon} size={28} />
            </span>
            <h2>
              <Link to={to}>{t(title)}</Link>
            </h2>
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const NoOrders = () => (
  <EmptyState icon="box" title={t(account.noOrdersYet)}>
    <p>{t(account.whatYouOrderShowsHereWithEverything)}</p>
    <Link to={paths.products()} className={ui.primary}>
      {t(uiMessages.browseProducts)}
    </Link>
  </EmptyState>
)

function Recurring({ userId }: { userId: number }) {
  const query = useQuery(`recurring ${userId}`, async (signal) =>
    (await import('./calls')).fetchRecurring(userId, signal),
  )
  return (
    <section className={ui.stack} aria-labelledby="recurring">
      <h2 id="recurring">{t(account.recurringOrders)}</h2>
      <QueryResult query={query}>
        {(page) =>
          page.data.length > 0 ? (
            <RecurringRows
              rows={page.data}
              onChanged={(changed) =>
                query.put({ ...page, data: page.data.map((row) => (row.id === changed.id ? changed : row)) })
              }
            />
          ) : (
            <p className={ui.muted}>{t(account.noOrderComesAgainByItself)}</p>
          )
        }
      </QueryResult>
    </section>
  )
}
