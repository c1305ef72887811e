import { message } from '@botika/common/messages/declare'
import type { Label } from '@botika/common/messages/message'
import * as fields from '@botika/common/messages/office/fields'
import { render, screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  AdminContext,
  HttpError,
  type RaRecord,
  ResourceContextProvider,
  testDataProvider,
  TestMemoryRouter,
  CheckboxGroupInput,
  TextInput,
  type UpdateParams,
} from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { lightTheme } from '../../ui/brand/theme'
import { EditPage } from '../form/FormPage'
import type { StaleField } from './fields'

const before = {
  id: 1,
  name: 'Jun',
  vehicle: 'Van',
  since: '2026-01-31',
  trips: 3,
  days: [{ name: 'monday' }],
  updated_at: 'a',
}
const theirs = { ...before, vehicle: 'Bicycle', since: '2026-02-28', trips: 4, updated_at: 'b' }
const label = (text: string) => message('test.label', { en: text, fil: text }) as Label

const FIELDS: readonly StaleField[] = [
  { source: 'name', label: label('Name'), kind: 'text' },
  { source: 'vehicle', label: label('Wheels'), kind: 'text' },
  { source: 'since', label: label('Rides since'), kind: 'day' },
  {
    source: 'days',
    label: label('Rides on'),
    kind: 'several',
    choices: [
      { id: 'monday', name: label('Monday') },
      { id: 'friday', name: label('Friday') },
    ],
    read: (held) =>
      (held as (string | { name: string })[]).map((day) => (typeof day === 'string' ? day : day.name)),
  },
]

/** What the server does not take. */
const tooMany = ({ vehicle, trips }: Partial<RaRecord>) => vehicle === 'Truck' && trips > 3
const TOO_MANY = 'A truck makes three trips at most'

/** A courier's form, while others change its record: first one who makes a bicycle of the van. */
async function staleForm(
  others: readonly RaRecord[] = [theirs],
  mustRefuse: (sent: Partial<RaRecord>) => boolean = () => false,
  alsoDo: (user: ReturnType<typeof userEvent.setup>) => Promise<void> = async () => undefined,
) {
  // react-admin writes refused calls to the console while developing
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let held: RaRecord = before
  const update = vi.fn<(resource: string, params: UpdateParams) => Promise<{ data: RaRecord }>>(
    async (_resource, { data, previousData }) => {
      const faster =
        others[others.findIndex(({ updated_at }) => updated_at === previousData?.['updated_at']) + 1]
      if (faster) {
        held = faster
        throw new HttpError('Somebody else changed this meanwhile.', 409, {
          code: 'stale_record',
          extra: faster,
        })
      }
      if (mustRefuse(data)) {
        throw new HttpError('Some fields are not valid', 422, { errors: { trips: TOO_MANY } })
      }
      held = { ...held, ...data, updated_at: 'c' } as RaRecord
      return { data: held }
    },
  )
  render(
    <TestMemoryRouter initialEntries={['/couriers/1']}>
      <AdminContext
        dataProvider={testDataProvider({
          getOne: (async () => ({ data: held })) as never,
          update: update as never,
        })}
        theme={lightTheme}
      >
        <ResourceContextProvider value="couriers">
          <Routes>
            <Route
              path="/couriers/:id"
              element={
                <EditPage one={fields.courier} nameOf={(record) => String(record['name'])} fields={FIELDS}>
                  <TextInput source="name" />
                  <TextInput source="vehicle" />
                  <TextInput source="trips" />
                  <TextInput source="since" />
                  <CheckboxGroupInput
                    source="days"
                    choices={[
                      { id: 'monday', name: 'Monday' },
                      { id: 'friday', name: 'Friday' },
                    ]}
                    format={(days: (string | { name: string })[]) =>
                      days.map((day) => (typeof day === 'string' ? day : day.name))
                    }
                  />
                </EditPage>
              }
            />
          </Routes>
        </ResourceContextProvider>
      </AdminContext>
    </TestMemoryRouter>,
  )
  const user = userEvent.setup()
  const vehicle = await screen.findByDisplayValue('Van')
  await user.clear(vehicle)
  await user.type(vehicle, 'Truck')
  await alsoDo(user)
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  return { user, update, dialog: await screen.findByRole('dialog') }
}

describe('a form whose record somebody else changed', () => {
  it('shows both versions and keeps mine on top of theirs', async () => {
    const { user, update, dialog } = await staleForm()
    const versions = within(dialog).getByRole('region', { name: 'Wheels' })
    expect(versions.textContent).toBe('WheelsTheirsBicycleYoursTruck')
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(update.mock.calls.at(-1)?.[1]).toMatchObject({ data: { vehicle: 'Truck' }, previousData: theirs })
    expect(screen.getByDisplayValue('Truck')).toBeTruthy()
  })

  it('tells what only they changed in the form’s own words, and nothing that the form does not ask for', async () => {
    const { dialog } = await staleForm()
    const texts = within(dialog)
      .getAllByRole('region')
      .map(({ textContent }) => textContent)
    expect(texts).toEqual(['WheelsTheirsBicycleYoursTruck', 'Rides sinceTheirsFeb 28, 2026'])
  })

  it('keeps what others changed also when one more was faster than the answer', async () => {
    const again = { ...theirs, vehicle: 'Tricycle', updated_at: 'b2' }
    const { user, update, dialog } = await staleForm([theirs, again])
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }))
    const versions = await screen.findByText('Tricycle')
    expect(versions).toBeTruthy()
    // the day that the first one changed is nobody's to decide any more
    expect(screen.queryByRole('region', { name: 'Rides since' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(update.mock.calls.at(-1)?.[1]).toMatchObject({
      data: { vehicle: 'Truck', since: '2026-02-28', trips: 4 },
      previousData: again,
    })
  })

  it('says that there is nothing to save where they made the same change', async () => {
    const { user, update, dialog } = await staleForm([{ ...before, vehicle: 'Truck', updated_at: 'b' }])
    expect(dialog.textContent).toContain('They made the same change as you')
    expect(within(dialog).queryByRole('button', { name: 'Keep both' })).toBeNull()
    await user.click(within(dialog).getByRole('button', { name: 'Show it as it is now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByDisplayValue('Truck')).toBeTruthy()
    expect(update).toHaveBeenCalledTimes(1)
  })

  it('takes theirs and begins anew with it', async () => {
    const { user, update, dialog } = await staleForm()
    await user.click(within(dialog).getByRole('button', { name: 'Take theirs' }))
    expect(await screen.findByDisplayValue('Bicycle')).toBeTruthy()
    expect(update).toHaveBeenCalledTimes(1)
  })

  it('takes names for what a record holds as objects: choosing the same is no quarrel', async () => {
    const same = {
      ...before,
      vehicle: 'Truck',
      days: [{ name: 'monday' }, { name: 'friday' }],
      updated_at: 'b',
    }
    const { dialog } = await staleForm([same], undefined, async (user) =>
      user.click(screen.getByRole('checkbox', { name: 'Friday' })),
    )
    expect(dialog.textContent).toContain('They made the same change as you')
  })

  it('puts both into the form where the server does not take them together, and says what is wrong', async () => {
    const { user, update, dialog } = await staleForm([{ ...theirs, vehicle: 'Van' }], tooMany)
    await user.click(within(dialog).getByRole('button', { name: 'Keep both' }))
    expect(await screen.findByText(TOO_MANY)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const trips = await screen.findByDisplayValue('4')
    expect(trips.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(trips)
    expect(screen.getByDisplayValue('Truck')).toBeTruthy()
    expect(screen.getByDisplayValue('2026-02-28')).toBeTruthy()
    await user.clear(trips)
    await user.type(trips, '3')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(update).toHaveBeenCalledTimes(3))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(update.mock.calls.at(-1)?.[1]).toMatchObject({
      data: { vehicle: 'Truck', trips: '3', since: '2026-02-28' },
    })
  })
})
