import type { Label } from '@botika/common/messages/message'
import { PAPER_NAMES } from '@botika/common/papers/kinds'
import { papers } from '@botika/common/messages/office'
import type { Paper } from '@botika/common/papers/endpoints'
import { isInForce } from '@botika/common/papers/rules'
import { Box, Button, Card, Link, Typography } from '@mui/material'
import { useCreatePath } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { type Translate, useTranslations } from '../../lib/language/useTranslations'
import { CALLS } from '../../provider/calls'
import { ReasonButton } from '../AskButton'
import { day, sentence } from '../format'
import { ToneChip, type Tone } from '../StatusChip'
import { useAction } from '../useAction'
import { AddPaper } from './AddPaper'
import { Holder } from './Holder'
import { PaperFile } from './PaperFile'

const STATUSES: Record<Paper['status'], { name: Label; tone: Tone }> = {
  waiting: { name: papers.waiting, tone: 'warn' },
  confirmed: { name: papers.confirmed, tone: 'good' },
  returned: { name: papers.returned, tone: 'bad' },
  ended: { name: papers.ended, tone: 'quiet' },
}
const EXPIRED = { name: papers.expired, tone: 'bad' } as const
const NOT_COUNTED = { name: papers.countsNot, tone: 'bad' } as const

function stateOf(paper: Paper) {
  if (paper.status !== 'confirmed' || isInForce(paper)) return STATUSES[paper.status]
  return paper.holder_counts ? EXPIRED : NOT_COUNTED
}

function whoseIsIt({ holder_id, holder_account: name, pharmacy_id, status }: Paper, t: Translate) {
  if (name && holder_id !== null) return t(papers.tiedTo, { name })
  if (pharmacy_id === null) return name ? t(papers.tiedOnOpening, { name }) : t(papers.namesNotTheApplicant)
  return name && status === 'waiting' ? t(papers.tiedOnConfirming, { name }) : t(papers.tiedToNobody)
}

interface PaperCardProps {
  paper: Paper
  isAdmin: boolean
  isAlone?: boolean
}

export function PaperCard({ paper, isAdmin, isAlone = false }: PaperCardProps) {
  const t = useTranslations()
  const { name, tone } = stateOf(paper)
  const isOpen = paper.status === 'waiting' || paper.status === 'confirmed'
  const isCard = paper.kind === 'prc_card' && isOpen
  const isUntied = isCard && paper.holder_id === null
  return (
    <Card
      component="li"
      variant={paper.status === 'ended' ? 'outlined' : 'elevation'}
      sx={{ p: 2, display: 'grid', gap: 1 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component="h2" sx={{ fontWeight: 700, flex: '1 1 14rem' }}>
          {sentence(t(PAPER_NAMES[paper.kind]))}
        </Typography>
        <ToneChip tone={tone} label={t(name)} />
      </Box>
      {!isAlone && <Owner paper={paper} />}
      <Typography>
        {[
          paper.holder_name,
          t(papers.numberIs, { number: paper.number }),
          paper.expires_on && t(papers.until, { date: day(paper.expires_on).replaceAll(' ', '\u00a0') }),
        ]
          .filter(Boolean)
          .join(', ')}
      </Typography>
      {paper.status === 'returned' && (
        <Typography color="error">{t(papers.returnedBecause, { reason: paper.reason ?? '' })}</Typography>
      )}
      {isCard && (
        <Typography variant="body2" color="textSecondary">
          {whoseIsIt(paper, t)}
        </Typography>
      )}
      {isOpen && !isUntied && !paper.holder_counts && (
        <Typography color="error">{t(papers.holderIsGone)}</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {paper.has_file ? (
          <PaperFile id={paper.id} name={sentence(t(PAPER_NAMES[paper.kind]))} />
        ) : (
          <Typography variant="body2" color="textSecondary">
            {t(papers.noFile)}
          </Typography>
        )}
        {isAdmin && <Decisions paper={paper} />}
        {!isAdmin && isRenewable(paper) && <AddPaper before={paper} />}
        {(isUntied || (isCard && isAdmin)) && paper.pharmacy_id !== null && (
          <Holder paper={paper} pharmacyId={paper.pharmacy_id} />
        )}
      </Box>
    </Card>
  )
}

const isRenewable = ({ status, expires_on }: Paper) =>
  status === 'returned' || (status === 'confirmed' && expires_on !== null)

function Owner({ paper }: { paper: Paper }) {
  const createPath = useCreatePath()
  const [resource, id] =
    paper.pharmacy_id === null ? ['preregisters', paper.preregister_id] : ['pharmacies', paper.pharmacy_id]
  return (
    <Link component={RouterLink} to={createPath({ resource, type: 'edit', id: id ?? 0 })}>
      {paper.pharmacy_name}
    </Link>
  )
}

function Decisions({ paper }: { paper: Paper }) {
  const t = useTranslations()
  const params = { id: paper.id }
  const confirm = useAction({
    run: (provider) => provider.call(CALLS.papers.decide, { params, body: { decision: 'confirm' } }),
    success: papers.wasConfirmed,
  })
  const giveBack = useAction({
    run: (provider, reason: string) =>
      provider.call(CALLS.papers.decide, { params, body: { decision: 'return', reason } }),
    success: papers.wasReturned,
  })
  const about = `${t(PAPER_NAMES[paper.kind])}, ${paper.pharmacy_name}`
  return (
    <>
      {paper.status === 'waiting' && (
        <Button
          variant="contained"
          aria-label={`${t(papers.confirm)}: ${about}`}
          loading={confirm.isBusy}
          onClick={() => confirm.act(undefined)}
        >
          {t(papers.confirm)}
        </Button>
      )}
      {(paper.status === 'waiting' || paper.status === 'confirmed') && (
        <ReasonButton
          action={giveBack}
          button={{
            variant: 'outlined',
            'aria-label': `${t(papers.returnIt)}: ${about}`,
            children: t(papers.returnIt),
          }}
          title={`${t(papers.returnIt)}: ${about}`}
          confirmLabel={t(papers.returnIt)}
          label={t(papers.whatIsWrong)}
          help={t(papers.forExample)}
          maxLength={500}
        >
          {t(papers.itGetsThis)}
        </ReasonButton>
      )}
    </>
  )
}
