import type { Call } from '@botika/common/http/endpoint'
import { sessionClient } from './session-client'

export interface LoaderContext {
  call: Call
}

export const UPLOAD_MS = 180_000

export const call: Call = async (endpoint, input, options) =>
  (await sessionClient()).call(endpoint, input, options)

/** Calls from a loader: in process on the server, over HTTP in the browser. */
export const callOf = (context: unknown): Call => (context as LoaderContext | undefined)?.call ?? call
