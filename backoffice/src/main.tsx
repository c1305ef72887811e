import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { App } from './App'
import './brand/brand.css'
import { reloadOnLostChunk } from './chunk-reload'
import { measureWithFonts } from './late-fonts'

reloadOnLostChunk()
measureWithFonts()

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
