import { reviews } from '@botika/common/messages/office'
import type { DuplicateProduct, ProductReview } from '@botika/common/moderation/endpoints'
import { Alert, Box, Button, Card, Checkbox, Link, Typography } from '@mui/material'
import type { KeyboardEvent } from 'react'
import { useCreatePath } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useTranslations } from '../../../lib/language/useTranslations'
import { CALLS } from '../../../provider/calls'
import { day, pesos, unbroken } from '../../../ui/format'
import { InlineFacts } from '../../../ui/InlineFacts'
import { ProductPicture } from '../../../ui/ProductPicture'
import { ReasonButton } from '../../../ui/AskButton'
import { ToneChip } from '../../../ui/StatusChip'
import { useAction } from '../../../ui/useAction'
import { DuplicateFacts } from '../duplicates/Duplicates'
import { WHY_PRESCRIPTION } from '../ProductInputs'

interface ReviewCardProps {
  row: ProductReview
  isSelected: boolean
  isBusy: boolean
  onSelect: () => void
  onApprove: () => void
  onReturn: () => void
  onMerge: (into: DuplicateProduct) => void
}

export function ReviewCard(props: ReviewCardProps) {
  const { row, isSelected, isBusy, onSelect, onApprove, onReturn, onMerge } = props
  const t = useTranslations()
  const isWaiting = row.review !== null || row.hold_reason !== null

  function onKey(event: KeyboardEvent) {
    const { currentTarget: card, key } = event
    if (event.target !== card || event.ctrlKey || event.metaKey || event.altKey) return
    const [likeliest] = row.similar
    const next = key === 'j' ? card.nextElementSibling : key === 'k' ? card.previousElementSibling : null
    if (key === 'a' && isWaiting) onApprove()
    else if (key === 'r' && row.review === 'waiting') onReturn()
    else if (key === 'm' && likeliest) onMerge(likeliest)
    else if (key === 'x') onSelect()
    else if (next instanceof HTMLElement) next.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Card
      component="li"
      tabIndex={0}
      aria-label={row.name}
      onKeyDown={onKey}
      sx={{ p: { xs: 2, md: 2.5 }, display: 'grid', gap: 1.5 }}
    >
      <Described row={row} isSelected={isSelected} onSelect={onSelect} />
      {row.reports.map((report) => (
        <Report key={report.id} report={report} />
      ))}
      <Similar row={row} onMerge={onMerge} />
      {isWaiting && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button
            variant="contained"
            disabled={isBusy}
            aria-label={`${t(reviews.approve)}: ${row.name}`}
            onClick={onApprove}
          >
            {t(reviews.approve)}
          </Button>
          {row.review === 'waiting' && (
            <Button
              variant="outlined"
              disabled={isBusy}
              aria-label={`${t(reviews.returnIt)}: ${row.name}`}
              onClick={onReturn}
            >
              {t(reviews.returnIt)}
            </Button>
          )}
        </Box>
      )}
    </Card>
  )
}

interface DescribedProps {
  row: ProductReview
  isSelected: boolean
  onSelect: () => void
}

function Described({ row, isSelected, onSelect }: DescribedProps) {
  const t = useTranslations()
  const createPath = useCreatePath()
  const { prescription_basis: basis } = row
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <Checkbox
        checked={isSelected}
        onChange={onSelect}
        sx={{ mt: -1, ml: -1 }}
        slotProps={{ input: { 'aria-label': t(reviews.selectName, { name: row.name }) } }}
      />
      <ProductPicture image={row.image ?? null} size={56} />
      <Box sx={{ minWidth: 0, flex: 1, display: 'grid', gap: 0.5 }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          <Link component={RouterLink} to={createPath({ resource: 'products', type: 'edit', id: row.id })}>
            {unbroken(row.name)}
          </Link>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          <InlineFacts>
            {row.generic_name}
            {row.brand}
            {row.strength}
            {row.dosage_form}
            {row.pack_size}
            {row.manufacturer}
            {row.registration_number && `Reg. ${row.registration_number}`}
            {row.category}
          </InlineFacts>
        </Typography>
        <Typography variant="body2">
          {row.submitted_by ? t(reviews.describedBy, { name: row.submitted_by }) : t(reviews.fromAFile)},{' '}
          {day(row.created_at)}
          {row.offers.map(
            ({ pharmacy_name, selling_price }) => ` · ${pharmacy_name} ${pesos(selling_price)}`,
          )}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <ToneChip
            tone={row.is_prescription ? 'info' : 'quiet'}
            label={row.is_prescription ? t(reviews.needsPrescription) : t(reviews.noPrescription)}
          />
          {basis && (
            <Typography component="span" variant="body2" color="textSecondary">
              {t(WHY_PRESCRIPTION[basis])}
            </Typography>
          )}
        </Box>
        {row.hold_reason && <Alert severity="warning">{row.hold_reason}</Alert>}
        {row.review_reason && <Alert severity="info">{row.review_reason}</Alert>}
      </Box>
    </Box>
  )
}

function Similar({ row, onMerge }: { row: ProductReview; onMerge: (into: DuplicateProduct) => void }) {
  const t = useTranslations()
  if (row.similar.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {t(reviews.nothingSimilar)}
      </Typography>
    )
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography sx={{ fontWeight: 700 }}>{t(reviews.mayBeOneOfThese)}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {row.similar.map((one) => (
          <Box
            component="li"
            key={one.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              alignItems: 'center',
              justifyContent: 'space-between',
            }}
          >
            <DuplicateFacts duplicate={one} />
            <Button
              size="small"
              variant="outlined"
              aria-label={t(reviews.mergeNameInto, { name: row.name, into: one.name })}
              onClick={() => onMerge(one)}
            >
              {t(reviews.mergeInto)}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function Report({ report }: { report: ProductReview['reports'][number] }) {
  const t = useTranslations()
  const settle = useAction({
    run: (by, answer: string) =>
      by.call(CALLS.moderation.settle, { params: { id: report.id }, body: { answer } }),
    success: reviews.theReportIsSettled,
  })
  return (
    <Alert
      severity="info"
      action={
        <ReasonButton
          action={settle}
          button={{ color: 'inherit', children: t(reviews.settle) }}
          title={t(reviews.settle)}
          confirmLabel={t(reviews.settle)}
          label={t(reviews.yourAnswer)}
          help=""
          maxLength={1_000}
        >
          {t(reviews.itGetsTheAnswer)}
        </ReasonButton>
      }
    >
      {t(reviews.pharmacyReports, { pharmacy: report.pharmacy_name, text: report.message })}
    </Alert>
  )
}
