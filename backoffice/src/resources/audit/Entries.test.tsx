import type { AuditEntry } from '@botika/common/audit/endpoints'
import { render, screen, within } from '@testing-library/react'
import { AdminContext, ListContextProvider, TestMemoryRouter, useList } from 'react-admin'
import { expect, it } from 'vitest'
import { Entries } from './AuditList'

const ENTRY: AuditEntry = {
  id: 41,
  created_at: '2026-11-22T05:50:00.000Z',
  user_id: 7,
  user_name: 'Ana Reyes',
  pharmacy_id: 3,
  pharmacy_name: 'Botica Uno',
  action: 'update',
  resource: 'news',
  record_id: 12,
  record_name: 'Free flu shots',
  changes: [
    { field: 'title', before: 'Flu shots', after: 'Free flu shots' },
    { field: 'excerpt', before: 'Come early.', after: null },
    { field: 'published_at', before: null, after: '2027-01-01T00:00:00.000Z' },
  ],
}

function List({ entries }: { entries: AuditEntry[] }) {
  const list = useList({ data: entries })
  return (
    <ListContextProvider value={list}>
      <Entries />
    </ListContextProvider>
  )
}

/** What each card says as it is read aloud, and its links. */
async function cardsOf(...entries: AuditEntry[]) {
  render(
    <TestMemoryRouter>
      <AdminContext>
        <List entries={entries} />
      </AdminContext>
    </TestMemoryRouter>,
  )
  await screen.findAllByRole('listitem')
  return screen.getAllByRole('listitem').map((card) => ({
    text: (card.textContent ?? '').replaceAll('\u00a0', ' '),
    links: within(card)
      .queryAllByRole('link')
      .map((link) => [link.textContent, decodeURIComponent(link.getAttribute('href') ?? '')]),
  }))
}

it('says who did what to which record, when, and each field before and after', async () => {
  const [card] = await cardsOf(ENTRY)
  expect(card?.text).toBe(
    'Ana Reyes changed article Free flu shots' +
      'Nov 22, 2026, 1:50 PM · Botica Uno' +
      'TitleBefore: Flu shotsAfter: Free flu shots' +
      'ExcerptBefore: Come early.After: –' +
      'Published atJan 1, 2027, 8:00 AM',
  )
  expect(card?.links).toEqual([
    ['Ana Reyes', expect.stringContaining('"user_id":7')],
    ['Free flu shots', expect.stringContaining('"record_id":12')],
  ])
})

it('names what is gone as it was called, and who is no person', async () => {
  const gone = {
    ...ENTRY,
    id: 42,
    action: 'delete',
    resource: 'hospitals',
    record_name: null,
    changes: [{ field: 'name', before: 'Bagong Umaga', after: null }],
  }
  const miss = {
    ...gone,
    id: 44,
    resource: 'search-misses',
    changes: [{ field: 'keyword', before: 'rogaine', after: null }],
  }
  const alone = { ...ENTRY, id: 43, user_id: null, user_name: null, record_name: null, changes: [] }
  const [deleted, itself, missed] = await cardsOf(gone, alone, miss)
  expect(deleted?.text).toContain('Ana Reyes deleted hospital Bagong Umaga')
  expect(missed?.text).toContain('Ana Reyes deleted search without results rogaine')
  expect(itself?.text).toContain('Botika itself changed article #12')
})
