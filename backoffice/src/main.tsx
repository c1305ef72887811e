import './lib/yield-to-network'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { App } from './app/App'
import './ui/brand/brand.css'
import './ui/brand/rows.css'
import { reloadOnLostChunk } from './ui/chunk-reload'
import { Broken } from './app/layout/Broken'
import { measureWithFonts } from './app/late-fonts'
import { loadLinksAhead, screenAt } from './app/load-ahead'
import { startup, session } from './provider/session'
import { store } from './lib/store'
import { i18nProvider } from './lib/language/i18n'

export async function rememberedLanguage(): Promise<void> {
  const locale = store.getItem<string>('locale') ?? i18nProvider.getLocale()
  if (locale !== i18nProvider.getLocale()) await i18nProvider.changeLocale(locale)
}

const PATIENCE_MS = 300

reloadOnLostChunk()
measureWithFonts()

// with a slash at its end an address is the same screen, but no entry of the menu knows itself in it
const { pathname, search, hash } = window.location
if (pathname.endsWith('/')) {
  window.history.replaceState(null, '', pathname.replace(/\/+$/, '') + search + hash)
}

const code = screenAt(window.location.pathname)?.loadAhead()
loadLinksAhead()
const language = rememberedLanguage()

const router = createBrowserRouter([
  { path: '/seller/*', element: <App />, errorElement: <Broken /> },
  { path: '/admin/*', element: <App />, errorElement: <Broken /> },
])

const root = document.getElementById('root')
if (root) void show(root)

/** Frame and screen at once cost less than one after the other; what takes longer is waited for in sight. */
async function show(place: HTMLElement) {
  const all = Promise.allSettled([code, language, startup.arrival, session.user()])
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
