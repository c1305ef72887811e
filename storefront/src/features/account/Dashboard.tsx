import type { User } from '@botika/common/session/endpoints'
import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { useAnswer } from '../../shared/useAnswer'
import { Answered } from '../../shared/ui/Answered'
import { EmptyState } from '../../shared/ui/EmptyState'
import { Icon } from '../../shared/ui/Icon'
import tiles from '../../shared/ui/tiles.module.css'
import ui from '../../shared/ui/ui.module.css'
import { OrderRows } from './OrderRows'
import { RecurringRows } from './RecurringRows'

const SHOWN = 3

const LINKS = [
  { to: paths.orders(), icon: 'box', title: 'My Orders', text: 'Follow, cancel, print, buy again.' },
  { to: paths.bookmarks(), icon: 'heart', title: 'My Bookmarks', text: 'What you want to find again.' },
  { to: paths.toRate(), icon: 'star', title: 'My Ratings', text: 'Say what helped, and what did not.' },
  { to: paths.addresses(), icon: 'pin', title: 'My Addresses', text: 'Where you have things sent.' },
  { to: paths.profile(), icon: 'paper', title: 'My Details', text: 'Your name, email and number.' },
  { to: paths.cart(), icon: 'cart', title: 'My cart', text: 'What you have chosen so far.' },
  { to: paths.changePassword(), icon: 'shield', title: 'Change password', text: 'Keep your account yours.' },
  { to: paths.ownData(), icon: 'info', title: 'My Data', text: 'Download it, or delete your account.' },
] as const

/** The account at a glance. */
export function Dashboard({ user }: { user: User }) {
  const latest = useAnswer(`latest ${user.id}`, async (signal) =>
    (await import('./calls')).askOrders({ page: 1 }, signal),
  )
  return (
    <div className={ui.stackL}>
      <p>
        Hello <b>{`${user.first_name} ${user.last_name}`.trim()}</b>, you are logged in as {user.email}.
      </p>
      <section className={ui.stack} aria-labelledby="latest">
        <h2 id="latest">Latest orders</h2>
        <Answered asked={latest}>
          {({ data, total }) =>
            data.length > 0 ? (
              <>
                <OrderRows rows={data.slice(0, SHOWN)} heading="h3" />
                {total > SHOWN ? (
                  <p>
                    <Link to={paths.orders()} className={ui.outline}>
                      See all {total} orders
                    </Link>
                  </p>
                ) : null}
              </>
            ) : (
              <NoOrders />
            )
          }
        </Answered>
      </section>
      <Recurring userId={user.id} />
      <ul className={tiles.tiles}>
        {LINKS.map(({ to, icon, title, text }) => (
          <li key={to} className={tiles.tile}>
            <span className={tiles.icon}>
              <Icon name={icon} size={28} />
            </span>
            <h2>
              <Link to={to}>{title}</Link>
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const NoOrders = () => (
  <EmptyState icon="box" title="No orders yet">
    <p>What you order shows here, with everything that happens to it.</p>
    <Link to={paths.products()} className={ui.primary}>
      Browse products
    </Link>
  </EmptyState>
)

function Recurring({ userId }: { userId: number }) {
  const asked = useAnswer(`recurring ${userId}`, async (signal) =>
    (await import('./calls')).askRecurring(signal),
  )
  return (
    <section className={ui.stack} aria-labelledby="recurring">
      <h2 id="recurring">Recurring orders</h2>
      <Answered asked={asked}>
        {(page) =>
          page.data.length > 0 ? (
            <RecurringRows
              rows={page.data}
              onChanged={(changed) =>
                asked.put({ ...page, data: page.data.map((row) => (row.id === changed.id ? changed : row)) })
              }
            />
          ) : (
            <p className={ui.muted}>No order comes again by itself.</p>
          )
        }
      </Answered>
    </section>
  )
}
