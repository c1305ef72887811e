import type { Visitor } from './roles'

/** How far a right reaches: every record, or one's own (of those who work at a pharmacy, the pharmacy's). */
export type Reach = 'all' | 'own'

export type Grants = Partial<Record<Visitor, Reach>>

export const everyone: Grants = { guest: 'all', customer: 'all', seller: 'all', admin: 'all' }
export const admin: Grants = { admin: 'all' }
export const backOffice: Grants = { seller: 'own', admin: 'all' }
export const owners: Grants = { owner: 'own', admin: 'all' }
export const pharmacists: Grants = { pharmacist: 'own', ...owners }

export const officeManaged = { manage: admin, create: admin, update: admin, delete: admin }
export const adminManaged = { read: everyone, ...officeManaged }
/** Kept by each pharmacy's owner for it, and seen by all who work there, in the back office alone. */
export const pharmacyOwn = { manage: backOffice, create: owners, update: owners, delete: owners }
/** Kept by each pharmacy's owner for it, and read by everybody. */
export const pharmacyManaged = { read: everyone, ...pharmacyOwn }
