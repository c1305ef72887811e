import { bulk } from '@botika/common/bulk/endpoints'
import { makeClient } from '@botika/common/http/client'
import { salesRecords } from '@botika/common/sales-records/endpoints'
import { expect, it } from 'vitest'
import { CALLS } from './calls'

const client = makeClient({
  request: async <T>() => ({
    data: 'Row,Name\r\n' as T,
    status: 200,
    statusText: '',
    headers: {},
    config: {} as never,
  }),
})

it('takes the sheets that are answered as text for what they are, as their endpoints say', async () => {
  const file = new File(['x'], 'stock.csv')
  const sheets = [
    client(CALLS.bulk.dryErrorSheet, { body: { file } }),
    client(CALLS.bulk.errorSheet, { params: { id: 1 } }),
    client(CALLS.salesRecords.export, { query: { month: '2026-11' } }),
  ]
  for (const sheet of sheets) expect(await sheet).toBe('Row,Name\r\n')
  expect([CALLS.bulk.dryErrorSheet, CALLS.bulk.errorSheet, CALLS.salesRecords.export]).toMatchObject(
    [bulk.dryErrorSheet, bulk.errorSheet, salesRecords.export].map(({ replyType }) => ({ replyType })),
  )
})
