import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app/App'
import { Document } from './app/Document'
import { Layout } from './app/layout/Layout'
import { type PageState, readState } from './app/page-state'
import { routes } from './app/routes'
import { ErrorPage } from './app/error/page'
import { reloadOnLostChunk } from './lib/router/chunk-reload'
import { reloadInChosen } from './lib/language/choice'
import { BrowserSite } from './lib/router/BrowserSite'
import { PageError } from './lib/router/page-error'
import { findRoute } from './lib/router/route'
import { createStore } from './lib/store'

const textOf = (id: string) => document.getElementById(id)?.textContent ?? ''
const sheets = () =>
  [...document.querySelectorAll('link[rel=stylesheet][disabled]')].map(
    (link) => link.getAttribute('href') ?? '',
  )

/** React hydrates the page, so its code must be loaded first. */
async function firstPage({ data, error }: PageState) {
  if (error) return { kind: 'error', error: new PageError(error.status, error.message) } as const
  const route = findRoute(routes, window.location.pathname)?.route
  const Component = await route?.load?.()
  if (!route || !Component) throw new Error('The page has no route')
  return { kind: 'page', Component, data, route } as const
}

async function hydrate() {
  reloadOnLostChunk()
  const text = textOf('state')
  const state = readState(text)
  reloadInChosen(state.language)
  const first = await firstPage(state)
  startTransition(() => {
    hydrateRoot(
      document,
      <Document css={textOf('css')} state={text} styles={sheets()}>
        <App store={createStore()} origin={state.origin} outside={state.outside}>
          <BrowserSite routes={routes} first={first} Layout={Layout} ErrorPage={ErrorPage} />
        </App>
      </Document>,
    )
  })
}

if (import.meta.env.PROD)
  addEventListener(
    'hydrated',
    () => void import('./service-worker/register').then(({ keepForLater }) => keepForLater()),
  )
// a task of its own: on a phone React's start alone takes 50 ms
setTimeout(() => void hydrate())
