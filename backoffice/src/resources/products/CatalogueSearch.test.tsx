import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, Form, NumberInput, testDataProvider, TextInput } from 'react-admin'
import { expect, it, vi } from 'vitest'
import { lightTheme } from '../../ui/brand/theme'
import { CatalogueSearch } from './CatalogueSearch'

it('fills the form with what was chosen, and goes on to its price', async () => {
  const known = { id: 5, name: 'Cetirizine 10 mg', generic_name: 'Cetirizine' }
  const dataProvider = { ...testDataProvider(), searchCatalogue: async () => [known] }
  const onChosen = vi.fn<(id: number) => void>()
  render(
    <AdminContext dataProvider={dataProvider} theme={lightTheme}>
      <Form>
        <CatalogueSearch onChosen={onChosen} />
        <TextInput source="name" label="Name" />
        <NumberInput source="selling_price" label="Price" />
      </Form>
    </AdminContext>,
  )
  await userEvent.type(screen.getByRole('combobox', { name: 'Name, brand or generic' }), 'ceti')
  await userEvent.click(await screen.findByRole('option', { name: 'Cetirizine 10 mg' }))
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Cetirizine 10 mg')
  expect(onChosen).toHaveBeenCalledExactlyOnceWith(5)
  expect(document.activeElement).toBe(screen.getByLabelText('Price'))
})
