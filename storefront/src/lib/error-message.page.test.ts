import * as checkout from '@botika/common/messages/checkout'
import { Problem } from '@botika/common/http/problem'
import { describe, expect, it } from 'vitest'
import { reloadOnLostChunk } from './router/chunk-reload'
import { errorMessage } from './error-message'

const LOST = 'We could not reach the server. Check your connection and try again.'

describe('why something did not work', () => {
  it('is what the server says', () => {
    expect(errorMessage(new Problem('conflict', 'This address is kept already.'))).toBe(
      'This address is kept already.',
    )
  })

  it('is the line where code that was asked for did not come', () => {
    reloadOnLostChunk({ now: () => 0, reload: () => undefined, isOnline: () => false })
    const payload = new TypeError('Failed to fetch dynamically imported module: /assets/calls.js')
    dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))
    expect(errorMessage(payload)).toBe(LOST)
  })

  it('is never what a browser says to those who make pages', () => {
    const technical = new TypeError('Cannot destructure property "rate" of undefined')
    expect(errorMessage(technical)).toBe('Something went wrong. Please try again.')
    expect(errorMessage(undefined, checkout.thePriceCouldNotBeWorked)).toBe(
      'The price could not be worked out.',
    )
  })
})
