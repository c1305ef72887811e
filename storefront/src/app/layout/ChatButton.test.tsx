import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { OutsideContext, type OutsideLinks } from '../../lib/site'
import { ChatButton } from './Header'

function button(outside: OutsideLinks) {
  render(
    <MemoryRouter>
      <OutsideContext value={outside}>
        <ChatButton />
      </OutsideContext>
    </MemoryRouter>,
  )
  return screen.getByRole('link')
}

it('opens the chat of the settings in a tab of its own', () => {
  const link = button({ chat: 'https://m.me/somebody' })
  expect(link.getAttribute('aria-label')).toBe('Chat with us')
  expect(link.getAttribute('href')).toBe('https://m.me/somebody')
  expect(link.getAttribute('target')).toBe('_blank')
})

it('opens the contact form where the settings name no chat', () => {
  const link = button({})
  expect(link.getAttribute('aria-label')).toBe('Message us')
  expect(link.getAttribute('href')).toBe('/contact-us')
})
