import { expected } from '@botika/common/expected'
import { browserHint } from '@botika/common/auth/session-hint'
import { sessionCalls } from '@botika/common/session/calls'
import type { Http } from '@botika/common/http/client'
import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios'
import { makeStartupCalls } from './startup-calls'

/** Calls that the page's head (`index.html`) started while the scripts were loading. */
export interface Startup {
  mark: string | null
  answers: Record<string, Promise<unknown>>
}

declare global {
  interface Window {
    botikaStartup?: Startup | undefined
  }
}

// of what the first screen asks, only this changes nothing that the other answers tell
const OPENING = new Set<string>([sessionCalls.refresh.path, sessionCalls.user.path])

const isRead = ({ method = 'GET', responseType = 'json' }: AxiosRequestConfig) =>
  method === 'GET' && responseType === 'json'

/** Answers the first screen's calls from those that the page's head started, and saves them for the next start. */
export function makeStartup(mark = browserHint().mark, startupCalls = makeStartupCalls()) {
  const startup = window.botikaStartup
  window.botikaStartup = undefined
  const answers = new Map(Object.entries(startup?.answers ?? {}))
  const isOfThisLogin = () => startup?.mark === mark()

  async function answerTo(address: string): Promise<unknown> {
    const answer = answers.get(address)
    answers.delete(address)
    const data = await answer?.catch(expected('It is asked for again'))
    return isOfThisLogin() ? data : undefined
  }

  return {
    arrival: Promise.allSettled(answers.values()),

    before: (http: Http): Http => ({
      async request<T>(config: AxiosRequestConfig) {
        const address = axios.getUri(config)
        if (!OPENING.has(address)) {
          if (!isRead(config)) startupCalls.end()
          if (startupCalls.areOver()) answers.clear()
          else startupCalls.add(address)
        }
        const data = answers.has(address) ? await answerTo(address) : undefined
        if (startup && address === sessionCalls.user.path) startupCalls.begin(mark())
        return data ? ({ data, status: 200 } as AxiosResponse<T>) : http.request<T>(config)
      },
    }),
  }
}
