import * as shared from '@botika/common/messages/office/shared'
import * as inputs from '@botika/common/messages/office/inputs'
import Box from '@mui/material/Box'
import { ReferenceArrayField, type RaRecord, SingleFieldList } from 'react-admin'
import { shownWeek } from '../hours/HoursSummary'
import { readRules } from '../hours/week'
import { useTranslations } from '../../lib/language/useTranslations'
import { FieldValue } from '../value/FieldValue'
import { addressOf, type Picture } from '../pictures/picture'
import { NOTHING } from '../../ui/format'
import type { StaleField } from './fields'

interface VersionProps {
  field: StaleField | undefined
  value: unknown
}

export function Version({ field, value }: VersionProps) {
  const t = useTranslations()
  if (value === null || value === undefined || value === '' || isEmpty(value)) {
    return field?.kind === 'publication' ? t(shared.draft) : NOTHING
  }
  if (!field) return typeof value === 'object' ? JSON.stringify(value) : String(value)
  const record: RaRecord = { id: 0, [field.source]: value }
  switch (field.kind) {
    case 'pictures':
      return <Pictures pictures={value as readonly Picture[]} />
    case 'picture':
      return <Pictures pictures={[value as Picture]} />
    case 'hours': {
      const { week, unread } = readRules(String(value))
      return unread.length === 0 ? shownWeek(week, t) : String(value)
    }
    case 'lines':
      return (value as string[]).join('\n')
    case 'place':
      return String(value)
    case 'references':
      return (
        <ReferenceArrayField source={field.source} reference={field.reference} record={record} perPage={50}>
          <SingleFieldList linkType={false} />
        </ReferenceArrayField>
      )
    case 'reference': {
      const { named: _, format: __, ...bare } = field
      return <FieldValue field={bare} record={record} />
    }
    default: {
      const { format: _, ...bare } = field
      return <FieldValue field={bare} record={record} />
    }
  }
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0

function Pictures({ pictures }: { pictures: readonly Picture[] }) {
  const t = useTranslations()
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
      {pictures.map((picture, at) => (
        <Box
          component="img"
          key={at}
          src={addressOf(picture, 128)}
          alt={t(inputs.pictureNumber, { number: at + 1 })}
          sx={{ width: 56, height: 56, borderRadius: '8px', objectFit: 'cover' }}
        />
      ))}
    </Box>
  )
}
