import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Replacement } from './prescription-calls'
import { ReplacePrescription } from './ReplacePrescription'

const PICTURE = new File(['x'], 'prescription.png', { type: 'image/png' })
const isFaulty = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid')

it('says at both places what is missing, and sends only what is complete', async () => {
  URL.createObjectURL = () => 'blob:prescription'
  URL.revokeObjectURL = () => undefined
  const send = vi.fn<(replacement: Replacement) => Promise<void>>(async () => undefined)
  render(<ReplacePrescription needsEmail send={send} />)
  const button = screen.getByRole('button', { name: 'Send the prescription' })
  await userEvent.click(button)
  expect([isFaulty('Picture of the prescription'), isFaulty('Your email')]).toEqual(['true', 'true'])
  expect(document.activeElement).toBe(screen.getByLabelText('Picture of the prescription'))
  await userEvent.upload(screen.getByLabelText('Picture of the prescription'), PICTURE)
  await userEvent.click(button)
  expect(document.activeElement).toBe(screen.getByLabelText('Your email'))
  expect(send).not.toHaveBeenCalled()
  await userEvent.type(screen.getByLabelText('Your email'), 'ana@example.com')
  await userEvent.click(button)
  expect(send.mock.calls[0]?.[0]).toEqual({ file: PICTURE, email: 'ana@example.com' })
})
