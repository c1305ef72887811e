import type { Label } from '../messages/message'
import * as fields from '../messages/office/fields'
import { adminManaged, type Grants, officeManaged, pharmacyManaged, pharmacyOwn } from './grants'

interface Collection {
  one: Label
  many: Label
  /** Who may do what; calls, the back office's screens and its menus follow from it. */
  rights: Readonly<Record<'manage' | 'create' | 'update' | 'delete', Grants>> & { read?: Grants }
  /** Where it stands in the admins' menu. */
  section: 'trade' | 'catalogue' | 'directory' | 'content'
  /** Where its descriptor lies, unless in a folder of its own name. */
  folder?: string
}

/** Descriptors (`<name>/entity.ts`) in the menu's order, and what a browser needs before it loads their fields. */
export const COLLECTIONS = {
  promotions: { one: fields.promotion, many: fields.promotions, rights: pharmacyManaged, section: 'trade' },
  couriers: { one: fields.courier, many: fields.couriers, rights: pharmacyOwn, section: 'trade' },
  'price-caps': {
    one: fields.priceCap,
    many: fields.priceCaps,
    rights: { ...officeManaged, manage: { seller: 'all', admin: 'all' } },
    section: 'trade',
  },
  'search-synonyms': {
    one: fields.synonym,
    many: fields.synonyms,
    rights: officeManaged,
    section: 'catalogue',
  },
  doctors: { one: fields.doctor, many: fields.doctors, rights: pharmacyManaged, section: 'directory' },
  specialties: {
    one: fields.specialty,
    many: fields.specialties,
    rights: adminManaged,
    section: 'directory',
  },
  hospitals: {
    one: fields.hospital,
    many: fields.hospitals,
    rights: adminManaged,
    section: 'directory',
    folder: 'facilities',
  },
  clinics: {
    one: fields.clinic,
    many: fields.clinics,
    rights: adminManaged,
    section: 'directory',
    folder: 'facilities',
  },
  laboratories: {
    one: fields.laboratory,
    many: fields.laboratories,
    rights: adminManaged,
    section: 'directory',
    folder: 'facilities',
  },
  veterinarians: {
    one: fields.veterinarian,
    many: fields.veterinarians,
    rights: adminManaged,
    section: 'directory',
    folder: 'facilities',
  },
  news: { one: fields.article, many: fields.news, rights: adminManaged, section: 'content' },
  events: { one: fields.event, many: fields.events, rights: adminManaged, section: 'content' },
} as const satisfies Record<string, Collection>

export type CollectionName = keyof typeof COLLECTIONS

export const collections = Object.entries(COLLECTIONS).map(([name, collection]) => ({
  ...(collection as Collection),
  name: name as CollectionName,
}))
