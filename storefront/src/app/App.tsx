import '../assets/tokens.css'
import { type ReactNode, StrictMode } from 'react'
import { OutsideContext, type OutsideLinks, SiteContext } from '../lib/site'
import { type createStore, Provider } from '../lib/store'

interface Props {
  store: ReturnType<typeof createStore>
  origin: string
  outside?: OutsideLinks | undefined
  children: ReactNode
}

const NONE: OutsideLinks = {}

export function App({ store, origin, outside = NONE, children }: Props) {
  return (
    <StrictMode>
      <SiteContext value={origin}>
        <OutsideContext value={outside}>
          <Provider store={store}>{children}</Provider>
        </OutsideContext>
      </SiteContext>
    </StrictMode>
  )
}
