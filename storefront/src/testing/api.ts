import { Problem, type ProblemCode } from '@botika/common/http/problem'
import { configure, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'

/** The API under the address of the page that the test shows. */
export const API = `${location.origin}/api`

// forms bring the code of their calls along when they are sent: on a busy machine that takes its time
const PATIENCE_MS = 15_000
configure({ asyncUtilTimeout: PATIENCE_MS })

/** A mock server; requests without a handler fail the test. */
export function answeringApi() {
  const server = setupServer()
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  return server
}

/** Fires `online` until it is handled: a page that has just shown its error listens a moment later. */
export const whenLineIsBack = (check: () => void) =>
  waitFor(() => {
    dispatchEvent(new Event('online'))
    check()
  })

/** A refusal as the server sends it. */
export function refusal(code: ProblemCode, detail: string, errors?: Record<string, string[]>) {
  const problem = new Problem(code, detail, errors ? { errors } : {})
  return HttpResponse.json(problem.toBody('en'), { status: problem.status })
}
