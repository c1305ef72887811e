import type { Label } from '@botika/common/messages/message'
import * as records from '@botika/common/messages/office/records'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useRecordContext } from 'react-admin'
import { useTranslations } from '../../lib/language/useTranslations'
import { Panel } from '../../ui/Panel'
import type { StaleField } from '../stale/fields'
import { Version } from '../stale/Version'

type Fact = readonly [name: string, value: ReactNode]

export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <Box
    component="dl"
    sx={{ m: 0, display: 'grid', gap: 1, gridTemplateColumns: { sm: 'minmax(140px, 30%) 1fr' } }}
  >
    {facts.map(([name, value]) => (
      <Box key={name} sx={{ display: 'contents' }}>
        <Typography component="dt" variant="body2" color="textSecondary">
          {name}
        </Typography>
        <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {value}
        </Typography>
      </Box>
    ))}
  </Box>
)

/** What a form holds, for somebody who may see but not change it. */
export function Facts({ one, fields }: { one: Label; fields: readonly StaleField[] }) {
  const t = useTranslations()
  const record = useRecordContext() ?? { id: 0 }
  const isShown = (field: StaleField) => !('when' in field && field.when) || field.when(record)
  const valueOf = (field: StaleField) =>
    'format' in field && field.format ? (
      field.format(record, t)
    ) : (
      <Version field={field} value={record[field.source]} />
    )
  return (
    <Panel title={t(one)}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t(records.youMayNotChangeThis)}
      </Typography>
      <FactList facts={fields.filter(isShown).map((field) => [t(field.label), valueOf(field)])} />
    </Panel>
  )
}
