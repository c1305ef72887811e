import { browserHint } from '@botika/common/auth/session-hint'
import type { Http } from '@botika/common/http/client'
import type { AxiosRequestConfig, AxiosResponse } from 'axios'

/** What the page's head (`index.html`) has asked while the scripts were on their way. */
export interface Begun {
  /** The login that it went by. */
  mark: string | null
  answers: Record<string, Promise<unknown>>
}

declare global {
  interface Window {
    botikaBegun?: Begun | undefined
  }
}

/** Answers each call that the page's head has begun from there, once; what failed there is asked anew. */
export function withBegun(http: Http, mark = browserHint().mark): Http {
  const begun = window.botikaBegun
  // a token lies about no longer than needed
  window.botikaBegun = undefined
  const answers = new Map(Object.entries(begun?.answers ?? {}))

  async function answerOf(config: AxiosRequestConfig): Promise<unknown> {
    const answer = answers.get(config.url ?? '')
    answers.delete(config.url ?? '')
    const data = await answer?.catch(() => undefined)
    return begun?.mark === mark() ? data : undefined
  }

  return {
    async request<T>(config: AxiosRequestConfig) {
      const data = answers.has(config.url ?? '') ? await answerOf(config) : undefined
      return data ? ({ data } as AxiosResponse<T>) : http.request<T>(config)
    },
  }
}
