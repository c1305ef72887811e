import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, Form, testDataProvider } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import { lightTheme } from '../../ui/brand/theme'
import { PicturesInput } from './PicturesInput'

const show = (images: string[]) =>
  render(
    <AdminContext dataProvider={testDataProvider()} theme={lightTheme}>
      <Form record={{ id: 1, image: images[0], images }}>
        <PicturesInput source="images" first="image" most={8} />
      </Form>
    </AdminContext>,
  )

afterEach(() => vi.unstubAllGlobals())

const button = (name: string) => screen.getByRole('button', { name })
const inOrder = () =>
  screen.getAllByRole('img').map((image) => /\w(?=\.webp)/.exec(image.getAttribute('src') ?? '')?.[0])

it('leaves the focus with the arrow of the picture that was moved', async () => {
  show(['a.webp', 'b.webp', 'c.webp'])
  button('Move picture 1 later').focus()
  await userEvent.keyboard('{Enter}')
  expect(inOrder()).toEqual(['b', 'a', 'c'])
  expect(document.activeElement).toBe(button('Move picture 2 later'))
  await userEvent.keyboard('{Enter}')
  expect(inOrder()).toEqual(['b', 'c', 'a'])
  expect(document.activeElement).toBe(button('Move picture 3 later'))
})

it('hands the focus to the neighbour of a picture that is removed, and in the end to what adds one', async () => {
  show(['a.webp', 'b.webp', 'c.webp'])
  button('Remove picture 2').focus()
  await userEvent.keyboard('{Enter}')
  expect(inOrder()).toEqual(['a', 'c'])
  expect(document.activeElement).toBe(button('Remove picture 2'))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(button('Remove picture 1'))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(button('Add pictures'))
  expect(screen.getByText('Picture 1 removed')).toBeTruthy()
})

it('refuses a broken picture when it is chosen, and keeps the others', async () => {
  const decode = async (file: File) => {
    if (file.name.startsWith('broken')) throw new DOMException('not decoded', 'InvalidStateError')
    return { close: () => undefined }
  }
  vi.stubGlobal('createImageBitmap', decode)
  URL.createObjectURL = (file) => `blob:${(file as File).name}`
  show([])
  const png = (name: string) => new File(['x'], name, { type: 'image/png' })
  await userEvent.upload(screen.getByLabelText('Pictures', { selector: 'input' }), [
    png('broken.png'),
    png('whole.png'),
    png('other.png'),
  ])
  expect(await screen.findByText(/^broken.png: .*could not be read as a picture/)).toBeTruthy()
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([
    'blob:whole.png',
    'blob:other.png',
  ])
})

it('brings a removed picture back to its place', async () => {
  show(['a.webp', 'b.webp', 'c.webp'])
  await userEvent.click(button('Remove picture 2'))
  await userEvent.click(button('Undo'))
  expect(inOrder()).toEqual(['a', 'b', 'c'])
  expect(document.activeElement).toBe(button('Remove picture 2'))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('names each of the refused pictures with its reason', async () => {
  show([])
  const file = (name: string, type: string) => new File(['x'], name, { type })
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }))
  const input = screen.getByLabelText('Pictures', { selector: 'input' })
  await userEvent
    .setup({ applyAccept: false })
    .upload(input, [file('list.pdf', 'application/pdf'), file('plan.gif', 'image/gif')])
  expect(await screen.findByText(/^list.pdf: Please choose/)).toBeTruthy()
  expect(screen.getByText(/^plan.gif: Please choose/)).toBeTruthy()
})
