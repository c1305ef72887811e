import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  AdminContext,
  EditBase,
  HttpError,
  ShowBase,
  testDataProvider,
  TestMemoryRouter,
  WithRecord,
} from 'react-admin'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { RecordStates } from './RecordStates'
import { STAY_ON_ERROR } from './stay-on-error'

const STILL = { ...STAY_ON_ERROR, retry: false }

const PAGES = {
  'edits one': (page: ReactNode) => (
    <EditBase resource="couriers" id={1} queryOptions={STILL}>
      {page}
    </EditBase>
  ),
  'shows one': (page: ReactNode) => (
    <ShowBase resource="couriers" id={1} queryOptions={STILL}>
      {page}
    </ShowBase>
  ),
}

function open(pageOf: (page: ReactNode) => ReactNode, getOne: () => Promise<unknown>) {
  // react-admin writes refused calls to the console while developing
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <TestMemoryRouter>
      <AdminContext dataProvider={testDataProvider({ getOne: getOne as never })}>
        {pageOf(
          <RecordStates what="courier">
            <WithRecord render={({ name }) => name} />
          </RecordStates>,
        )}
      </AdminContext>
    </TestMemoryRouter>,
  )
}

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)

describe.each(Object.entries(PAGES))('a page that %s', (_, pageOf) => {
  it('reads a record again that could not be read at first', async () => {
    const getOne = vi
      .fn<() => Promise<unknown>>()
      .mockRejectedValueOnce(new HttpError('The line is bad.', 500))
      .mockResolvedValue({ data: { id: 1, name: 'Jun' } })
    open(pageOf, getOne)
    expect(await screen.findByText('The line is bad.')).toBeTruthy()
    expect(headings()).toEqual(['The courier could not be loaded'])
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Jun')).toBeTruthy()
  })

  it('says that there is none, and leads away', async () => {
    open(pageOf, () => Promise.reject(new HttpError('This courier does not exist.', 404)))
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such courier' })).toBeTruthy()
    expect(headings()).toHaveLength(1)
    expect(screen.getByText('Go to the dashboard').getAttribute('href')).toBe('/')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})
