import { fields, shared, staff } from '@botika/common/messages/office'
import { POSITIONS, type Position } from '@botika/common/roles/roles'
import type { User } from '@botika/common/session/endpoints'
import type { Staff, StaffInvitation, StaffMember } from '@botika/common/staff/endpoints'
import { Box, Button, MenuItem, Skeleton, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useCanAccess, useDataProvider, useGetIdentity } from 'react-admin'
import { useParams } from 'react-router-dom'
import { useTranslations } from '../../lib/language/useTranslations'
import { CALLS } from '../../provider/calls'
import type { BotikaDataProvider } from '../../provider/data-provider'
import { ConfirmButton } from '../../ui/AskButton'
import { BackLink } from '../../ui/BackLink'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { day } from '../../ui/format'
import { Failed } from '../../ui/ListStates'
import { NotFound } from '../../ui/NotFound'
import { PageTitle } from '../../ui/PageTitle'
import { Panel } from '../../ui/Panel'
import { ToneChip } from '../../ui/StatusChip'
import { useAction } from '../../ui/useAction'
import { POSITION_NAMES } from '../../ui/positions'

const fullName = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`

export function StaffPage() {
  const { canAccess, isPending } = useCanAccess({ resource: 'staff', action: 'read' })
  const { identity } = useGetIdentity()
  const { id } = useParams()
  const me = identity as unknown as User | undefined
  if (isPending || !me) return null
  const pharmacyId = id ? Number(id) : me.pharmacy_id
  return canAccess && pharmacyId ? (
    <People pharmacyId={pharmacyId} me={me} isVisitor={id !== undefined} />
  ) : (
    <NotFound />
  )
}

interface PeopleProps {
  pharmacyId: number
  me: User
  isVisitor: boolean
}

function People({ pharmacyId, me, isVisitor }: PeopleProps) {
  const t = useTranslations()
  const provider = useDataProvider<BotikaDataProvider>()
  const { canAccess: isKeeper } = useCanAccess({ resource: 'staff', action: 'invite' })
  const { data, error, refetch } = useQuery({
    queryKey: ['staff', pharmacyId],
    queryFn: ({ signal }) => provider.call(CALLS.staff.list, { params: { id: pharmacyId } }, { signal }),
  })
  return (
    <>
      <PageTitle
        title={t(staff.staff)}
        above={
          isVisitor && (
            <BackLink resource="pharmacies" id={pharmacyId}>
              {data?.pharmacy_name ?? t(fields.pharmacy)}
            </BackLink>
          )
        }
      >
        {isKeeper && <InviteButton pharmacyId={pharmacyId} />}
      </PageTitle>
      {error && !data ? (
        <Failed title={t(staff.staffCouldNotBeRead)} error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton variant="rounded" height={320} aria-label={t(shared.loading)} />
      ) : (
        <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, maxWidth: 860 }}>
          <Members data={data} me={me} isKeeper={isKeeper === true} />
          {isKeeper && <Invitations data={data} />}
        </Box>
      )}
    </>
  )
}

const Row = ({ children, about }: { children: ReactNode; about: ReactNode }) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1.5,
      py: 1.5,
      '& + &': { borderTop: 1, borderColor: 'divider' },
    }}
  >
    <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>{about}</Box>
    {children}
  </Box>
)

const LIST = { m: 0, p: 0, listStyle: 'none' }

function Members({ data, me, isKeeper }: { data: Staff; me: User; isKeeper: boolean }) {
  const t = useTranslations()
  return (
    <Panel title={data.pharmacy_name}>
      <Box component="ul" sx={LIST}>
        {data.people.map((one) => (
          <Row
            key={one.id}
            about={
              <>
                <Typography sx={{ fontWeight: 700 }}>{fullName(one)}</Typography>
                {one.email && (
                  <Typography variant="body2" color="textSecondary">
                    {one.email}
                  </Typography>
                )}
                <CardState card={one.card} />
              </>
            }
          >
            {!one.is_active && <ToneChip tone="bad" label={t(fields.suspended)} />}
            {isKeeper ? (
              <PositionChoice one={one} />
            ) : (
              <ToneChip tone="quiet" label={t(POSITION_NAMES[one.position])} />
            )}
            {one.id === me.id ? <LeaveButton data={data} /> : isKeeper && <RemoveButton one={one} />}
          </Row>
        ))}
      </Box>
    </Panel>
  )
}

function CardState({ card }: Pick<StaffMember, 'card'>) {
  const t = useTranslations()
  if (card === null) return null
  return (
    <Typography variant="body2" color={card.is_in_force ? 'textSecondary' : 'error'}>
      {t(card.is_in_force ? staff.cardUntil : staff.cardNotInForce, { day: day(card.expires_on) })}
    </Typography>
  )
}

function PositionChoice({ one }: { one: StaffMember }) {
  const t = useTranslations()
  const [wanted, setWanted] = useState<Position | null>(null)
  const place = useAction({
    run: (provider, position: Position) =>
      provider.call(CALLS.staff.update, { params: { id: one.id }, body: { position } }),
    success: staff.positionChanged,
  })
  const name = fullName(one)
  return (
    <>
      <TextField
        select
        size="small"
        label={t(fields.position)}
        value={one.position}
        onChange={(event) => setWanted(event.target.value as Position)}
        slotProps={{ htmlInput: { 'aria-label': t(staff.positionOfName, { name }) } }}
        sx={{ minWidth: '9rem' }}
      >
        {POSITIONS.map((position) => (
          <MenuItem key={position} value={position}>
            {t(POSITION_NAMES[position])}
          </MenuItem>
        ))}
      </TextField>
      <ConfirmDialog
        isOpen={wanted !== null}
        title={t(staff.makeNamePosition, { name, position: wanted ? t(POSITION_NAMES[wanted]) : '' })}
        confirmLabel={t(staff.changePosition)}
        isBusy={place.isBusy}
        onClose={() => setWanted(null)}
        onConfirm={() => wanted && place.act(wanted, () => setWanted(null))}
      >
        {t(staff.theyAreSignedOut)}
      </ConfirmDialog>
    </>
  )
}

function RemoveButton({ one }: { one: StaffMember }) {
  const t = useTranslations()
  const name = fullName(one)
  const remove = useAction({
    run: (provider) => provider.call(CALLS.staff.remove, { params: { id: one.id } }),
    success: staff.tookOff,
  })
  return (
    <ConfirmButton
      action={remove}
      button={{ color: 'error', children: t(staff.takeOff), 'aria-label': t(staff.takeNameOff, { name }) }}
      title={t(staff.takeNameOff, { name })}
      confirmLabel={t(staff.takeOff)}
      isDanger
    >
      {t(staff.theyLoseAccess)}
    </ConfirmButton>
  )
}

function LeaveButton({ data }: { data: Staff }) {
  const t = useTranslations()
  const leave = useAction({
    run: (provider) =>
      provider.call(CALLS.staff.leave, { params: { id: data.pharmacy_id }, body: {} }).then((answer) => {
        window.location.assign('/')
        return answer
      }),
    success: staff.youLeft,
  })
  return (
    <ConfirmButton
      action={leave}
      button={{ color: 'error', children: t(staff.leaveThePharmacy) }}
      title={t(staff.leaveNamed, { pharmacy: data.pharmacy_name })}
      confirmLabel={t(staff.leaveThePharmacy)}
      isDanger
    >
      {t(staff.youLoseAccess)}
    </ConfirmButton>
  )
}

function Invitations({ data }: { data: Staff }) {
  const t = useTranslations()
  return (
    <Panel title={t(staff.openInvitations)}>
      {data.invitations.length === 0 && (
        <Typography color="textSecondary">{t(staff.nobodyIsInvited)}</Typography>
      )}
      <Box component="ul" sx={LIST}>
        {data.invitations.map((one) => (
          <Row
            key={one.id}
            about={
              <>
                <Typography sx={{ fontWeight: 700 }}>{fullName(one)}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {one.email}
                </Typography>
                <Typography variant="body2" color={one.is_expired ? 'error' : 'textSecondary'}>
                  {t(one.is_expired ? staff.expiredOn : staff.invitedByUntil, {
                    name: one.invited_by,
                    day: day(one.expires_at),
                  })}
                </Typography>
              </>
            }
          >
            <ToneChip tone="quiet" label={t(POSITION_NAMES[one.position])} />
            <InvitationActions one={one} />
          </Row>
        ))}
      </Box>
    </Panel>
  )
}

function InvitationActions({ one }: { one: StaffInvitation }) {
  const t = useTranslations()
  const params = { id: one.id }
  const again = useAction({
    run: (provider) => provider.call(CALLS.staff.sendAgain, { params, body: {} }),
    success: staff.invitationSent,
  })
  const withdraw = useAction({
    run: (provider) => provider.call(CALLS.staff.withdraw, { params }),
    success: staff.invitationWithdrawn,
  })
  return (
    <>
      <Button loading={again.isBusy} onClick={() => again.act(undefined)}>
        {t(staff.sendAgain)}
      </Button>
      <ConfirmButton
        action={withdraw}
        button={{ color: 'error', children: t(staff.withdraw) }}
        title={t(staff.withdrawOf, { email: one.email })}
        confirmLabel={t(staff.withdraw)}
        isDanger
      >
        {t(staff.theLinkEnds)}
      </ConfirmButton>
    </>
  )
}

const NOBODY = { first_name: '', last_name: '', email: '', position: 'clerk' as Position }

function InviteButton({ pharmacyId }: { pharmacyId: number }) {
  const t = useTranslations()
  const [isOpen, setIsOpen] = useState(false)
  const [wish, setWish] = useState(NOBODY)
  const invite = useAction({
    run: (provider) => provider.call(CALLS.staff.invite, { params: { id: pharmacyId }, body: wish }),
    success: staff.invitationSent,
  })
  const close = () => setIsOpen(false)
  const field = (name: 'first_name' | 'last_name' | 'email', label: typeof fields.email) => (
    <TextField
      required
      fullWidth
      label={t(label)}
      type={name === 'email' ? 'email' : 'text'}
      value={wish[name]}
      onChange={(event) => setWish({ ...wish, [name]: event.target.value })}
      slotProps={{ htmlInput: { maxLength: name === 'email' ? 254 : 100 } }}
    />
  )
  return (
    <>
      <Button variant="contained" onClick={() => setIsOpen(true)}>
        {t(staff.invite)}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t(staff.inviteSomebody)}
        confirmLabel={t(staff.sendTheInvitation)}
        isReady={Boolean(wish.first_name.trim() && wish.last_name.trim() && wish.email.trim())}
        isBusy={invite.isBusy}
        onClose={close}
        onConfirm={() =>
          invite.act(undefined, () => {
            close()
            setWish(NOBODY)
          })
        }
      >
        <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
          <Typography>{t(staff.theyGetALink)}</Typography>
          {field('first_name', fields.firstName)}
          {field('last_name', fields.lastName)}
          {field('email', fields.email)}
          <TextField
            select
            label={t(fields.position)}
            value={wish.position}
            onChange={(event) => setWish({ ...wish, position: event.target.value as Position })}
            helperText={t(PLACES[wish.position])}
          >
            {POSITIONS.map((position) => (
              <MenuItem key={position} value={position}>
                {t(POSITION_NAMES[position])}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      </ConfirmDialog>
    </>
  )
}

const PLACES = { owner: staff.ownersMay, pharmacist: staff.pharmacistsMay, clerk: staff.clerksMay } as const
