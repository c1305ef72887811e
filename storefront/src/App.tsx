import './assets/tokens.css'
import { type ReactNode, StrictMode } from 'react'
import { SiteContext } from './shared/site'
import { type createStore, Provider } from './shared/store'

interface Props {
  store: ReturnType<typeof createStore>
  origin: string
  children: ReactNode
}

/** What stands around the router on both sides. */
export function App({ store, origin, children }: Props) {
  return (
    <StrictMode>
      <SiteContext value={origin}>
        <Provider store={store}>{children}</Provider>
      </SiteContext>
    </StrictMode>
  )
}
