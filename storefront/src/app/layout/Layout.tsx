import * as shell from '@botika/common/messages/shell'
import { type ReactNode, useEffect } from 'react'
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
import { SellerBanner } from './SellerBanner'
import { useFocusOnVisit } from './useFocusOnVisit'

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
