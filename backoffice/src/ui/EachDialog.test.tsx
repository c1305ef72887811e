import { message } from '@botika/common/messages/declare'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, testDataProvider } from 'react-admin'
import { expect, it, vi } from 'vitest'
import { lightTheme } from './brand/theme'
import { EachDialog } from './EachDialog'
import { FinalError } from '../lib/run-each'

const actionFor = (refused: string | null) =>
  vi.fn<(name: string) => Promise<void>>(async (name) => {
    if (name === refused) throw new Error('Its price cap is lower')
  })

const CHANGED = message('test.changed', {
  en: '{worked, number} of {total, number} changed',
  fil: '{worked, number} sa {total, number} ang nabago',
})
const CONFIRMED = message('test.confirmed', {
  en: '{worked, number} of {total, number} confirmed',
  fil: '{worked, number} sa {total, number} ang nakumpirma',
})

function show(undo?: (name: string) => Promise<unknown>) {
  const onDone = vi.fn<() => void>()
  render(
    <AdminContext dataProvider={testDataProvider()} theme={lightTheme}>
      <EachDialog
        title="Change prices by percent"
        confirmLabel="Change prices"
        success={CHANGED}
        items={['Rinse', 'Syrup', 'Zinc']}
        nameOf={(name) => name}
        action={actionFor('Syrup')}
        undo={undo}
        onDone={onDone}
        onClose={() => undefined}
      />
    </AdminContext>,
  )
  return { onDone }
}

it('undoes what worked, and only that', async () => {
  const undo = actionFor(null)
  const { onDone } = show(undo)
  await userEvent.click(screen.getByRole('button', { name: 'Change prices (3)' }))
  expect(await screen.findByText('2 of 3 changed, 1 refused')).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('2 of 2 put back')).toBeTruthy()
  expect(undo.mock.calls.map(([name]) => name)).toEqual(['Rinse', 'Zinc'])
  expect(onDone).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('can try again what could not be put back', async () => {
  const undo = actionFor('Zinc')
  show(undo)
  await userEvent.click(screen.getByRole('button', { name: 'Change prices (3)' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('1 of 2 put back, 1 refused')).toBeTruthy()
  expect(screen.getByText('Its price cap is lower')).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo.mock.calls.map(([name]) => name)).toEqual(['Rinse', 'Zinc', 'Zinc'])
})

it('offers no undo for what can never be undone', async () => {
  const undo = vi.fn<(name: string) => Promise<void>>(async (name) => {
    if (name === 'Zinc') throw new FinalError('It stays as they left it')
  })
  show(undo)
  await userEvent.click(screen.getByRole('button', { name: 'Change prices (3)' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('It stays as they left it')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Close' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('offers no undo for what cannot be undone', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Change prices (3)' }))
  expect(await screen.findByText('2 of 3 changed, 1 refused')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('asks in its title before the action, and says there afterwards what happened', async () => {
  show(actionFor(null))
  expect(screen.getByRole('dialog', { name: 'Change prices by percent' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Change prices (3)' }))
  expect(await screen.findByRole('dialog', { name: '2 of 3 changed, 1 refused' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('dialog', { name: '2 of 2 put back' })).toBeTruthy()
})

it('says that it can be done for none of the chosen, and offers only the way back', () => {
  render(
    <AdminContext dataProvider={testDataProvider()} theme={lightTheme}>
      <EachDialog
        title="Confirm these orders?"
        confirmLabel="Confirm"
        success={CONFIRMED}
        none="None of these orders can be confirmed"
        items={['Rinse', 'Syrup']}
        nameOf={(name) => name}
        problemOf={() => 'It is shipped already'}
        action={actionFor(null)}
        onDone={() => undefined}
        onClose={() => undefined}
      >
        The shoppers are told.
      </EachDialog>
    </AdminContext>,
  )
  expect(screen.getByRole('dialog', { name: 'None of these orders can be confirmed' })).toBeTruthy()
  expect(screen.getAllByText('It is shipped already')).toHaveLength(2)
  expect(screen.queryByText('The shoppers are told.')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy()
})
