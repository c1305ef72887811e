import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Navigator } from 'react-router-dom'
import { expect, it } from 'vitest'
import { Site } from './Site'

const nothing = () => undefined
const navigator: Navigator = { createHref: String, push: nothing, replace: nothing, go: nothing }
const Layout = ({ children }: { children: ReactNode }) => <main>{children}</main>
const Field = () => <input aria-label="Field" />

const at = (pathname: string, search: string, key: string) => (
  <Site
    location={{ pathname, search, hash: '', state: null, key }}
    navigator={navigator}
    page={{ Component: Field, data: null }}
    Layout={Layout}
    ErrorPage={() => null}
  />
)

it('keeps the page while only its query changes, with the focus, and makes another one anew', () => {
  const { rerender } = render(at('/browse/products', '', 'a'))
  const field = screen.getByLabelText('Field')
  field.focus()
  rerender(at('/browse/products', '?in_stock=true', 'b'))
  expect(document.activeElement).toBe(field)
  rerender(at('/browse/pharmacies', '', 'c'))
  expect(screen.getByLabelText('Field')).not.toBe(field)
})
