import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { CALLS } from '../../../provider/calls'
import type { BotikaDataProvider } from '../../../provider/data-provider'
import { Panel } from '../../../ui/Panel'
import { UploadResult } from './UploadResult'

/** The last uploads, each with its way back. */
export function EarlierUploads() {
  const provider = useDataProvider<BotikaDataProvider>()
  const { data } = useQuery({
    queryKey: ['bulk', 'list'],
    queryFn: ({ signal }) => provider.call(CALLS.bulk.list, { query: { per_page: 10 } }, { signal }),
  })
  if (!data || data.data.length === 0) return null
  return (
    <Panel title="Earlier uploads">
      <Box
        component="ul"
        sx={{ listStyle: 'none', p: 0, m: 0, '& li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {data.data.map((report) => (
          <li key={report.id}>
            <UploadResult report={report} />
          </li>
        ))}
      </Box>
    </Panel>
  )
}
