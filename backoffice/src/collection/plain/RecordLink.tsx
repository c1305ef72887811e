import type { ReactNode } from 'react'
import { type RaRecord, useCreatePath, useResourceContext } from 'react-admin'
import { RowLink } from '../../ui/RowLink'
import { unbroken } from '../../ui/format'

export function RecordLink({ record, children }: { record: RaRecord; children: ReactNode }) {
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  return (
    <RowLink isTall to={createPath({ resource, type: 'edit', id: record.id })}>
      {typeof children === 'string' ? unbroken(children) : children}
    </RowLink>
  )
}
