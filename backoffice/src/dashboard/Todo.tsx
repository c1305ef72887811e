import type { Label } from '@botika/common/messages/message'
import * as dashboardMessages from '@botika/common/messages/office/dashboard'
import * as refusals from '@botika/common/messages/office/refusals'
import * as papers from '@botika/common/messages/office/papers'
import * as shared from '@botika/common/messages/office/shared'
import type { Dashboard } from '@botika/common/dashboard/endpoints'
import { formatNumber } from '@botika/common/numbers/format-number'
import type { SellerOrderStatus } from '@botika/common/orders/steps'
import ArrowIcon from '@mui/icons-material/ArrowForward'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useBasename } from 'react-admin'
import { Link } from 'react-router-dom'
import { useListAddress } from '../ui/useAddress'
import { since } from '../ui/format'
import { useTranslations } from '../lib/language/useTranslations'

const STEPS: readonly { status: SellerOrderStatus; label: Label; hint: Label }[] = [
  { status: 'to_confirm', label: dashboardMessages.toConfirm, hint: dashboardMessages.newOrders },
  { status: 'to_ship', label: dashboardMessages.toShip, hint: dashboardMessages.packAndHandOver },
  { status: 'to_receive', label: dashboardMessages.toReceive, hint: dashboardMessages.onTheirWay },
  { status: 'to_pay', label: dashboardMessages.toPay, hint: dashboardMessages.moneyStillToCome },
  { status: 'to_complete', label: dashboardMessages.toComplete, hint: dashboardMessages.closeTheBooks },
]

export function Todo({ dashboard }: { dashboard: Dashboard }) {
  const address = useListAddress()
  const t = useTranslations()
  const isAdmin = useBasename() === '/admin'
  const {
    orders_by_status,
    oldest_to_confirm,
    prescriptions_to_check,
    waiting_for_shopper,
    late,
    complaints,
    lines,
    sold_out,
    above_cap,
    waiting,
  } = dashboard
  return (
    <Box component="section" aria-label={t(dashboardMessages.whatNeedsDoing)}>
      <Box
        sx={{
          display: { xs: 'grid', lg: 'flex' },
          flexWrap: 'wrap',
          gap: 1.5,
          gridTemplateColumns: {
            xs: 'repeat(auto-fit, minmax(min(100%, max(8.5rem, 40%)), 1fr))',
            sm: 'repeat(3, 1fr)',
          },
        }}
      >
        {STEPS.map(({ status, label, hint }, index) => (
          <StepCard
            key={status}
            to={address('orders', { status })}
            label={t(label)}
            count={orders_by_status[status] ?? 0}
            isFirst={index === 0}
            hint={
              index === 0 && oldest_to_confirm
                ? t(dashboardMessages.theOldestHasWaitedSince, { since: since(oldest_to_confirm, t) })
                : t(hint)
            }
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
        {waiting && waiting.applications > 0 && (
          <Reminder to={address('preregisters', { status: 'new' })}>
            {t(dashboardMessages.countApplications, { count: waiting.applications })}
          </Reminder>
        )}
        {waiting && waiting.papers > 0 && (
          <Reminder to="/admin/papers">{t(papers.countPapers, { count: waiting.papers })}</Reminder>
        )}
        {waiting && waiting.reviews > 0 && (
          <Reminder to="/admin/product-reviews">
            {t(dashboardMessages.countProductsToReview, { count: waiting.reviews })}
          </Reminder>
        )}
        {waiting && waiting.messages > 0 && (
          <Reminder to={address('contact-us', { is_handled: false })}>
            {t(dashboardMessages.countMessages, { count: waiting.messages })}
          </Reminder>
        )}
        {lines > 0 && (
          <Reminder to={isAdmin ? '/admin/refused-lines' : '/seller/offered-lines'}>
            {t(isAdmin ? refusals.countRefused : refusals.countOffered, { count: lines })}
          </Reminder>
        )}
        {complaints.waiting > 0 && (
          <Reminder to={address('complaints', { status: isAdmin ? 'to_settle' : 'to_answer' })}>
            {t(dashboardMessages.countComplaints, { count: complaints.waiting })}
          </Reminder>
        )}
        {complaints.late > 0 && (
          <Reminder to={address('complaints', { is_late: true })}>
            {t(dashboardMessages.countLateComplaints, { count: complaints.late })}
          </Reminder>
        )}
        {late > 0 && (
          <Reminder to={address('orders', { is_late: true })}>
            {t(dashboardMessages.countLate, { count: t(shared.countOrders, { count: late }) })}
          </Reminder>
        )}
        {prescriptions_to_check > 0 && (
          <Reminder to={address('orders', { status: 'to_confirm', prescription_status: 'to_check' })}>
            {t(dashboardMessages.countToCheck, {
              count: t(dashboardMessages.countPrescriptions, { count: prescriptions_to_check }),
            })}
          </Reminder>
        )}
        {waiting_for_shopper > 0 && (
          <Reminder to={address('orders', { status: 'to_confirm', prescription_status: 'rejected' })}>
            {t(dashboardMessages.countWaitForTheShoppers, {
              count: t(shared.countOrders, { count: waiting_for_shopper }),
            })}
          </Reminder>
        )}
        {above_cap > 0 && (
          <Reminder to={address('products', { is_above_cap: true })}>
            {t(dashboardMessages.countAboveThePriceCap, {
              count: t(shared.countProducts, { count: above_cap }),
            })}
          </Reminder>
        )}
        {sold_out > 0 && (
          <Reminder to={address('products', { status: 'sold_out' })}>
            {t(dashboardMessages.countSoldOut, { count: t(shared.countProducts, { count: sold_out }) })}
          </Reminder>
        )}
      </Box>
    </Box>
  )
}

interface StepCard {
  to: string
  label: string
  count: number
  hint: string
  isFirst: boolean
}

function StepCard({ to, label, count, hint, isFirst }: StepCard) {
  const isCalling = isFirst && count > 0
  return (
    <Box
      component={Link}
      to={to}
      sx={{
        gridColumn: isFirst ? '1 / -1' : 'auto',
        flex: isFirst ? '1.5 1 12.75rem' : '1 1 8.5rem',
        display: 'grid',
        alignContent: 'start',
        gap: 0.5,
        p: 2.25,
        borderRadius: '18px',
        border: 1,
        textDecoration: 'none',
        ...(isCalling
          ? { bgcolor: '#04352d', borderColor: '#04352d', color: '#e4f2ee' }
          : { bgcolor: 'background.paper', borderColor: 'divider', color: 'text.primary' }),
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Typography sx={{ fontWeight: 700 }}>{label}</Typography>
      <Typography
        sx={{
          fontSize: isCalling ? '2.75rem' : '2.125rem',
          lineHeight: 1.1,
          fontWeight: 800,
          letterSpacing: '-0.03em',
          color: isCalling ? '#ffd54a' : count === 0 ? 'text.secondary' : 'inherit',
        }}
      >
        {formatNumber(count)}
      </Typography>
      <Typography variant="body2" sx={{ color: isCalling ? 'inherit' : 'text.secondary' }}>
        {hint}
      </Typography>
    </Box>
  )
}

function Reminder({ to, children }: { to: string; children: React.ReactNode }) {
  return (
    <Box
      component={Link}
      to={to}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        px: 2,
        borderRadius: '999px',
        bgcolor: 'house.warnSoft',
        color: 'house.warn',
        fontWeight: 700,
        textDecoration: 'none',
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      {children}
      <ArrowIcon fontSize="small" aria-hidden />
    </Box>
  )
}
