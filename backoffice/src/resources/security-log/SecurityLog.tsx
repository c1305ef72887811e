import { audit, security, shared } from '@botika/common/messages/office'
import { DEFAULT_PAGE_SIZE } from '@botika/common/http/page-numbers'
import { SECURITY_EVENT_KINDS } from '@botika/common/security-log/kinds'
import { formatNumber } from '@botika/common/numbers/format-number'
import type { SecurityEvent } from '@botika/common/security-log/endpoints'
import { Box, Card, Chip, Link, Typography } from '@mui/material'
import { ListBase, useListContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { ExportButton } from '../../collection/export/ExportButton'
import type { ExportColumn } from '../../collection/export/sheet'
import { inEnglish, useTranslations } from '../../lib/language/useTranslations'
import { FilterPanel } from '../../ui/FilterPanel'
import { ChoiceFilter, DayFilter, TextFilter } from '../../ui/filters'
import { moment } from '../../ui/format'
import { ListStates } from '../../ui/ListStates'
import { Message } from '../../ui/Message'
import { Pages } from '../../ui/Pages'
import { PageTitle } from '../../ui/PageTitle'
import { SearchBox } from '../../ui/SearchBox'
import { STAY_ON_ERROR } from '../../ui/stay-on-error'
import { Toolbar } from '../../ui/Toolbar'
import { useListAddress } from '../../ui/useAddress'
import { KINDS, roleName, whatOf } from './labels'

const EVENT_COLUMNS: readonly ExportColumn<SecurityEvent>[] = [
  { heading: 'When', read: (event) => event.created_at },
  { heading: 'Kind', read: (event) => inEnglish(KINDS[event.kind]) },
  { heading: 'Who', read: (event) => event.user_name },
  { heading: 'Person ID', read: (event) => event.user_id },
  { heading: 'As', read: (event) => event.role },
  { heading: 'Pharmacy', read: (event) => event.pharmacy_name },
  { heading: 'Account of', read: (event) => event.account_name },
  { heading: 'Account ID', read: (event) => event.account_id },
  { heading: 'What', read: (event) => whatOf(event, inEnglish) },
  { heading: 'Network', read: (event) => event.network },
  { heading: 'Address mark', read: (event) => event.address_hash },
  { heading: 'Times', read: (event) => event.count },
]

export const SecurityLog = () => {
  const t = useTranslations()
  return (
    <ListBase perPage={DEFAULT_PAGE_SIZE} queryOptions={STAY_ON_ERROR} storeKey={false}>
      <PageTitle title={t(security.securityLog)}>
        <ExportButton name="security-log" columns={EVENT_COLUMNS} />
      </PageTitle>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '65ch' }}>
        {t(security.whoReachedForWhat)}
      </Typography>
      <Toolbar>
        <SearchBox label={t(security.whoNameOrEmail)} />
        <FilterPanel names={['kind', 'network', 'from', 'to']}>
          <ChoiceFilter
            name="kind"
            label={t(security.kind)}
            choices={SECURITY_EVENT_KINDS.map((id) => ({ id, name: t(KINDS[id]) }))}
          />
          <TextFilter name="network" label={t(security.network)} />
          <DayFilter name="from" label={t(shared.from)} />
          <DayFilter name="to" label={t(shared.to)} />
        </FilterPanel>
        <Narrowed />
      </Toolbar>
      <ListStates empty={<Message title={t(security.nothingYet)}>{t(security.itFillsByItself)}</Message>}>
        <Events />
        <Pages />
      </ListStates>
    </ListBase>
  )
}

function Narrowed() {
  const t = useTranslations()
  const { filterValues, setFilters } = useListContext()
  const names = {
    user_id: (id: string) => t(audit.onlyWords, { words: t(audit.personId, { id }) }),
    address_hash: (mark: string) => t(security.onlyAddress, { mark }),
  }
  return Object.entries(names).map(([name, words]) => {
    const { [name]: value, ...others } = filterValues
    return value === undefined ? null : (
      <Box key={name}>
        <Chip
          label={words(String(value))}
          onDelete={() => setFilters(others)}
          sx={{ height: 36, borderRadius: '999px' }}
        />
      </Box>
    )
  })
}

export function Events() {
  const { data = [] } = useListContext<SecurityEvent>()
  return (
    <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
      {data.map((event) => (
        <Card component="li" key={event.id} sx={{ p: { xs: 2, md: 2.5 } }}>
          <Sentence event={event} />
          <About event={event} />
        </Card>
      ))}
    </Box>
  )
}

function Sentence({ event }: { event: SecurityEvent }) {
  const t = useTranslations()
  const { kind, count } = event
  const what = whatOf(event, t)
  return (
    <Typography component="div" sx={{ overflowWrap: 'anywhere' }}>
      <strong>{t(KINDS[kind])}</strong>
      {what && <> · {what}</>}
      {count > 1 && (
        <>
          {' '}
          <Chip size="small" label={t(security.times, { count: formatNumber(count) })} />
        </>
      )}
    </Typography>
  )
}

function About({ event }: { event: SecurityEvent }) {
  const t = useTranslations()
  const addressOf = useListAddress()
  const only = (filter: Record<string, unknown>, words: string) => (
    <Link
      component={RouterLink}
      to={addressOf('security-log', filter)}
      underline="always"
      sx={{ display: 'inline-block', lineHeight: '28px' }}
    >
      {words}
    </Link>
  )
  const { user_id: user, account_id: account, address_hash: mark, network, role, pharmacy_name } = event
  const person = (id: number, name: string | null) => name ?? t(audit.personId, { id: String(id) })
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      component="div"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, lineHeight: '28px', overflowWrap: 'anywhere' }}
    >
      <time dateTime={event.created_at}>{moment(event.created_at)}</time>
      {user === null ? (
        <span>{t(security.nobodySignedIn)}</span>
      ) : (
        <span>
          {only({ user_id: user }, person(user, event.user_name))}
          {role && `, ${roleName(role, t)}`}
          {pharmacy_name && `, ${pharmacy_name}`}
        </span>
      )}
      {account !== null &&
        only({ user_id: account }, t(security.accountOf, { name: person(account, event.account_name) }))}
      {mark && only({ address_hash: mark }, t(security.addressMark, { mark }))}
      {network && only({ network }, network)}
    </Typography>
  )
}
