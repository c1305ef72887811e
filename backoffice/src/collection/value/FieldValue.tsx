import * as fields from '@botika/common/messages/office/fields'
import * as records from '@botika/common/messages/office/records'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Fragment } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { ReferenceField, type RaRecord, TextField } from 'react-admin'
import { ProductPicture } from '../../ui/ProductPicture'
import { useListAddress } from '../../ui/useAddress'
import { ToneChip } from '../../ui/StatusChip'
import { useTranslations } from '../../lib/language/useTranslations'
import { publicationOf } from '../rich/publication'
import { day, moment, NOTHING, pesos, unbroken } from '../../ui/format'
import type { Field } from '../spec'

interface FieldProps {
  field: Field
  record: RaRecord
}

export function FieldValue({ field, record }: FieldProps) {
  const addressOf = useListAddress()
  const goal = field.leadsTo?.(record)
  const value = <Value field={field} record={record} />
  if (!goal) return value
  return (
    <Link
      component={RouterLink}
      to={addressOf(goal.resource, goal.filter)}
      sx={{ fontWeight: 700, display: 'inline-block', minWidth: 24, lineHeight: '24px' }}
    >
      {value}
    </Link>
  )
}

function Value({ field, record }: FieldProps) {
  const t = useTranslations()
  const value: unknown = record[field.source]
  if (field.format) return field.format(record, t)
  switch (field.kind) {
    case 'money':
      return pesos(value as number | null)
    case 'day':
      return day(value as string | null)
    case 'moment':
      return <Unbroken text={moment(value as string | null)} />
    case 'publication':
      return <ToneChip {...publicationOf(value as string | null, t)} />
    case 'flag':
      return value ? (
        <ToneChip tone="good" label={t(fields.yesIt)} />
      ) : (
        <ToneChip tone="quiet" label={t(fields.noIt)} />
      )
    case 'choice': {
      const choice = field.choices.find(({ id }) => id === value)
      if (!choice) return NOTHING
      return choice.tone ? <ToneChip tone={choice.tone} label={t(choice.name)} /> : t(choice.name)
    }
    case 'several': {
      const held = field.read(value)
      return (
        <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
          {field.choices
            .filter(({ id }) => held.includes(id))
            .map(({ id, name, tone = 'quiet' }) => (
              <ToneChip key={id} tone={tone} label={t(name)} />
            ))}
        </Box>
      )
    }
    case 'picture':
      return <ProductPicture image={value as string | null} size={40} />
    case 'lines':
      return briefly((value as string[] | undefined) ?? [])
    case 'references':
      return t(records.countEntries, { count: (value as unknown[] | undefined)?.length ?? 0 })
    case 'reference':
      if (field.named) return text(record[field.named])
      return (
        <ReferenceField source={field.source} reference={field.reference} record={record} link={false}>
          <TextField source={field.naming ?? 'name'} />
        </ReferenceField>
      )
    case 'place':
      return text([record['city'], record['province']].filter(Boolean).join(', '))
    case 'email':
      return (
        <Link href={`mailto:${String(value)}`} sx={{ display: 'inline-block', lineHeight: '24px' }}>
          {text(value)}
        </Link>
      )
    default:
      return text(value)
  }
}

const Unbroken = ({ text: value }: { text: string }) =>
  value.split(/(?<=\d{4},) /).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && ' '}
      <span style={{ whiteSpace: 'nowrap' }}>{part}</span>
    </Fragment>
  ))

const SHOWN = 2

function briefly(lines: readonly string[]): string {
  if (lines.length === 0) return NOTHING
  const rest = lines.length - SHOWN
  return lines.slice(0, SHOWN).join(', ') + (rest > 0 ? `\u00a0+${rest}` : '')
}

const text = (value: unknown) =>
  value === null || value === undefined || value === '' ? NOTHING : unbroken(String(value))
