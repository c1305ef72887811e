import { fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { createPath, NavigationType, Router, type To } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { Link, NavLink } from './Link'

const navigator = {
  createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
  push: vi.fn<(...args: unknown[]) => void>(),
  replace: vi.fn<(...args: unknown[]) => void>(),
  go: vi.fn<(delta: number) => void>(),
}

const at = (address: string, children: ComponentProps<typeof Router>['children']) => {
  vi.clearAllMocks()
  render(
    <Router location={address} navigationType={NavigationType.Pop} navigator={navigator}>
      {children}
    </Router>,
  )
  return screen.getAllByRole('link')
}

const first = ([link]: HTMLElement[]) => {
  if (!link) throw new Error('There is no link')
  return link
}

/** Whether the browser would follow the link by itself. */
const isLeftToBrowser = (link: HTMLElement, init: MouseEventInit = {}) => {
  let isLeft = false
  const watch = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', watch)
  fireEvent.click(link, init)
  document.removeEventListener('click', watch)
  return isLeft
}

describe('a link inside the shop', () => {
  it('is followed by script, as a new entry', () => {
    const link = first(at('/cart', <Link to="/faq?x=1#top">FAQ</Link>))
    expect(link.getAttribute('href')).toBe('/faq?x=1#top')
    expect(isLeftToBrowser(link)).toBe(false)
    expect(navigator.push).toHaveBeenCalledTimes(1)
    expect(navigator.push.mock.calls[0]?.[0]).toMatchObject({
      pathname: '/faq',
      search: '?x=1',
      hash: '#top',
    })
  })

  it('to where one is takes the place of the entry', () => {
    expect(isLeftToBrowser(first(at('/faq', <Link to="/faq">FAQ</Link>)))).toBe(false)
    expect(navigator.push).not.toHaveBeenCalled()
    expect(navigator.replace).toHaveBeenCalledTimes(1)
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'is left to the browser where it opens elsewhere: %o',
    (init) => {
      expect(isLeftToBrowser(first(at('/cart', <Link to="/faq">FAQ</Link>)), init)).toBe(true)
      expect(navigator.push).not.toHaveBeenCalled()
    },
  )

  it('with a target, or refused by its own handler, is not followed by script', () => {
    const [out, refused] = at(
      '/cart',
      <>
        <Link to="/faq" target="_blank">
          New tab
        </Link>
        <Link to="/faq" onClick={(event) => event.preventDefault()}>
          Refused
        </Link>
      </>,
    )
    if (!out || !refused) throw new Error('There are not two links')
    expect(isLeftToBrowser(out)).toBe(true)
    isLeftToBrowser(refused)
    expect(navigator.push).not.toHaveBeenCalled()
  })
})

describe('a link of a menu', () => {
  it('says that one is at its address or below it', () => {
    const links = at(
      '/browse/products/7',
      <>
        <NavLink to="/browse/products">Products</NavLink>
        <NavLink to="/browse/products" end>
          All
        </NavLink>
        <NavLink to="/browse/prod">Other</NavLink>
        <NavLink to="/">Home</NavLink>
      </>,
    )
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null, null])
  })
})
