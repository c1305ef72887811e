import { Component, type ReactNode } from 'react'
import { ErrorPage } from './ErrorPage'

interface State {
  error: Error | null
}

/** Keeps the menu and the bars when a screen breaks, so that the other screens stay within reach. */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError = (error: Error): State => ({ error })

  reset = () => this.setState({ error: null })

  override render() {
    const { error } = this.state
    return error ? <ErrorPage error={error} resetErrorBoundary={this.reset} /> : this.props.children
  }
}
