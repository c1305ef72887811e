import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpError } from 'react-admin'
import { expect, it, vi } from 'vitest'
import { openEdit, type Update } from '../../testing/edit-page'
import { spec } from './spec'

const HELD = {
  id: 3,
  pharmacy_name: 'Botika sa Kanto',
  name: 'Joy Evangelista',
  email: 'joy@example.com',
  contact_number: '0917 133 8267',
  address: '30 Timog Avenue',
  message: '',
  status: 'new',
  rejection_reason: null,
  remarks: null,
  pharmacy_id: null,
  account: 'none',
  invitation: null,
}

const REASON = 'No licence was shown'

async function answer(verdict: 'Approve' | 'Reject') {
  await userEvent.click(await screen.findByRole('button', { name: verdict }))
  const question = await screen.findByRole('dialog', { name: `${verdict} this application?` })
  const reason = within(question).queryByRole('textbox', { name: 'Reason' })
  if (reason) await userEvent.type(reason, REASON)
  await userEvent.click(within(question).getByRole('button', { name: verdict }))
}

it('asks before it approves, and saves what was corrected with it', async () => {
  const update = vi.fn<Update>(async () => ({ data: { ...HELD, status: 'approved', pharmacy_id: 61 } }))
  openEdit('preregisters', spec, HELD, update)
  const remarks = await screen.findByRole('textbox', { name: 'Remarks' })
  await userEvent.type(remarks, 'Called')
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
  expect(update).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Back', hidden: true })).toBeNull())
  await answer('Approve')
  const link = await screen.findByRole('link', { name: 'Open the pharmacy', hidden: true })
  expect(link.getAttribute('href')).toBe('/pharmacies/61')
  await waitFor(() => expect(document.activeElement).toBe(link))
  expect(update.mock.calls[0]?.[1].data).toMatchObject({ status: 'approved', remarks: 'Called' })
  expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull()
})

it('hands the focus to what can be done next', async () => {
  openEdit('preregisters', spec, HELD, async () => ({ data: { ...HELD, status: 'rejected' } }))
  await answer('Reject')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Approve' }))
})

it('says at its field what keeps an application from being decided, and stays undecided', async () => {
  const body = { errors: { contact_number: 'Please type a phone number such as 0917 123 4567' } }
  openEdit('preregisters', spec, HELD, async () => {
    throw new HttpError('Refused', 422, body)
  })
  await answer('Reject')
  expect(await screen.findByText(body.errors.contact_number)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('New')).toBeTruthy()
})

it('rejects for a reason only, and shows it afterwards', async () => {
  const rejected = { ...HELD, status: 'rejected', rejection_reason: REASON }
  const update = vi.fn<Update>(async () => ({ data: rejected }))
  openEdit('preregisters', spec, HELD, update)
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }))
  const question = await screen.findByRole('dialog', { name: 'Reject this application?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Reject' }))
  expect(within(question).getByText('Please say why.')).toBeTruthy()
  expect(update).not.toHaveBeenCalled()
  await userEvent.type(within(question).getByRole('textbox', { name: 'Reason' }), REASON)
  await userEvent.click(within(question).getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText(`The applicant was told: ${REASON}`)).toBeTruthy()
  expect(update.mock.calls[0]?.[1].data).toMatchObject({ status: 'rejected', rejection_reason: REASON })
})

it('tells whose the address is before it is approved, and where the link stands afterwards', async () => {
  const first = { ...HELD, account: 'unconfirmed' }
  const approved = { ...HELD, status: 'approved', pharmacy_id: 61, invitation: 'sent' }
  openEdit('preregisters', spec, first, async () => ({ data: approved }))
  expect(await screen.findByText(/nobody has confirmed it/)).toBeTruthy()
  await answer('Approve')
  expect(await screen.findByText(/has not followed it yet/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send another link', hidden: true })).toBeTruthy()
})
