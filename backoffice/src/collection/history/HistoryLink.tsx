import * as records from '@botika/common/messages/office/records'
import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import Button from '@mui/material/Button'
import { useCanAccess, useRecordContext, useResourceContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { pathOf } from '../../provider/table'
import { useListAddress } from '../../ui/useAddress'
import { useTranslations } from '../../lib/language/useTranslations'

export function HistoryLink() {
  const t = useTranslations()
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const addressOf = useListAddress()
  const { canAccess } = useCanAccess({ resource: 'audit-entries', action: 'list' })
  if (!record || !canAccess) return null
  return (
    <Button
      component={Link}
      startIcon={<HistoryIcon />}
      to={addressOf('audit-entries', { resource: pathOf(resource), record_id: record.id })}
    >
      {t(records.history)}
    </Button>
  )
}
