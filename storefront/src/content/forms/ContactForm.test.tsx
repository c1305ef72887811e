import { Problem } from '@botika/common/http/problem'
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ContactForm } from './ContactForm'

const { call, solveCaptcha } = vi.hoisted(() => ({
  call: vi.fn<
    (
      endpoint: unknown,
      input: { body: Record<string, string> },
      options?: { idempotencyKey?: string },
    ) => Promise<unknown>
  >(),
  solveCaptcha: vi.fn<() => Promise<string>>(),
}))
vi.mock('../../lib/api', () => ({ call }))
vi.mock('../../lib/captcha', () => ({ solveCaptcha }))

// on a busy machine the schemas may take a while to load
configure({ asyncUtilTimeout: 10_000 })

const show = () =>
  render(
    <>
      <h1 id="form">Contact Us</h1>
      <ContactForm />
    </>,
  )
const field = (name: RegExp) => screen.getByRole('textbox', { name }) as HTMLInputElement
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }))

const type = (name: RegExp, value: string) => fireEvent.input(field(name), { target: { value } })

function fill() {
  type(/name/, 'Ana Cruz')
  type(/Email/, 'ana@example.com')
  type(/Message/, 'Do you deliver to Taytay?')
}

describe('the contact form', () => {
  beforeEach(() => {
    sessionStorage.clear()
    call.mockReset().mockResolvedValue({})
    let count = 0
    solveCaptcha.mockReset().mockImplementation(async () => `solved ${++count}`)
  })

  it('sends what was typed with a solved captcha and says that it has arrived', async () => {
    show()
    fill()
    await send()
    const heading = await screen.findByRole('heading', { name: 'We have your message' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(call.mock.calls[0]?.[1]).toEqual({
      body: {
        name: 'Ana Cruz',
        email: 'ana@example.com',
        message: 'Do you deliver to Taytay?',
        altcha: 'solved 1',
      },
    })
  })

  it('says what is wrong before anything is sent, and goes there', async () => {
    show()
    type(/name/, 'Ana')
    await send()
    expect(await screen.findAllByText('Please fill this in')).toHaveLength(2)
    expect(document.activeElement).toBe(field(/Email/))
    expect(field(/Email/).getAttribute('aria-invalid')).toBe('true')
    expect(call).not.toHaveBeenCalled()
  })

  it('removes an error as soon as it is corrected', async () => {
    show()
    await userEvent.type(field(/Email/), 'ana')
    await userEvent.tab()
    await screen.findByText(/such as ana@example.com/)
    await userEvent.type(field(/Email/), '@example.com')
    await waitFor(() => expect(screen.queryByText(/such as ana@example.com/)).toBeNull())
  })

  it('keeps every word when the server does not answer, and sends again', async () => {
    call.mockRejectedValueOnce(new Problem('unavailable', 'We could not reach the server.'))
    show()
    fill()
    await send()
    await screen.findByText('We could not reach the server.')
    expect(field(/Message/).value).toBe('Do you deliver to Taytay?')
    await send()
    await screen.findByRole('heading', { name: 'We have your message' })
    expect(call.mock.calls.map(([, input]) => input.body['altcha'])).toEqual(['solved 1', 'solved 2'])
  })

  it('carries one key until it has arrived, also over a reload, and another for other words', async () => {
    const torn = new Problem('unavailable', 'We could not reach the server.')
    call.mockRejectedValueOnce(torn).mockRejectedValueOnce(torn).mockRejectedValueOnce(torn)
    const { unmount } = show()
    fill()
    await send()
    await screen.findByText('We could not reach the server.')
    unmount()
    show()
    await send()
    await screen.findByText('We could not reach the server.')
    type(/Message/, 'Do you deliver to Cainta?')
    await send()
    await waitFor(() => expect(call).toHaveBeenCalledTimes(3))
    await screen.findByText('We could not reach the server.')
    type(/Message/, 'Do you deliver to Taytay?')
    await send()
    await screen.findByRole('heading', { name: 'We have your message' })
    const keys = call.mock.calls.map(([, , options]) => options?.idempotencyKey)
    expect(keys[0]).toMatch(/^\w{16,}$/)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('solves another puzzle by itself when one has grown too old', async () => {
    call.mockRejectedValueOnce(new Problem('captcha_failed'))
    show()
    fill()
    await send()
    await screen.findByRole('heading', { name: 'We have your message' })
    expect(call).toHaveBeenCalledTimes(2)
  })

  it('shows what the server finds wrong at the field', async () => {
    call.mockRejectedValueOnce(
      new Problem('invalid', 'email: No', { errors: { email: ['We cannot write there'] } }),
    )
    show()
    fill()
    await send()
    await screen.findByText('We cannot write there')
    expect(document.activeElement).toBe(field(/Email/))
  })

  it('still has what was typed after the page was loaded again', async () => {
    const { unmount } = show()
    fill()
    unmount()
    show()
    expect(field(/Message/).value).toBe('Do you deliver to Taytay?')
  })
})
