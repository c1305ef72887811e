import { Component, type ComponentType, type ReactNode } from 'react'
import { type Location, NavigationType, type Navigator, Router } from 'react-router-dom'
import { PageContext } from './page-context'
import { asPageError, type PageError } from './page-error'

interface Props {
  location: Location
  navigator: Navigator
  navigationType?: NavigationType
  page: { Component: ComponentType; data: unknown } | { error: PageError }
  isNavigating?: boolean
  Layout: ComponentType<{ children: ReactNode }>
  ErrorPage: ComponentType
}

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
            // a filtered list stays the same page, with its focus and open parts
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

interface CatchErrorsProps {
  of: string
  instead: (error: unknown) => ReactNode
  children: ReactNode
}

interface State {
  error: unknown
  of: string
}

export class CatchErrors extends Component<CatchErrorsProps, State> {
  override state: State = { error: null, of: this.props.of }

  static getDerivedStateFromProps({ of }: CatchErrorsProps, state: State): State | null {
    return of === state.of ? null : { error: null, of }
  }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Unknown') }
  }

  override render() {
    return this.state.error === null ? this.props.children : this.props.instead(this.state.error)
  }
}
