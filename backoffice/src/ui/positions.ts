import { fields } from '@botika/common/messages/office'
import type { Label } from '@botika/common/messages/message'
import type { Position } from '@botika/common/roles/roles'

export const POSITION_NAMES: Record<Position, Label> = {
  owner: fields.owner,
  pharmacist: fields.pharmacist,
  clerk: fields.clerk,
}
