import * as account from '@botika/common/messages/account'
import * as uiMessages from '@botika/common/messages/ui'
import type { Bookmark } from '@botika/common/bookmarks/endpoints'
import { formatPesos } from '@botika/common/centavos'
import { Link, useSearchParams } from 'react-router-dom'
import { t, unbroken } from '../lib/language/text'
import { paths, withQuery } from '../lib/paths'
import { useHere } from '../place/here'
import chips from '../ui/chips.module.css'
import { EmptyState } from '../ui/EmptyState'
import { Icon } from '../ui/Icon'
import { Picture } from '../ui/Picture'
import tiles from '../ui/tiles.module.css'
import ui from '../ui/ui.module.css'
import { PagedList } from './PagedList'
import { useAction } from '../ui/toast/useAction'

const KINDS = [
  { kind: 'product', name: uiMessages.products, browse: paths.products(), away: uiMessages.notOfferedNow },
  { kind: 'pharmacy', name: uiMessages.pharmacies, browse: paths.pharmacies(), away: account.closedForGood },
  { kind: 'doctor', name: uiMessages.doctors, browse: paths.doctors(), away: account.notListedNow },
] as const

const NONE: readonly number[] = []

const TO = { product: paths.product, pharmacy: paths.pharmacy, doctor: paths.doctor }

export function Bookmarks() {
  const [search] = useSearchParams()
  const shown = KINDS.find(({ kind }) => kind === search.get('kind')) ?? KINDS[0]
  return (
    <>
      <nav aria-label={t(account.kindsOfBookmarks)} className={chips.chips}>
        {KINDS.map(({ kind, name }) => (
          <Link
            key={kind}
            to={withQuery(paths.bookmarks(), { kind: kind === 'product' ? '' : kind })}
            aria-current={kind === shown.kind ? 'page' : undefined}
          >
            {t(name)}
          </Link>
        ))}
      </nav>
      <PagedList
        name={shown.kind}
        ask={async (page, signal) =>
          (await import('./calls')).askBookmarks({ page, kind: shown.kind }, signal)
        }
        empty={
          <EmptyState icon="heart" title={t(account.nothingHereYet)}>
            <p>{t(account.addToFavoritesOnAPage)}</p>
            <Link to={shown.browse} className={ui.primary}>
              {t(account.browseName, { name: t(shown.name).toLowerCase() })}
            </Link>
          </EmptyState>
        }
      >
        {({ data }, again) => (
          <ul className={ui.cards}>
            {data.map((bookmark) => (
              <Row key={bookmark.id} bookmark={bookmark} away={t(shown.away)} onRemoved={again} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}

interface RowProps {
  bookmark: Bookmark
  away: string
  onRemoved: () => void
}

function Row({ bookmark, away, onRemoved }: RowProps) {
  const { isBusy, attempt } = useAction()
  const { place, hereOf } = useHere(bookmark.kind === 'product' ? [bookmark.target_id] : NONE)
  const here = hereOf(bookmark.target_id)
  const best = here?.best
  const forget = () =>
    attempt(
      async () => {
        const { forgetBookmark } = await import('./calls')
        await forgetBookmark(bookmark.id)
        onRemoved()
      },
      t(account.nameIsNoLongerAmong, { name: bookmark.name }),
    )
  return (
    <li className={ui.card}>
      <div className={tiles.pictured}>
        <Picture image={bookmark.image} alt="" width={64} height={64} sizes="64px" max={160} />
        <div>
          <h2 className={tiles.name}>
            <Link
              className={ui.plainLink}
              to={TO[bookmark.kind]({ id: bookmark.target_id, name: bookmark.name })}
            >
              {unbroken(bookmark.name)}
            </Link>
          </h2>
          {bookmark.detail ? <p className={`${ui.muted} ${ui.small}`}>{unbroken(bookmark.detail)}</p> : null}
          {place ? (
            <p className={`${ui.small} ${tiles.two}`}>
              <span>{best ? best.pharmacy_name : here?.note}</span>
              <span>{best ? [here.where, here.note].filter(Boolean).join(' · ') : null}</span>
            </p>
          ) : null}
        </div>
      </div>
      <div className={ui.between}>
        {bookmark.is_available ? (
          <b>
            {best
              ? formatPesos(best.selling_price)
              : bookmark.lowest_price === null
                ? bookmark.kind === 'product' && t(uiMessages.soldOut)
                : t(account.fromLowestPrice, { lowest_price: formatPesos(bookmark.lowest_price) })}
          </b>
        ) : (
          <span className={`${ui.badge} ${ui.warn}`}>{away}</span>
        )}
        <button type="button" className={ui.danger} aria-busy={isBusy} onClick={() => void forget()}>
          <Icon name="trash" size={18} /> {t(uiMessages.remove)}
          <span className={ui.hidden}> {bookmark.name}</span>
        </button>
      </div>
    </li>
  )
}
