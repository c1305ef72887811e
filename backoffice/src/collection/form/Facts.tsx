import type { Label } from '@botika/common/messages/message'
import * as records from '@botika/common/messages/office/records'
import Typography from '@mui/material/Typography'
import { useRecordContext } from 'react-admin'
import { useTranslations } from '../../lib/language/useTranslations'
import { DescriptionList, Panel } from '../../ui/Panel'
import type { StaleField } from '../stale/fields'
import { Version } from '../stale/Version'

export function Facts({ one, fields }: { one: Label; fields: readonly StaleField[] }) {
  const t = useTranslations()
  const record = useRecordContext() ?? { id: 0 }
  const isShown = (field: StaleField) => !('when' in field && field.when) || field.when(record)
  function valueOf(field: StaleField) {
    const value: unknown = record[field.source]
    if (value === null || value === undefined || value === '') return null
    if ('format' in field && field.format) return field.format(record, t)
    return <Version field={field} value={value} />
  }
  return (
    <Panel title={t(one)}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t(records.youMayNotChangeThis)}
      </Typography>
      <DescriptionList isWide facts={fields.filter(isShown).map((field) => [field.label, valueOf(field)])} />
    </Panel>
  )
}
