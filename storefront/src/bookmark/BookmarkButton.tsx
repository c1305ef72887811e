import { expected } from '@botika/common/expected'
import * as catalogue from '@botika/common/messages/catalogue'
import * as uiMessages from '@botika/common/messages/ui'
import { useEffect, useState } from 'react'
import { createPath, Link, useLocation } from 'react-router-dom'
import { paths } from '../lib/paths'
import { t } from '../lib/language/text'
import { hasRole, useUser } from '../session/atoms'
import { useToast } from '../ui/toast/atoms'
import { Icon } from '../ui/Icon'
import ui from '../ui/ui.module.css'
import { useIsHydrated } from '../lib/useIsHydrated'
import { errorMessage } from '../lib/error-message'

interface Props {
  kind: 'product' | 'pharmacy' | 'doctor'
  id: number
}

export function BookmarkButton({ kind, id }: Props) {
  const user = useUser()
  const { pathname, search, hash } = useLocation()
  // rendered pages are the same for everybody
  const here = useIsHydrated() ? createPath({ pathname, search, hash }) : pathname
  const showToast = useToast()
  const isCustomer = hasRole(user, 'customer')
  const [bookmarkId, setBookmarkId] = useState<number | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    if (!isCustomer) return
    let isOver = false
    void import('./calls')
      .then(({ findBookmark }) => findBookmark(kind, id))
      .then((found) => !isOver && setBookmarkId(found))
      .catch(expected('The button stays as it was'))
    return () => {
      isOver = true
    }
  }, [isCustomer, kind, id])

  if (!user) {
    return (
      <Link to={paths.login({ next: here })} className={ui.outline}>
        <Icon name="heart" size={18} /> {t(catalogue.addToFavorites)}
      </Link>
    )
  }
  if (!isCustomer) return null

  async function toggle() {
    if (isBusy) return
    setIsBusy(true)
    try {
      const { addBookmark, removeBookmark } = await import('./calls')
      if (bookmarkId === null) {
        setBookmarkId(await addBookmark(kind, id))
        showToast(t(catalogue.addedToYourFavorites), 'success', {
          to: paths.bookmarks(),
          text: t(uiMessages.myBookmarks),
        })
      } else {
        await removeBookmark(bookmarkId)
        setBookmarkId(null)
        showToast(t(catalogue.noLongerAmongYourFavorites))
      }
    } catch (error) {
      showToast(errorMessage(error), 'error')
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <button
      type="button"
      className={bookmarkId === null ? ui.outline : ui.soft}
      aria-busy={isBusy}
      onClick={() => void toggle()}
    >
      <Icon name="heart" size={18} />{' '}
      {bookmarkId === null ? t(catalogue.addToFavorites) : t(catalogue.removeFromFavorites)}
    </button>
  )
}
