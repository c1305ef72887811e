import * as shell from '@botika/common/messages/shell'
import { type ReactNode, useEffect, useRef } from 'react'
import { useServerCart } from '../../cart/state/server/useServerCart'
import { t } from '../../lib/language/words'
import { useSessionStart } from '../../session/atoms'
import { Toasts } from '../../ui/toast/Toasts'
import { BottomBar } from './BottomBar'
import { Footer } from './Footer'
import { Header } from './Header'
import styles from './Layout.module.css'
import { LoadingBar } from './LoadingBar'
import { OfflineBar } from './OfflineBar'
import * as ui from '@botika/common/messages/ui'
import { Link, useLocation } from 'react-router-dom'
import { withNodes } from '../../lib/language/withNodes'
import { paths } from '../../lib/paths'

/**
 * After a visit from page to page, also of one list, the focus goes to the new content, as it does when a browser loads
 * a page.
 */
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

/** The specification's banner; its "the product" stands for the name, as in /how-to-use-{product}. */
const SellerBanner = () => (
  <aside className={styles.banner} aria-label={t(shell.forPharmacies)}>
    {withNodes(shell.getMoreCustomersWithBotikaLink, {
      link: <Link to={paths.becomeASeller()}>{t(ui.becomeASellerNow)}</Link>,
    })}
  </aside>
)

/** What stands around every public page. */
export function Layout({ children }: { children: ReactNode }) {
  useSessionStart()
  useServerCart()
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
