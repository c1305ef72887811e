import * as inputs from '@botika/common/messages/office/inputs'
import Alert from '@mui/material/Alert'
import { useTranslations, type Translate } from '../../lib/language/useTranslations'
import { readRules, type Week, weekFault, writeWeek } from './week'
import { formatWeek } from './format-week'

export const shownWeek = (week: Week, t: Translate) =>
  writeWeek(week) === '' ? t(inputs.shoppersAreNotToldWhen) : formatWeek(week, t)

export function HoursSummary({ text }: { text: string }) {
  const t = useTranslations()
  const { week, unread } = readRules(text)
  const fault = weekFault(week)
  const isUnderstood = unread.length === 0 && !fault
  return (
    <Alert
      severity={isUnderstood ? 'info' : 'warning'}
      role="status"
      sx={{ mt: 1.5, overflowWrap: 'anywhere' }}
    >
      {isUnderstood
        ? shownWeek(week, t)
        : fault && unread.length === 0
          ? t(fault)
          : `${t(inputs.notUnderstoodAsTimesOf, { rules: unread.map((rule) => `“${rule}”`).join(', ') })} ${t(
              inputs.shoppersSeeTheWholeText,
            )}`}
    </Alert>
  )
}
