import { makeSessionClient } from '@botika/common/auth/session-client'
import axios from 'axios'

/** The session over axios, against the server that sent the page. */
export const makeBrowserSession = () => makeSessionClient(axios.create({ baseURL: '/', timeout: 20_000 }))
