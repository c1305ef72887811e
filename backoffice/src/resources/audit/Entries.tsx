import { audit } from '@botika/common/messages/office'
import type { AuditEntry, FieldChange } from '@botika/common/audit/endpoints'
import ArrowIcon from '@mui/icons-material/ArrowForward'
import { Box, Card, Link, Typography } from '@mui/material'
import { useListContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useListAddress } from '../../ui/useAddress'
import { hidden } from '../../ui/hidden'
import { Subject } from '../../ui/Subject'
import { moment, NOTHING } from '../../ui/words'
import { useWords } from '../../lib/language/useWords'
import { deedTo, fieldWords, isUpload, valueWords } from './words'

/** One card an entry: a sentence, and the fields as they were and as they became. */
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
  const t = useWords()
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
      {deedTo(entry.action, resource, t)}{' '}
      {record !== null && what && (
        <Link
          component={RouterLink}
          to={addressOf('audit-entries', { resource, record_id: record })}
          sx={{ fontWeight: 700 }}
        >
          <Subject>{what}</Subject>
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
  const t = useWords()
  return (
    <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gap: 0.75 }}>
      {changes.map(({ field, before, after }) => (
        <Box
          key={field}
          sx={{ display: 'grid', gap: { xs: 0, sm: 2 }, gridTemplateColumns: { sm: '180px minmax(0, 1fr)' } }}
        >
          <Typography component="dt" variant="body2" color="textSecondary">
            {fieldWords(field, t)}
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
                  {valueWords(field, before, t)}
                </Box>
                <ArrowIcon sx={{ fontSize: 16 }} aria-hidden />
                <span style={hidden}>{t(audit.after)} </span>
              </>
            )}
            <Box component="span" sx={{ fontWeight: 600 }}>
              {after === null ? NOTHING : valueWords(field, after, t)}
            </Box>
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
