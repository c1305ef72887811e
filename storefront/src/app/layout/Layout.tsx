import * as shell from '@botika/common/messages/shell'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { t, withNodes } from '../../lib/language/text'
import { hasRole, useSessionStart, useUser } from '../../session/atoms'
import { Toasts } from '../../ui/toast/Toasts'
import { Footer } from './Footer'
import { CartLink, Header } from './Header'
import styles from './Layout.module.css'
import * as ui from '@botika/common/messages/ui'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { Icon, type IconName } from '../../ui/Icon'
import bottombarStyles from './BottomBar.module.css'
import { useIsNavigating } from '../../lib/router/page-context'
import { useStore } from '../../lib/store'

function useFocusOnVisit() {
  const { pathname, search } = useLocation()
  const page = `${pathname} ${new URLSearchParams(search).get('page') ?? ''}`
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [page])
}

const SellerBanner = () => (
  <aside className={styles.banner} aria-label={t(shell.forPharmacies)}>
    {withNodes(shell.getMoreCustomersWithBotikaLink, {
      link: <Link to={paths.becomeASeller()}>{t(ui.becomeASellerNow)}</Link>,
    })}
  </aside>
)

export function Layout({ children }: { children: ReactNode }) {
  useSessionStart()
  useAccountState()
  useFocusOnVisit()
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
    dispatchEvent(new Event('hydrated'))
  }, [])
  return (
    <>
      <a href="#main" className={styles.skip}>
        {t(shell.skipToContent)}
      </a>
      <LoadingBar />
      <SellerBanner />
      <Header />
      <OfflineBar />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <BottomBar />
      <Toasts />
    </>
  )
}

function BottomBar() {
  const user = useUser()
  const link = (to: string, icon: IconName, text: string) => (
    <NavLink to={to} end={to === paths.home()}>
      <Icon name={icon} size={22} />
      <span key={text}>{text}</span>
    </NavLink>
  )
  return (
    <nav aria-label={t(shell.quickLinks)} className={bottombarStyles.bar}>
      {link(paths.home(), 'home', t(ui.home))}
      {link(paths.products(), 'grid', t(ui.products))}
      <CartLink className={bottombarStyles.cart}>
        <span aria-hidden="true">{t(ui.cart)}</span>
      </CartLink>
      {link(paths.trackYourOrder(), 'truck', t(ui.track))}
      {user ? link(paths.account(), 'user', t(ui.account)) : link(paths.login(), 'user', t(ui.logIn))}
    </nav>
  )
}

/** The specification's delays, in milliseconds. */
const APPEARS_MS = 200
const STAYS_MS = 200

export function LoadingBar() {
  const isLoading = useIsNavigating()
  const isShown = useStaying(isLoading)
  return (
    <div className={styles.loading} hidden={!isShown} role="progressbar" aria-label={t(shell.loadingThePage)}>
      <span />
    </div>
  )
}

function useStaying(isLoading: boolean): boolean {
  const [isStaying, setIsStaying] = useState(false)
  const began = useRef<number | null>(null)
  useEffect(() => {
    if (isLoading) {
      began.current = performance.now()
      setIsStaying(true)
      return
    }
    const shown = began.current === null ? 0 : performance.now() - began.current - APPEARS_MS
    began.current = null
    if (shown <= 0 || shown >= STAYS_MS) {
      setIsStaying(false)
      return
    }
    const timer = setTimeout(() => setIsStaying(false), STAYS_MS - shown)
    return () => clearTimeout(timer)
  }, [isLoading])
  return isLoading || isStaying
}

type Line = 'online' | 'offline' | 'back'

const BACK_MS = 5_000

function OfflineBar() {
  const line = useLine()
  return (
    <div role="status">
      {line === 'online' ? null : (
        <p className={styles.offline}>
          <Icon name={line === 'offline' ? 'alert' : 'check'} size={18} />{' '}
          {t(line === 'offline' ? shell.youAreOfflineWhatYouHaveSeen : shell.youAreOnlineAgain)}
        </p>
      )}
    </div>
  )
}

function useLine(): Line {
  const [line, setLine] = useState<Line>('online')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onOffline = () => {
      clearTimeout(timer)
      setLine('offline')
    }
    const onOnline = () => {
      setLine('back')
      timer = setTimeout(() => setLine('online'), BACK_MS)
    }
    if (!navigator.onLine) onOffline()
    const over = new AbortController()
    addEventListener('offline', onOffline, over)
    addEventListener('online', onOnline, over)
    return () => {
      clearTimeout(timer)
      over.abort()
    }
  }, [])
  return line
}

function useAccountState() {
  const store = useStore()
  const user = useUser()
  const id = hasRole(user, 'customer') ? user?.id : undefined
  useEffect(() => {
    if (id === undefined) return
    let stops: (() => void)[] = []
    let isOver = false
    Promise.all([import('../../cart/state/server/start'), import('../../place/account')]).then(
      ([{ startServerCart }, { keepPlace }]) => {
        if (!isOver) stops = [startServerCart(store, id), keepPlace(store)]
      },
      () => undefined,
    )
    return () => {
      isOver = true
      for (const stop of stops) stop()
    }
  }, [id, store])
}
