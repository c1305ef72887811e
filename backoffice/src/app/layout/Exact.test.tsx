import { render, screen } from '@testing-library/react'
import { AdminContext, Resource, testDataProvider, TestMemoryRouter } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { exact } from './Exact'

const open = (address: string) =>
  render(
    <TestMemoryRouter initialEntries={[address]}>
      <AdminContext dataProvider={testDataProvider()}>
        <Routes>
          <Route
            path="/couriers/*"
            element={
              <Resource
                {...exact({
                  name: 'couriers',
                  list: () => <p>The list</p>,
                  create: () => <p>A new one</p>,
                  edit: () => <p>One of them</p>,
                })}
              />
            }
          />
        </Routes>
      </AdminContext>
    </TestMemoryRouter>,
  )

describe('screens of a resource', () => {
  it.each([
    ['/couriers', 'The list'],
    ['/couriers/', 'The list'],
    ['/couriers?page=2', 'The list'],
    ['/couriers/create', 'A new one'],
    ['/couriers/5', 'One of them'],
  ])('stand at %s', (address, text) => {
    open(address)
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByRole('heading', { name: '404 Not Found' })).toBeNull()
  })

  it.each(['/couriers/create/x', '/couriers/5/x', '/couriers/5/show'])('do not stand at %s', (address) => {
    open(address)
    expect(screen.getByRole('heading', { level: 1, name: '404 Not Found' })).toBeTruthy()
    expect(screen.getByText('Go to the dashboard')).toBeTruthy()
  })
})

it('gives a list nothing but its own address', () => {
  render(
    <TestMemoryRouter initialEntries={['/mails/1']}>
      <AdminContext dataProvider={testDataProvider()}>
        <Routes>
          <Route
            path="/mails/*"
            element={<Resource {...exact({ name: 'mails', list: () => <p>The list</p> })} />}
          />
        </Routes>
      </AdminContext>
    </TestMemoryRouter>,
  )
  expect(screen.getByRole('heading', { level: 1, name: '404 Not Found' })).toBeTruthy()
})
