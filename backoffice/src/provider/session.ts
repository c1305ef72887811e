import { makeAuthProvider } from '@botika/common/auth/provider'
import { makeSessionClient } from '@botika/common/auth/session-client'
import { QueryClient } from '@tanstack/react-query'
import axios from 'axios'
import { i18nProvider } from '../lib/language/i18n'
import { makeStartup } from './startup'
import { makeDataProvider } from './data-provider'
import { RENAMED } from './table'

export const startup = makeStartup()

const client = axios.create({ timeout: 30_000 })
client.interceptors.request.use((config) => {
  config.headers.set('Botika-Language', i18nProvider.getLocale())
  return config
})

export const session = makeSessionClient(startup.before(client))

export const dataProvider = makeDataProvider(session)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // what was refused is refused again; only a bad line or a busy server deserves another try
      retry: (failures, error) => ((error as { status?: number }).status ?? 503) >= 500 && failures < 2,
    },
    // what is kept back without a connection would be done later, unseen, even when its page was left
    mutations: { networkMode: 'always' },
  },
})

export const policyName = (resource: string): string => RENAMED[resource] ?? resource

export const authProvider = makeAuthProvider({ session, policyName })
