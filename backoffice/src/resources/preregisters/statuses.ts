import type { Preregister } from '@botika/common/preregisters/endpoints'
import type { Tone } from '../../ui/StatusChip'

type Status = Preregister['status']

/** Where an application stands, in words and with their colour. */
export const STATUSES: { [Id in Status]: { id: Id; name: string; tone: Tone } } = {
  new: { id: 'new', name: 'New', tone: 'warn' },
  approved: { id: 'approved', name: 'Approved', tone: 'good' },
  rejected: { id: 'rejected', name: 'Rejected', tone: 'bad' },
}
