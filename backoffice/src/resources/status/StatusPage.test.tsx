import type { Status } from '@botika/common/status/endpoints'
import { render, screen } from '@testing-library/react'
import { AdminContext, TestMemoryRouter } from 'react-admin'
import { expect, it } from 'vitest'
import { StatusPanels } from './StatusPage'

const QUIET: Status = {
  version: '1.0.0',
  started_at: new Date(Date.now() - 3 * 3_600_000 - 1_000).toISOString(),
  database: { version: '17.5', bytes: 300 * 1024 ** 2 },
  replicas: [],
  jobs: { waiting: [], given_up: [] },
  mails_waiting: 0,
  storage: { kind: 'disk', is_reachable: true },
  caches: [{ name: 'answers', asked: 0, made: 0 }],
  requests: { at_work: 1, waiting: { trade: 0, browsing: 0 }, refused: { trade: 0, browsing: 0 } },
  last_backup_at: null,
  disk: { free_bytes: 30 * 1024 ** 3, total_bytes: 100 * 1024 ** 3 },
}

function shown(status: Partial<Status>) {
  render(
    <TestMemoryRouter>
      <AdminContext>
        <StatusPanels status={{ ...QUIET, ...status }} />
      </AdminContext>
    </TestMemoryRouter>,
  )
  const values = Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent?.trim(), term.nextElementSibling?.textContent]),
  )
  return { values, alerts: screen.queryAllByRole('alert').map((one) => one.textContent) }
}

it('says that all is well where it is', () => {
  const { values, alerts } = shown({})
  expect(alerts).toEqual([])
  expect(values).toMatchObject({
    'Running for': '3 hours',
    Size: '300 MB',
    Standbys: 'none',
    Storage: 'data folder: answers',
    'Last backup here': 'none in the data folder',
    'Free on the disk': '30.0 GB of 100.0 GB',
    API: 'not asked yet',
  })
  expect(screen.getByText('Nothing waits.')).toBeTruthy()
})

it('warns of what is not, and counts what waits', () => {
  const { values, alerts } = shown({
    storage: { kind: 's3', is_reachable: false },
    disk: { free_bytes: 1024 ** 3, total_bytes: 100 * 1024 ** 3 },
    replicas: [
      { name: 'near', lag_seconds: 2.4 },
      { name: 'far', lag_seconds: null },
    ],
    jobs: {
      waiting: [{ kind: 'mail', count: 1_200, oldest_seconds: 600 }],
      given_up: [{ kind: 'mail', count: 3 }],
    },
    caches: [{ name: 'pages', asked: 200, made: 20 }],
  })
  expect(alerts).toEqual(['bucket: does not answer', 'Free on the disk: 1.0 GB of 100.0 GB', '3 given up'])
  expect(values['Standbys']).toBe('near: 2 s behind, far: how far behind is not known')
  expect(values['Pages']).toBe('90 % of 200 from the cache')
  expect(screen.getByText('1,200, the oldest for 10 minutes')).toBeTruthy()
})
