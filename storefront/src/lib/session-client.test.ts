import { beforeEach, describe, expect, it, vi } from 'vitest'

const { makeBrowserSession } = vi.hoisted(() => ({ makeBrowserSession: vi.fn<() => unknown>() }))
vi.mock('./make-session-client', () => ({ makeBrowserSession }))

describe('the session client', () => {
  beforeEach(() => {
    vi.resetModules()
    makeBrowserSession.mockReset().mockReturnValue({ name: 'the client' })
  })

  it('is made when first needed, once', async () => {
    const { sessionClient } = await import('./session-client')
    expect(makeBrowserSession).not.toHaveBeenCalled()
    expect(await sessionClient()).toBe(await sessionClient())
    expect(makeBrowserSession).toHaveBeenCalledTimes(1)
  })

  it('is handed to those who wait for it, and they do not cause it', async () => {
    const { sessionClient, whenSessionClient } = await import('./session-client')
    const early = vi.fn<(client: unknown) => void>()
    const gone = vi.fn<(client: unknown) => void>()
    whenSessionClient(early)
    whenSessionClient(gone)()
    expect(makeBrowserSession).not.toHaveBeenCalled()
    const client = await sessionClient()
    expect(early.mock.calls).toEqual([[client]])
    expect(gone).not.toHaveBeenCalled()
  })

  it('is handed at once to those who come later', async () => {
    const { sessionClient, whenSessionClient } = await import('./session-client')
    const client = await sessionClient()
    const late = vi.fn<(client: unknown) => void>()
    whenSessionClient(late)
    await Promise.resolve()
    expect(late.mock.calls).toEqual([[client]])
  })
})
