import { useTranslations } from '../../lib/language/useTranslations'
import Card from '@mui/material/Card'
import { DataTable, type RaRecord } from 'react-admin'
import { useColumns } from '../columns/useColumns'
import { FieldValue } from '../value/FieldValue'
import { RecordLink } from './RecordLink'
import type { Field } from '../spec'

export interface RowsProps {
  fields: readonly Field[]
  nameOf: (record: RaRecord) => string
}

const Column = DataTable.Col<RaRecord>

const SORTABLE = new Set<Field['kind']>(['text', 'money', 'number', 'day', 'moment', 'choice', 'flag'])

const NARROW = new Set<Field['kind']>(['phone', 'day', 'money', 'number', 'email', 'choice'])

export function PlainTable({ fields, nameOf }: RowsProps) {
  const t = useTranslations()
  const { isShown } = useColumns()
  const [first, ...rest] = fields
  const others = rest.filter(({ source }) => isShown(source))
  if (!first) return null
  return (
    <Card sx={{ overflowX: 'auto', '& .MuiTableCell-root': { px: 1 } }}>
      <DataTable bulkActionButtons={false} rowClick={false}>
        <Column
          source={first.source}
          label={t(first.heading ?? first.label)}
          sx={{ minWidth: '12.5rem', overflowWrap: 'anywhere' }}
          render={(record) => <RecordLink record={record}>{nameOf(record)}</RecordLink>}
        />
        {others.map((field) => (
          <Column
            key={field.source}
            source={field.source}
            label={t(field.label)}
            disableSort={!SORTABLE.has(field.kind) || (field.isReadOnly ?? false)}
            align={field.kind === 'money' || field.kind === 'number' ? 'right' : 'left'}
            sx={NARROW.has(field.kind) ? { whiteSpace: 'nowrap' } : {}}
            render={(record) => (
              <span className={roomFor(field, record[field.source])}>
                <FieldValue field={field} record={record} />
              </span>
            )}
          />
        ))}
      </DataTable>
    </Card>
  )
}

const LONG = 24

function roomFor({ kind }: Field, text: unknown): string | undefined {
  if (kind === 'reference') return 'row-bounded'
  if (kind !== 'text' || typeof text !== 'string' || text === '') return undefined
  if (text.length > LONG) return 'row-roomy'
  return /\s/.test(text) ? undefined : 'row-whole'
}
