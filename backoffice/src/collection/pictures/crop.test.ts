import { describe, expect, it } from 'vitest'
import { held, moved, squareOf, WHOLE } from './crop'

const wide = { width: 4000, height: 2000 }

describe('cutting a square out of a picture', () => {
  it('begins with the largest one in the middle', () => {
    expect(squareOf(wide, WHOLE)).toEqual({ left: 1000, top: 0, side: 2000, becomes: 1200 })
  })

  it('never makes more pixels than there are', () => {
    expect(squareOf({ width: 300, height: 500 }, { ...WHOLE, zoom: 2 }).becomes).toBe(150)
  })

  it('stays inside, however far it is pushed', () => {
    const right = moved(wide, WHOLE, 9, 9)
    expect(squareOf(wide, right)).toMatchObject({ left: 2000, top: 0 })
    expect(squareOf(wide, moved(wide, right, -9, 0)).left).toBe(0)
  })

  it('moves both ways once it is zoomed in', () => {
    const close = { ...WHOLE, zoom: 2 }
    expect(squareOf(wide, moved(wide, close, 0.5, -0.25))).toMatchObject({ left: 2000, top: 250, side: 1000 })
  })

  it('zooms neither out of the picture nor into single pixels', () => {
    expect(held(wide, { ...WHOLE, zoom: 0.2 }).zoom).toBe(1)
    expect(held(wide, { ...WHOLE, zoom: 99 }).zoom).toBe(4)
  })
})
