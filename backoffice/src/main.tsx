import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { App } from './App'
import './brand/brand.css'
import { reloadOnLostChunk } from './chunk-reload'
import { measureWithFonts } from './late-fonts'
import { loadLinksAhead, screenAt } from './load-ahead'

reloadOnLostChunk()
measureWithFonts()

// with a slash at its end an address is the same screen, but no entry of the menu knows itself in it
const { pathname, search, hash } = window.location
if (pathname.endsWith('/')) {
  window.history.replaceState(null, '', pathname.replace(/\/+$/, '') + search + hash)
}

// while the server is asked who is here
void screenAt(window.location.pathname)?.loadAhead()
loadLinksAhead()

const router = createBrowserRouter([
  { path: '/seller/*', element: <App /> },
  { path: '/admin/*', element: <App /> },
])

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
