import { complaints } from '@botika/common/messages/office'
import type { ComplaintSummary } from '@botika/common/complaints/endpoints'
import { OUTCOME_NAMES, STATUS_NAMES } from '@botika/common/complaints/rules'
import { useTranslations } from '../../lib/language/useTranslations'
import { ToneChip } from '../../ui/StatusChip'

export function ComplaintMarks({ complaint }: { complaint: ComplaintSummary }) {
  const t = useTranslations()
  const { status, outcome, is_late, is_reopened } = complaint
  return (
    <>
      {is_late && <ToneChip tone="bad" label={t(complaints.late)} />}
      {is_reopened && <ToneChip tone="warn" label={t(complaints.reopened)} />}
      <ToneChip
        tone={status === 'settled' ? 'quiet' : 'info'}
        label={t(outcome ? OUTCOME_NAMES[outcome] : STATUS_NAMES[status])}
      />
    </>
  )
}
