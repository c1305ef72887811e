import { Component, type ReactNode } from 'react'

interface Props {
  /** The visit: the next one begins without the fault of the last. */
  of: string
  /** What is shown instead of a page that broke. */
  instead: (error: unknown) => ReactNode
  children: ReactNode
}

interface State {
  error: unknown
  of: string
}

/** Keeps a fault in one page from taking the whole site away; give it a key for each page. */
export class CatchErrors extends Component<Props, State> {
  override state: State = { error: null, of: this.props.of }

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return of === state.of ? null : { error: null, of }
  }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Unknown') }
  }

  override render() {
    return this.state.error === null ? this.props.children : this.props.instead(this.state.error)
  }
}
