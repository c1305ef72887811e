import { ROLES } from '@botika/common/roles/roles'
import type { User } from '@botika/common/session/endpoints'
import type { UserRow } from './repository'

export const presentUser = (row: UserRow): User => ({
  id: row.id,
  email: row.email,
  email_confirmed_at: row.email_confirmed_at?.toISOString() ?? null,
  pending_email: row.pending_email,
  first_name: row.first_name,
  last_name: row.last_name,
  contact_number: row.contact_number,
  roles: ROLES.filter((role) => row.roles.includes(role.name)),
  pharmacy_id: row.pharmacy_id,
  pharmacy_name: row.pharmacy_name,
  position: row.position,
  is_active: row.is_active,
  has_second_factor: row.has_second_factor,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})
