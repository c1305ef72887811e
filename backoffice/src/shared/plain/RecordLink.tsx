import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { type RaRecord, useCreatePath, useResourceContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { unbroken } from '../words'

/** The way to a record's page. */
export function RecordLink({ record, children }: { record: RaRecord; children: ReactNode }) {
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  return (
    <Link
      component={RouterLink}
      data-row-link
      to={createPath({ resource, type: 'edit', id: record.id })}
      // as high as a thumb on phones, without moving what is around it
      sx={{
        fontWeight: 700,
        display: { xs: 'block', md: 'inline' },
        py: { xs: 1.25, md: 0 },
        my: { xs: -1.25, md: 0 },
      }}
    >
      {typeof children === 'string' ? unbroken(children) : children}
    </Link>
  )
}
