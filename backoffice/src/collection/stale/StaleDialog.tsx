import type { Label } from '@botika/common/messages/message'
import * as records from '@botika/common/messages/office/records'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { RaRecord } from 'react-admin'
import { useIsPhone } from '../../ui/useIsPhone'
import { useTranslations } from '../../lib/language/useTranslations'
import { inTermsOf, type StaleField } from './fields'
import { Version } from './Version'
import { type Difference, differences, isSame } from './versions'

export interface Stale {
  before: RaRecord
  theirs: RaRecord
  mine: Record<string, unknown>
}

interface StaleDialogProps {
  stale: Stale
  fields: readonly StaleField[]
  isBusy: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

const CONTESTED = records.youBothChangedWhatIs
const APART = records.youChangedDifferentThingsSo
const AGREED = records.theyMadeTheSameChange

export function StaleDialog({ stale, fields, isBusy, onKeepMine, onTakeTheirs, onClose }: StaleDialogProps) {
  const t = useTranslations()
  const titleId = useId()
  const found = differences(
    inTermsOf(fields, stale.before),
    inTermsOf(fields, stale.theirs),
    inTermsOf(fields, stale.mine),
  )
    .filter((one) => one.isMine || fields.some(({ source }) => source === one.field))
    .toSorted((one, other) => Number(other.isContested) - Number(one.isContested))
  const isContested = found.some((one) => one.isContested)
  const isAgreed = found.every((one) => one.isMine && !one.isContested && isSame(one.mine, one.theirs))
  const isPhone = useIsPhone()
  const actions = [
    <Button key="back" onClick={onClose} disabled={isBusy}>
      {t(records.backToTheForm)}
    </Button>,
    <Button key="theirs" variant="outlined" onClick={onTakeTheirs} disabled={isBusy}>
      {t(records.takeTheirs)}
    </Button>,
    <Button key="mine" variant="contained" onClick={onKeepMine} loading={isBusy}>
      {t(isContested ? records.keepMine : records.keepBoth)}
    </Button>,
  ]
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ fontWeight: 800 }}>
        {t(records.somebodyElseChangedThisMeanwhile)}
      </DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t(sayingOf(isContested, isAgreed))}
        </Typography>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {found.map((one) => (
            <Versions
              key={one.field}
              difference={one}
              field={fields.find(({ source }) => source === one.field)}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{
          px: 3,
          py: 2,
          borderTop: 1,
          borderColor: 'divider',
          gap: 1,
          flexDirection: isPhone ? 'column' : 'row',
          '& > *': { width: isPhone ? 1 : 'auto' },
        }}
      >
        {isAgreed ? (
          <Button variant="contained" onClick={onTakeTheirs}>
            {t(records.showItAsItIs)}
          </Button>
        ) : isPhone ? (
          actions.toReversed()
        ) : (
          actions
        )}
      </DialogActions>
    </Dialog>
  )
}

function sayingOf(isContested: boolean, isAgreed: boolean): Label {
  if (isAgreed) return AGREED
  return isContested ? CONTESTED : APART
}

interface VersionsProps {
  difference: Difference
  field: StaleField | undefined
}

function Versions({ difference, field }: VersionsProps) {
  const t = useTranslations()
  const { theirs, mine, isContested, isMine } = difference
  const name = field ? t(field.label) : nameOf(difference.field)
  const versions = [
    { whose: records.theirs, value: theirs, isShown: isContested || !isMine },
    { whose: records.yours, value: mine, isShown: isContested || isMine },
  ].filter(({ isShown }) => isShown)
  return (
    <Box component="section" aria-label={name}>
      <Typography sx={{ fontWeight: 700, mb: 0.5 }}>{name}</Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {versions.map(({ whose, value }, at) => (
          <Alert
            key={at}
            icon={false}
            severity={isContested ? 'warning' : 'info'}
            sx={{ minWidth: 0, py: 0.25 }}
          >
            <Typography variant="body2" sx={{ fontWeight: 700 }}>
              {t(whose)}
            </Typography>
            <span style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
              <Version field={field} value={value} />
            </span>
          </Alert>
        ))}
      </Box>
    </Box>
  )
}

function nameOf(field: string): string {
  const text = field.replace(/_id$/, '').replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
