import type { User } from '@botika/common/session/endpoints'
import { Link } from '../lib/router/Link'
import { withNodes } from '../lib/language/withNodes'
import { t, word } from '../lib/language/words'
import { paths } from '../lib/paths'
import { useAnswer } from '../lib/useAnswer'
import { Answered } from '../ui/Answered'
import { EmptyState } from '../ui/EmptyState'
import { Icon } from '../ui/Icon'
import tiles from '../ui/tiles.module.css'
import ui from '../ui/ui.module.css'
import { OrderRows } from './OrderRows'
import { RecurringRows } from './RecurringRows'

const SHOWN = 3

const LINKS = [
  {
    to: paths.orders(),
    icon: 'box',
    title: word('My Orders'),
    text: word('Follow, cancel, print, buy again.'),
  },
  {
    to: paths.bookmarks(),
    icon: 'heart',
    title: word('My Bookmarks'),
    text: word('What you want to find again.'),
  },
  {
    to: paths.toRate(),
    icon: 'star',
    title: word('My Ratings'),
    text: word('Say what helped, and what did not.'),
  },
  {
    to: paths.addresses(),
    icon: 'pin',
    title: word('My Addresses'),
    text: word('Where you have things sent.'),
  },
  {
    to: paths.profile(),
    icon: 'paper',
    title: word('My Details'),
    text: word('Your name, email and number.'),
  },
  { to: paths.cart(), icon: 'cart', title: word('My cart'), text: word('What you have chosen so far.') },
  {
    to: paths.changePassword(),
    icon: 'shield',
    title: word('Change password'),
    text: word('Keep your account yours.'),
  },
  {
    to: paths.ownData(),
    icon: 'info',
    title: word('My Data'),
    text: word('Download it, or delete your account.'),
  },
] as const

/** The account at a glance. */
export function Dashboard({ user }: { user: User }) {
  const latest = useAnswer(`latest ${user.id}`, async (signal) =>
    (await import('./calls')).askOrders({ user_id: user.id, page: 1 }, signal),
  )
  return (
    <div className={ui.stackL}>
      <p>
        {withNodes('Hello {bold}, you are logged in as {email}.', {
          bold: <b>{`${user.first_name} ${user.last_name}`.trim()}</b>,
          email: user.email,
        })}
      </p>
      <section className={ui.stack} aria-labelledby="latest">
        <h2 id="latest">{t('Latest orders')}</h2>
        <Answered asked={latest}>
          {({ data, total }) =>
            data.length > 0 ? (
              <>
                <OrderRows rows={data.slice(0, SHOWN)} heading="h3" />
                {total > SHOWN ? (
                  <p>
                    <Link to={paths.orders()} className={ui.outline}>
                      {t('See all {total} orders', { total })}
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
  <EmptyState icon="box" title={t('No orders yet')}>
    <p>{t('What you order shows here, with everything that happens to it.')}</p>
    <Link to={paths.products()} className={ui.primary}>
      {t('Browse products')}
    </Link>
  </EmptyState>
)

function Recurring({ userId }: { userId: number }) {
  const asked = useAnswer(`recurring ${userId}`, async (signal) =>
    (await import('./calls')).askRecurring(userId, signal),
  )
  return (
    <section className={ui.stack} aria-labelledby="recurring">
      <h2 id="recurring">{t('Recurring orders')}</h2>
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
            <p className={ui.muted}>{t('No order comes again by itself.')}</p>
          )
        }
      </Answered>
    </section>
  )
}
