import { audit, shared } from '@botika/common/messages/office'
import { DEFAULT_PAGE_SIZE } from '@botika/common/http/page-numbers'
import { Box, Chip, Typography, Card, Link } from '@mui/material'
import { ListBase, useListContext } from 'react-admin'
import { ExportButton } from '../../collection/export/ExportButton'
import { FilterPanel } from '../../ui/FilterPanel'
import { ChoiceFilter, DayFilter } from '../../ui/filters'
import { ListStates } from '../../ui/ListStates'
import { Message } from '../../ui/Message'
import { Pages } from '../../ui/Pages'
import { PageTitle } from '../../ui/PageTitle'
import { SearchBox } from '../../ui/SearchBox'
import { Toolbar } from '../../ui/Toolbar'
import { useTranslations } from '../../lib/language/useTranslations'
import {
  ACTIONS,
  capital,
  oneOf,
  RESOURCES,
  actionLabel,
  fieldLabel,
  actionOn,
  isUpload,
  formatValue,
} from './labels'
import { STAY_ON_ERROR } from '../../ui/stay-on-error'
import type { AuditEntry, FieldChange } from '@botika/common/audit/endpoints'
import type { ExportColumn } from '../../collection/export/sheet'
import ArrowIcon from '@mui/icons-material/ArrowForward'
import { Link as RouterLink } from 'react-router-dom'
import { useListAddress } from '../../ui/useAddress'
import { hidden } from '../../ui/hidden'
import { MailSubject } from '../../ui/MailSubject'
import { moment, NOTHING } from '../../ui/format'

const asLine = ({ field, before, after }: FieldChange) =>
  `${fieldLabel(field)}: ${before === null ? '' : `${before} → `}${after ?? ''}`

const ENTRY_COLUMNS: readonly ExportColumn<AuditEntry>[] = [
  { heading: 'When', read: (entry) => entry.created_at },
  {
    heading: 'Who',
    read: (entry) => entry.user_name ?? (entry.user_id === null ? 'Botika itself' : null),
  },
  { heading: 'Person ID', read: (entry) => entry.user_id },
  { heading: 'Pharmacy', read: (entry) => entry.pharmacy_name },
  { heading: 'Done', read: (entry) => actionLabel(entry.action) },
  { heading: 'What', read: (entry) => oneOf(entry.resource) },
  { heading: 'Record ID', read: (entry) => entry.record_id },
  { heading: 'Record', read: (entry) => entry.record_name },
  { heading: 'Changes', read: (entry) => entry.changes.map(asLine).join('\n') },
]

export const AuditList = () => {
  const t = useTranslations()
  return (
    <ListBase perPage={DEFAULT_PAGE_SIZE} queryOptions={STAY_ON_ERROR} storeKey={false}>
      <PageTitle title={t(shared.activityLog)}>
        <ExportButton name="activity" columns={ENTRY_COLUMNS} />
      </PageTitle>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '65ch' }}>
        {t(audit.everyChangeBySellersAnd)}
      </Typography>
      <Toolbar>
        <SearchBox label={t(audit.whoDidItNameOr)} />
        <FilterPanel names={['resource', 'action', 'from', 'to']}>
          <ChoiceFilter
            name="resource"
            label={t(audit.what)}
            choices={RESOURCES.map((id) => ({ id, name: capital(oneOf(id, t)) }))}
          />
          <ChoiceFilter
            name="action"
            label={t(shared.done)}
            choices={ACTIONS.map(({ id, name }) => ({ id, name: t(name) }))}
          />
          <DayFilter name="from" label={t(shared.from)} />
          <DayFilter name="to" label={t(shared.to)} />
        </FilterPanel>
        <OneRecord />
      </Toolbar>
      <States />
    </ListBase>
  )
}

function States() {
  const t = useTranslations()
  const { filterValues } = useListContext()
  const isOfOne = filterValues['record_id'] !== undefined || filterValues['user_id'] !== undefined
  return (
    <ListStates
      fixed={isOfOne ? ['resource', 'record_id', 'user_id'] : []}
      empty={<Message title={t(audit.nothingWasChangedYet)}>{t(audit.asSoonAsASeller)}</Message>}
    >
      <Entries />
      <Pages />
    </ListStates>
  )
}

function OneRecord() {
  const t = useTranslations()
  const { filterValues, setFilters } = useListContext()
  const { record_id: record, user_id: person, resource, ...others } = filterValues
  if (record === undefined && person === undefined) return null
  const words =
    record === undefined
      ? t(audit.personId, { id: String(person) })
      : `${oneOf(String(resource), t)} #${String(record)}`
  return (
    <Box>
      <Chip
        label={t(audit.onlyWords, { words })}
        onDelete={() => setFilters(others)}
        sx={{ height: 36, borderRadius: '999px' }}
      />
    </Box>
  )
}

export function Entries() {
  const { data = [] } = useListContext<AuditEntry>()
  return (
    <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
      {data.map((entry) => (
        <Card component="li" key={entry.id} sx={{ p: { xs: 2, md: 2.5 } }}>
          <Sentence entry={entry} />
          <Typography variant="body2" color="textSecondary">
            <time dateTime={entry.created_at}>{moment(entry.created_at)}</time>
            {entry.pharmacy_name && ` · ${entry.pharmacy_name}`}
          </Typography>
          {entry.changes.length > 0 && <Changes changes={entry.changes} />}
        </Card>
      ))}
    </Box>
  )
}

function Sentence({ entry }: { entry: AuditEntry }) {
  const t = useTranslations()
  const addressOf = useListAddress()
  const { user_id: person, record_id: record, resource } = entry
  const what = nameOf(entry)
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      {person === null ? (
        <strong>{t(audit.botikaItself)}</strong>
      ) : (
        <Link
          component={RouterLink}
          to={addressOf('audit-entries', { user_id: person })}
          sx={{ fontWeight: 700 }}
        >
          {entry.user_name ?? t(audit.personId, { id: String(person) })}
        </Link>
      )}{' '}
      {actionOn(entry.action, resource, t)}{' '}
      {record !== null && what && (
        <Link
          component={RouterLink}
          to={addressOf('audit-entries', { resource, record_id: record })}
          sx={{ fontWeight: 700 }}
        >
          <MailSubject>{what}</MailSubject>
        </Link>
      )}
    </Typography>
  )
}

// what is gone says what it was called as it went
const TITLES = new Set(['name', 'title', 'word', 'generic_name', 'pharmacy_name', 'keyword'])

function nameOf({ action, record_name, record_id, changes }: AuditEntry): string {
  if (isUpload(action)) return ''
  const gone = action === 'delete' ? changes.find(({ field }) => TITLES.has(field))?.before : null
  return record_name ?? gone ?? (record_id === null ? '' : `#${record_id}`)
}

const Changes = ({ changes }: { changes: readonly FieldChange[] }) => {
  const t = useTranslations()
  return (
    <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gap: 0.75 }}>
      {changes.map(({ field, before, after }) => (
        <Box
          key={field}
          sx={{ display: 'grid', gap: { xs: 0, sm: 2 }, gridTemplateColumns: { sm: '180px minmax(0, 1fr)' } }}
        >
          <Typography component="dt" variant="body2" color="textSecondary">
            {fieldLabel(field, t)}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{
              m: 0,
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 1,
              alignItems: 'center',
              overflowWrap: 'anywhere',
            }}
          >
            {before !== null && (
              <>
                <span style={hidden}>{t(audit.before)} </span>
                <Box component="del" sx={{ color: 'text.secondary' }}>
                  {formatValue(field, before, t)}
                </Box>
                <ArrowIcon sx={{ fontSize: 16 }} aria-hidden />
                <span style={hidden}>{t(audit.after)} </span>
              </>
            )}
            <Box component="span" sx={{ fontWeight: 600 }}>
              {after === null ? NOTHING : formatValue(field, after, t)}
            </Box>
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
