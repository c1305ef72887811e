import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom'
import { App } from './App'
import { Document } from './Document'
import type { PageState } from './page-state'
import { routes } from './routes'
import { reloadOnLostChunk } from './shared/chunk-reload'
import { createStore } from './shared/store'

declare global {
  interface Window {
    /** Where the router looks for the state that the server rendered with. */
    __staticRouterHydrationData?: PageState['router']
  }
}

const textOf = (id: string) => document.getElementById(id)?.textContent ?? ''
const hrefsOf = (selector: string) =>
  [...document.head.querySelectorAll<HTMLLinkElement>(selector)].map(
    (link) => link.getAttribute('href') ?? '',
  )

/** The page that was sent is rendered again, so its parts must be here before React begins. */
async function resolveLazy(route: RouteObject) {
  const lazy = route.lazy
  if (!lazy || typeof lazy === 'function' || !lazy.Component) return
  const Component = await lazy.Component()
  if (Component) route.Component = Component
  delete route.lazy
}

async function hydrate() {
  reloadOnLostChunk()
  const state = textOf('state')
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(matches.map(({ route }) => resolveLazy(route)))
  const { router: data, origin } = JSON.parse(state) as PageState
  window.__staticRouterHydrationData = data
  const router = createBrowserRouter(routes)
  startTransition(() => {
    hydrateRoot(
      document,
      <Document
        css={textOf('css')}
        state={state}
        styles={hrefsOf('link[rel=stylesheet]:not([data-precedence])')}
        fonts={hrefsOf('link[rel=preload][as=font]')}
      >
        <App store={createStore()} origin={origin}>
          <RouterProvider router={router} />
        </App>
      </Document>,
    )
  })
}

void hydrate()
