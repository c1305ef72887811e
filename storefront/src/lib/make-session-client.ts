import { makeSessionClient } from '@botika/common/auth/session-client'
import axios from 'axios'

export const makeBrowserSession = () => makeSessionClient(axios.create({ baseURL: '/', timeout: 20_000 }))
