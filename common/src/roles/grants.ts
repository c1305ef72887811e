import type { Visitor } from './roles'

/** How far a right reaches: every record, or one's own (a seller's own is the pharmacy's). */
export type Reach = 'all' | 'own'

export type Grants = Partial<Record<Visitor, Reach>>

export const everyone: Grants = { guest: 'all', customer: 'all', seller: 'all', admin: 'all' }
export const admin: Grants = { admin: 'all' }
export const backOffice: Grants = { seller: 'own', admin: 'all' }

export const officeManaged = { manage: admin, create: admin, update: admin, delete: admin }
export const adminManaged = { read: everyone, ...officeManaged }
export const pharmacyOwn = { manage: backOffice, create: backOffice, update: backOffice, delete: backOffice }
export const pharmacyManaged = { read: everyone, ...pharmacyOwn }
