import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { App } from './App'
import './brand/brand.css'
import { reloadOnLostChunk } from './chunk-reload'
import { measureWithFonts } from './late-fonts'

reloadOnLostChunk()
measureWithFonts()

// with a slash at its end an address is the same screen, but no entry of the menu knows itself in it
const { pathname, search, hash } = window.location
if (pathname.endsWith('/')) {
  window.history.replaceState(null, '', pathname.replace(/\/+$/, '') + search + hash)
}

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
