import type { ComponentType, ReactNode } from 'react'
import { type Location, type Navigator, NavigationType, Router } from 'react-router-dom'
import { CatchErrors } from './CatchErrors'
import { PageContext } from './page-context'
import { asPageError, type PageError } from './page-error'

interface Props {
  location: Location
  navigator: Navigator
  navigationType?: NavigationType
  /** What the address leads to. */
  page: { Component: ComponentType; data: unknown } | { error: PageError }
  isNavigating?: boolean
  Layout: ComponentType<{ children: ReactNode }>
  ErrorPage: ComponentType
}

/** A page in its layout at an address; the same tree on both sides. */
export function Site({
  location,
  navigator,
  navigationType = NavigationType.Pop,
  page,
  isNavigating = false,
  Layout,
  ErrorPage,
}: Props) {
  const error = 'error' in page ? page.error : null
  const value = { data: 'data' in page ? page.data : null, error, isNavigating }
  return (
    <Router location={location} navigator={navigator} navigationType={navigationType}>
      <PageContext value={value}>
        <Layout>
          <CatchErrors
            // a list that is filtered stays the same page: with its focus, its open parts and its sheet
            key={location.pathname}
            of={location.key}
            instead={(thrown) => (
              <PageContext value={{ ...value, error: asPageError(thrown) }}>
                <ErrorPage />
              </PageContext>
            )}
          >
            {'Component' in page ? <page.Component /> : <ErrorPage />}
          </CatchErrors>
        </Layout>
      </PageContext>
    </Router>
  )
}
