import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext } from 'react-admin'
import { expect, it } from 'vitest'
import { PrivatePicture } from './PrivateFile'

it('is read by keys alone: larger, smaller and turned, with all of it inside its stage', async () => {
  render(
    <CoreAdminContext>
      <PrivatePicture url="blob:x" name="Prescription" />
    </CoreAdminContext>,
  )
  const image = screen.getByRole('img', { name: 'Prescription' })
  Object.defineProperties(image, { naturalWidth: { value: 600 }, naturalHeight: { value: 900 } })
  fireEvent.load(image)
  const stage = () => getComputedStyle(image.parentElement as HTMLElement)
  screen.getByRole('region', { name: 'Prescription, scroll to see all of it' }).focus()
  await userEvent.keyboard('+')
  expect(stage().width).toBe('150%')
  await userEvent.keyboard('r')
  expect(image.style.transform).toContain('rotate(90deg)')
  expect(parseFloat(image.style.width)).toBeCloseTo(66.7, 1)
  await userEvent.keyboard('++0')
  expect(stage().width).toBe('100%')
  expect(image.style.transform).toContain('rotate(90deg)')
  expect(screen.getByRole('button', { name: 'Smaller' }).getAttribute('aria-disabled')).toBe('true')
})

it('still hears its keys after it was made as large as can be', async () => {
  render(
    <CoreAdminContext>
      <PrivatePicture url="blob:x" name="Prescription" />
    </CoreAdminContext>,
  )
  const image = screen.getByRole('img', { name: 'Prescription' })
  const width = () => getComputedStyle(image.parentElement as HTMLElement).width
  screen.getByRole('button', { name: 'Larger' }).focus()
  await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}')
  expect(width()).toBe('400%')
  await userEvent.keyboard('-----')
  expect(width()).toBe('100%')
})
