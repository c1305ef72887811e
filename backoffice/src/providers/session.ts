import { makeAuthProvider } from '@botika/common/auth/provider'
import { makeSessionClient } from '@botika/common/auth/session-client'
import axios from 'axios'
import { sayTold } from '../shared/language/i18n'
import { withBegun } from './begun'
import { makeDataProvider } from './data-provider'
import { saying } from './saying'
import { TABLE } from './table'

/** The one session of this page, and what asks it. */
export const session = makeSessionClient(withBegun(axios.create({ timeout: 30_000 })))

export const dataProvider = saying(makeDataProvider(session), sayTold)

export const authProvider = makeAuthProvider({
  session,
  policyName: (resource) => (TABLE as Record<string, { path: string }>)[resource]?.path ?? resource,
})
