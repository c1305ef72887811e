import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { OutsideContext, type OutsideLinks } from '../../lib/site'
import { Footer } from './Footer'

const show = (outside: OutsideLinks) =>
  render(
    <MemoryRouter>
      <OutsideContext value={outside}>
        <Footer />
      </OutsideContext>
    </MemoryRouter>,
  )
const away = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !href.startsWith('/'))

describe('the footer', () => {
  it('leads to nobody else by default', () => {
    show({})
    expect(away()).toEqual([])
  })

  it('names the networks that the settings give, and the chat', () => {
    show({ social: ['https://www.facebook.com/botika', 'https://social.example/@b'], chat: 'https://m.me/b' })
    expect(screen.getByRole('link', { name: 'Botika on Facebook' }).getAttribute('href')).toBe(
      'https://www.facebook.com/botika',
    )
    expect(screen.getByRole('link', { name: 'Botika on social.example' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Chat with us' })).toBeTruthy()
    expect(away()).toHaveLength(3)
  })
})
