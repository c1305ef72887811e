import type { Label } from '@botika/common/messages/message'
import { sellers, shared } from '@botika/common/messages/office'
import type { Preregister } from '@botika/common/preregisters/endpoints'
import type { Tone } from '../../ui/StatusChip'

type Status = Preregister['status']

/** Where an application stands, in words and with their colour. */
export const STATUSES: { [Id in Status]: { id: Id; name: Label; tone: Tone } } = {
  new: { id: 'new', name: shared.newIt, tone: 'warn' },
  approved: { id: 'approved', name: sellers.approved, tone: 'good' },
  rejected: { id: 'rejected', name: shared.rejected, tone: 'bad' },
}
