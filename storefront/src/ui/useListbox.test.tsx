import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { useState } from 'react'
import { Combobox } from './Combobox'
import { useListbox } from './useListbox'

beforeEach(() => {
  // the test's browser shows nothing that could scroll
  Element.prototype.scrollIntoView = () => undefined
})

const optionsOf = (...names: string[]) => names.map((text) => ({ value: text, text }))
const CITIES = optionsOf('Cebu City', 'Lapu-Lapu City', 'Mandaue City')
const current = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent

function Cities() {
  const [chosen, setChosen] = useState('')
  return (
    <form aria-label={chosen} onSubmit={() => setChosen('sent')}>
      <Combobox label="City" options={CITIES} text={chosen} onChoose={({ text }) => setChosen(text)} />
    </form>
  )
}

it('begins a list that must be chosen from with its first option, and goes around', async () => {
  render(<Cities />)
  const user = userEvent.setup()
  const box = screen.getByRole('combobox', { name: 'City' })
  box.focus()
  await user.keyboard('{ArrowDown}')
  expect(current(box)).toBe('Cebu City')
  await user.keyboard('{ArrowUp}')
  expect(current(box)).toBe('Mandaue City')
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(box).toHaveProperty('value', 'Lapu-Lapu City')
  expect(box.getAttribute('aria-expanded')).toBe('false')
})

it('sends no form by Enter while a list that must be chosen from is open', async () => {
  render(<Cities />)
  const user = userEvent.setup()
  const box = screen.getByRole('combobox', { name: 'City' })
  await user.type(box, 'nowhere{Enter}')
  expect(box.getAttribute('aria-activedescendant')).toBeNull()
  expect(screen.queryByRole('form', { name: 'sent' })).toBeNull()
  await user.keyboard('{Escape}')
  expect(box).toHaveProperty('value', '')
})

it('keeps Escape from what is around a list that it closes, a dialog for one', async () => {
  render(<Cities />)
  const box = screen.getByRole('combobox', { name: 'City' })
  await userEvent.type(box, 'cebu')
  expect(fireEvent.keyDown(box, { key: 'Escape' })).toBe(false)
  expect(box.getAttribute('aria-expanded')).toBe('false')
  expect(fireEvent.keyDown(box, { key: 'Escape' })).toBe(true)
})

it('puts names that begin so first, whether or not they are called a city', async () => {
  const options = optionsOf('New Makati, Aklan', 'City of Makati, Metro Manila', 'Makato, Aklan')
  render(<Combobox label="City" options={options} text="" onChoose={() => undefined} />)
  await userEvent.type(screen.getByRole('combobox', { name: 'City' }), 'maka')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'City of Makati, Metro Manila',
    'Makato, Aklan',
    'New Makati, Aklan',
  ])
})

function FreeText({ onChoose }: { onChoose: (at: number) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const { input, list, option } = useListbox({
    typed: 'para',
    isOpen,
    count: 2,
    onOpen: () => setIsOpen(true),
    onClose: () => setIsOpen(false),
    onChoose,
  })
  return (
    <>
      <input aria-label="Search" {...input} />
      <ul {...list}>
        <li {...option(0)}>Paracetamol</li>
        <li {...option(1)}>Parafusiv</li>
      </ul>
    </>
  )
}

it('has the typed words as a place of their own where they may be sent', async () => {
  const chosen: number[] = []
  render(<FreeText onChoose={(at) => chosen.push(at)} />)
  const user = userEvent.setup()
  const box = screen.getByRole('combobox', { name: 'Search' })
  box.focus()
  await user.keyboard('{ArrowDown}')
  expect(current(box)).toBe('Paracetamol')
  await user.keyboard('{ArrowUp}')
  expect(box.getAttribute('aria-activedescendant')).toBeNull()
  await user.keyboard('{Enter}')
  expect(chosen).toEqual([])
  await user.keyboard('{ArrowUp}{Enter}')
  expect(chosen).toEqual([1])
})
