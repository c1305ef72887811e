import { makeAuthProvider } from '@botika/common/auth/provider'
import { makeSessionClient } from '@botika/common/auth/session-client'
import axios from 'axios'
import { makeDataProvider } from './data-provider'
import { TABLE } from './table'

/** The one session of this page, and what asks it. */
export const session = makeSessionClient(axios.create({ timeout: 30_000 }))

export const dataProvider = makeDataProvider(session)

export const authProvider = makeAuthProvider({
  session,
  policyName: (resource) => (TABLE as Record<string, { path: string }>)[resource]?.path ?? resource,
})
