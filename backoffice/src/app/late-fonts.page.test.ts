import { expect, it, vi } from 'vitest'
import { measureWithFonts } from './late-fonts'

it('has fields measured again when the font has come', () => {
  const fonts = new EventTarget()
  const measured = vi.fn<() => void>()
  window.addEventListener('resize', measured)
  measureWithFonts(fonts)
  expect(measured).not.toHaveBeenCalled()
  fonts.dispatchEvent(new Event('loadingdone'))
  expect(measured).toHaveBeenCalledOnce()
  window.removeEventListener('resize', measured)
})
