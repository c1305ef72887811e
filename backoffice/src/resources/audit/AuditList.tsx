import { audit, shared } from '@botika/common/messages/office'
import { DEFAULT_PAGE_SIZE } from '@botika/common/http/page-numbers'
import { Box, Chip, Typography } from '@mui/material'
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
import { useWords } from '../../lib/language/useWords'
import { Entries } from './Entries'
import { ACTIONS, capital, oneOf, RESOURCES, deedOf, fieldWords } from './words'
import { STAYS } from '../../ui/stays'
import type { AuditEntry, FieldChange } from '@botika/common/audit/endpoints'
import type { ExportColumn } from '../../collection/export/sheet'

const asLine = ({ field, before, after }: FieldChange) =>
  `${fieldWords(field)}: ${before === null ? '' : `${before} → `}${after ?? ''}`

/** What somebody did as a line of a file; the changes stand in one cell, a line each. */
const ENTRY_COLUMNS: readonly ExportColumn<AuditEntry>[] = [
  { heading: 'When', read: (entry) => entry.created_at },
  {
    heading: 'Who',
    read: (entry) => entry.user_name ?? (entry.user_id === null ? 'Botika itself' : null),
  },
  { heading: 'Person ID', read: (entry) => entry.user_id },
  { heading: 'Pharmacy', read: (entry) => entry.pharmacy_name },
  { heading: 'Done', read: (entry) => deedOf(entry.action) },
  { heading: 'What', read: (entry) => oneOf(entry.resource) },
  { heading: 'Record ID', read: (entry) => entry.record_id },
  { heading: 'Record', read: (entry) => entry.record_name },
  { heading: 'Changes', read: (entry) => entry.changes.map(asLine).join('\n') },
]

/** What sellers and admins did, the latest first. Nobody can change it, not even here. */
export const AuditList = () => {
  const t = useWords()
  return (
    <ListBase perPage={DEFAULT_PAGE_SIZE} queryOptions={STAYS} storeKey={false}>
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

/** A record that nobody has changed yet has an empty history, which no other words would fill. */
function States() {
  const t = useWords()
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

/** Says that only one record's history is shown, or one person's doings, and lets go of it. */
function OneRecord() {
  const t = useWords()
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
