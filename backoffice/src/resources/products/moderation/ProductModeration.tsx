import { offers, products, reviews, shared } from '@botika/common/messages/office'
import SuspendIcon from '@mui/icons-material/BlockOutlined'
import { Alert, Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useCanAccess, useDataProvider, useRecordContext } from 'react-admin'
import { CALLS } from '../../../provider/calls'
import type { BotikaDataProvider } from '../../../provider/data-provider'
import { ReasonButton } from '../../../ui/AskButton'
import { useAction } from '../../../ui/useAction'
import { day } from '../../../ui/format'
import { useTranslations } from '../../../lib/language/useTranslations'

function useModeration() {
  const id = Number(useRecordContext()?.id)
  const provider = useDataProvider<BotikaDataProvider>()
  const { data } = useQuery({
    queryKey: ['products', 'moderation', id],
    queryFn: ({ signal }) => provider.call(CALLS.moderation.one, { params: { id } }, { signal }),
    enabled: id > 0,
  })
  return { id, standing: data }
}

export function SuspensionNotice() {
  const t = useTranslations()
  const { standing } = useModeration()
  if (!standing?.suspended_at) return null
  return (
    <Alert severity="warning">
      <strong>{t(products.suspendedSinceDay, { day: day(standing.suspended_at) })}</strong>{' '}
      {standing.suspension_reason} {t(offers.shoppersDoNotSeeIt)}
      {standing.held_offers > 0 && ` (${t(shared.countOffers, { count: standing.held_offers })})`}
    </Alert>
  )
}

export function HoldNotice() {
  const t = useTranslations()
  const { standing } = useModeration()
  if (standing?.review === 'returned')
    return (
      <Alert severity="warning">
        <strong>{t(products.notOnSaleYet)}</strong>{' '}
        {t(reviews.wasReturned, { reason: standing.review_reason ?? '' })}
      </Alert>
    )
  if (!standing?.hold_reason && !standing?.review) return null
  return (
    <Alert severity="warning">
      <strong>{t(products.notOnSaleYet)}</strong>{' '}
      {standing.hold_reason
        ? `${standing.hold_reason} ${t(offers.untilThenOffersOfIt)}`
        : t(reviews.waitsForApproval)}
    </Alert>
  )
}

export function ReportButton() {
  const t = useTranslations()
  const { canAccess } = useCanAccess({ resource: 'products', action: 'report' })
  const id = Number(useRecordContext()?.id)
  const report = useAction({
    run: (provider, message: string) =>
      provider.call(CALLS.moderation.report, { params: { id }, body: { message } }),
    success: reviews.thankYouForTheReport,
  })
  if (!canAccess) return null
  return (
    <ReasonButton
      action={report}
      button={{ variant: 'outlined', children: t(reviews.reportAMistake) }}
      title={t(reviews.reportAMistake)}
      confirmLabel={t(reviews.sendReport)}
      label={t(reviews.whatIsWrong)}
      help={t(reviews.forExampleOnTheBox)}
      maxLength={1_000}
    >
      {t(reviews.anAdminLooks)}
    </ReasonButton>
  )
}

export function ReleaseButton() {
  const t = useTranslations()
  const { canAccess } = useCanAccess({ resource: 'products', action: 'moderate' })
  const { id, standing } = useModeration()
  const release = useAction({
    run: (provider, reason: string) =>
      provider.call(CALLS.moderation.release, { params: { id }, body: { reason } }),
    success: products.theProductIsReleased,
  })
  if (!canAccess || !standing?.hold_reason) return null
  return (
    <ReasonButton
      action={release}
      button={{ variant: 'outlined', children: t(products.release) }}
      title={t(products.releaseThisProduct)}
      confirmLabel={t(products.releaseProduct)}
      label={t(products.reasonForTheActivityLog)}
      help={t(products.forExampleLabelAndRegistration)}
      maxLength={500}
    >
      {t(offers.youSayThatItIs)}
    </ReasonButton>
  )
}

export function SuspendButton() {
  const t = useTranslations()
  const { canAccess } = useCanAccess({ resource: 'products', action: 'moderate' })
  const { id, standing } = useModeration()
  const suspend = useAction({
    run: (provider, reason: string) =>
      provider.call(CALLS.moderation.suspend, { params: { id }, body: { reason } }),
    success: products.theProductIsSuspended,
  })
  const putBack = useAction({
    run: (provider) => provider.call(CALLS.moderation.unsuspend, { params: { id }, body: {} }),
    success: products.theProductIsBackIn,
  })
  if (!canAccess || !standing) return null
  if (standing.suspended_at) {
    return (
      <Button variant="outlined" loading={putBack.isBusy} onClick={() => putBack.act(undefined)}>
        {t(products.putBack)}
      </Button>
    )
  }
  return (
    <ReasonButton
      action={suspend}
      button={{ color: 'error', startIcon: <SuspendIcon />, children: t(products.suspend) }}
      title={t(products.suspendThisProduct)}
      confirmLabel={t(products.suspendProduct)}
      label={t(products.reasonForTheSellers)}
      help={t(products.forExampleRecalledByThe)}
      maxLength={500}
    >
      {t(offers.itLeavesTheShopWith)}
    </ReasonButton>
  )
}
