import { Component, type ReactNode } from 'react'

interface Props {
  /** What is shown instead of a page that broke. */
  instead: (error: unknown) => ReactNode
  children: ReactNode
}

/** Keeps a fault in one page from taking the whole site away; give it a key for each page. */
export class CatchErrors extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Unknown') }
  }

  override render() {
    return this.state.error === null ? this.props.children : this.props.instead(this.state.error)
  }
}
