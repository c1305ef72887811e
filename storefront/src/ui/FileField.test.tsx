import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { FileField } from './FileField'

function Page() {
  const [file, setFile] = useState<File | null>(null)
  return <FileField label="Prescription" hint="All of it." file={file} onChoose={setFile} />
}

it('hands the focus on to what is chosen, and back where it is removed', async () => {
  render(<Page />)
  const empty = screen.getByLabelText('Prescription')
  empty.focus()
  await userEvent.upload(empty, new File(['x'], 'rx.pdf', { type: 'application/pdf' }))
  expect(document.activeElement?.textContent).toBe('rx.pdf1 kB')
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Prescription'))
})

it('takes the focus from nothing when the page comes with a file or without', () => {
  render(<Page />)
  expect(document.activeElement).toBe(document.body)
})
