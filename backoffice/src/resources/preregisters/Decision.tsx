import type { Message, Label } from '@botika/common/messages/message'
import { sellers, shared } from '@botika/common/messages/office'
import { MAX_REASON_LENGTH, type Preregister } from '@botika/common/preregisters/endpoints'
import { Box, Button, Typography } from '@mui/material'
import { type Ref, useEffect, useRef, useState } from 'react'
import { type RaRecord, useCreatePath, useNotify, useRecordContext, useSaveContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { Section } from '../../collection/form/Section'
import { useTranslations } from '../../lib/language/useTranslations'
import { ReasonDialog } from '../../ui/ReasonDialog'
import { ToneChip, type Tone } from '../../ui/StatusChip'
import { CALLS } from '../../provider/calls'
import { PapersOf } from '../../ui/papers/PapersOf'
import { useAction } from '../../ui/useAction'

type Verdict = { status: 'approved' } | { status: 'rejected'; rejection_reason: string }

export function Decision() {
  const t = useTranslations()
  const [dialog, setDialog] = useState<Verdict['status'] | null>(null)
  const record = useRecordContext<Preregister>()
  const { saving } = useSaveContext()
  const decide = useDecision()
  const verdict = useRef<Verdict['status'] | null>(null)
  const next = useRef<HTMLElement>(null)

  useEffect(() => {
    if (dialog !== null || verdict.current !== record?.status) return
    verdict.current = null
    next.current?.focus()
  }, [dialog, record?.status])

  if (!record) return null
  const { name, tone } = STATUSES[record.status]
  const names = { applicant: record.name, pharmacy: record.pharmacy_name }
  const close = () => setDialog(null)
  const answer = (decision: Verdict) => {
    verdict.current = decision.status
    void decide(decision).finally(close)
  }
  return (
    <Section title={t(sellers.decision)}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <ToneChip tone={tone} label={t(name)} />
        {record.pharmacy_id && <PharmacyLink ref={next} id={record.pharmacy_id} />}
      </Box>
      {record.status === 'rejected' && record.rejection_reason && (
        <Typography>{t(sellers.theApplicantWasToldReason, { reason: record.rejection_reason })}</Typography>
      )}
      <Invitation id={record.id} invitation={record.invitation} />
      {record.status !== 'approved' && (
        <>
          <PapersOf place={{ preregister_id: record.id }} />
          <AccountNote account={record.account} />
          <Typography variant="body2" color="textSecondary">
            {t(sellers.approvingMakesThePharmacyAnd)}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button
              ref={next as Ref<HTMLButtonElement>}
              variant="contained"
              onClick={() => setDialog('approved')}
            >
              {t(sellers.approve)}
            </Button>
            {record.status === 'new' && (
              <Button variant="outlined" color="error" onClick={() => setDialog('rejected')}>
                {t(shared.reject)}
              </Button>
            )}
          </Box>
        </>
      )}
      <ConfirmDialog
        isOpen={dialog === 'approved'}
        title={t(sellers.approveThisApplication)}
        confirmLabel={t(sellers.approve)}
        isBusy={saving ?? false}
        onClose={close}
        onConfirm={() => answer({ status: 'approved' })}
      >
        {t(sellers.applicantIsInvitedByEmail, names)}
      </ConfirmDialog>
      <ReasonDialog
        isOpen={dialog === 'rejected'}
        title={t(sellers.rejectThisApplication)}
        confirmLabel={t(shared.reject)}
        label={t(shared.reason)}
        help={t(sellers.forExampleNoLicenceTo)}
        maxLength={MAX_REASON_LENGTH}
        isBusy={saving ?? false}
        onClose={close}
        onConfirm={(reason) => answer({ status: 'rejected', rejection_reason: reason })}
      >
        {t(sellers.applicantIsToldByEmail, names)}
      </ReasonDialog>
    </Section>
  )
}

const SAID: Record<Verdict['status'], Message<{ pharmacy: string }>> = {
  approved: sellers.pharmacyWasApprovedAndIts,
  rejected: sellers.pharmacyWasRejectedAndThe,
}

function useDecision() {
  const t = useTranslations()
  const notify = useNotify()
  const { save } = useSaveContext()
  const { handleSubmit, setError } = useFormContext()
  return (decision: Verdict) =>
    handleSubmit(async (values) => {
      const transform = (data: Partial<RaRecord>) => ({ ...data, ...decision })
      const onSuccess = ({ pharmacy_name: pharmacy }: RaRecord) =>
        notify(t(SAID[decision.status], { pharmacy }), { type: 'success' })
      const refused = (await save?.(values, { transform, onSuccess })) as Record<string, unknown> | undefined
      for (const [field, message] of Object.entries(refused ?? {}))
        setError(field, { type: 'server', message: String(message) })
    })()
}

function PharmacyLink({ id, ref }: { id: number; ref: Ref<HTMLElement> }) {
  const t = useTranslations()
  const createPath = useCreatePath()
  return (
    <Button
      ref={ref as Ref<HTMLAnchorElement>}
      component={Link}
      to={createPath({ resource: 'pharmacies', type: 'edit', id })}
    >
      {t(sellers.openThePharmacy)}
    </Button>
  )
}

function AccountNote({ account }: Pick<Preregister, 'account'>) {
  const t = useTranslations()
  if (account === 'none') return null
  return (
    <Typography variant="body2">
      {account === 'confirmed' ? t(sellers.anAccountHasThisEmail) : t(sellers.anAccountHasThisEmailAddress)}
    </Typography>
  )
}

function Invitation({ id, invitation }: Pick<Preregister, 'id' | 'invitation'>) {
  const t = useTranslations()
  const { act, isBusy } = useAction({
    run: (provider) => provider.call(CALLS.sellerLinks.send, { params: { id }, body: {} }),
    success: sellers.theLinkIsOnIts,
  })
  if (!invitation) return null
  if (invitation === 'accepted')
    return <Typography variant="body2">{t(sellers.theApplicantHasOpenedThe)}</Typography>
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Typography variant="body2">
        {invitation === 'sent' ? t(sellers.theApplicantHasALink) : t(sellers.noLinkThatWorksIs)}
      </Typography>
      <Button variant="outlined" loading={isBusy} onClick={() => act(undefined)}>
        {t(sellers.sendAnotherLink)}
      </Button>
    </Box>
  )
}

type Status = Preregister['status']

export const STATUSES: { [Id in Status]: { id: Id; name: Label; tone: Tone } } = {
  new: { id: 'new', name: shared.newIt, tone: 'warn' },
  approved: { id: 'approved', name: sellers.approved, tone: 'good' },
  rejected: { id: 'rejected', name: shared.rejected, tone: 'bad' },
}
