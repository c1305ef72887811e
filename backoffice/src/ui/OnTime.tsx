import * as dashboard from '@botika/common/messages/office/dashboard'
import type { Dashboard } from '@botika/common/dashboard/endpoints'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../lib/language/useTranslations'

/** The share of parts that came, or were ready, when the shopper was told they would. */
export function OnTime({ expected, on_time: onTime }: Dashboard['on_time']) {
  const t = useTranslations()
  if (expected === 0) return null
  const percent = Math.round((onTime * 100) / expected)
  return (
    <Typography color="textSecondary">{t(dashboard.inTimeShare, { percent, onTime, expected })}</Typography>
  )
}
