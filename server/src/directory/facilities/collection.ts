import type { Resource } from '@botika/common/roles/policy'
import type { Facility, FacilityKind } from '@botika/common/facilities/endpoints'
import {
  type CollectionDefinition,
  distanceOf,
  pick,
  PLACE_COLUMNS,
  sameText,
  stampsOf,
} from '../../platform'
import { isOpenNow } from '../opening-hours/open-now'

const RESOURCES = {
  hospital: 'hospitals',
  clinic: 'clinics',
  laboratory: 'laboratories',
  veterinarian: 'veterinarians',
} as const satisfies Record<FacilityKind, Resource>

type Shown = Facility & { lab_name: string }

/** One of the four kinds of facility: the same facts in one table, under an address of its own. */
export const facilityCollection = (kind: FacilityKind): CollectionDefinition<Shown> => ({
  resource: RESOURCES[kind],
  table: 'facilities',
  noun: kind,
  title: 'name',
  hasSlug: true,
  hasNameSort: true,
  always: { kind },
  columns: {
    ...PLACE_COLUMNS,
    name: 'name',
    // a laboratory is named by this field
    lab_name: 'name',
    phone: 'phone',
    opening_hours: 'opening_hours',
    services: 'services',
    image: 'image',
    description: 'description',
  },
  alsoSearchedColumn: 'place_words',
  filters: { city: sameText('t.city'), province: sameText('t.province') },
  sorts: {
    id: 't.id',
    name: 't.name_sort',
    lab_name: 't.name_sort',
    city: 't.city',
    province: 't.province',
    created_at: 't.created_at',
    updated_at: 't.updated_at',
  },
  order: 't.name_sort',
  hasPlace: true,
  isOpenNow,
  present: (row) => ({
    ...stampsOf(row),
    ...distanceOf(row),
    ...pick<Omit<Facility, 'id' | 'created_at' | 'updated_at' | 'is_open_now' | 'distance_km'>>(row, [
      'name',
      'slug',
      'address',
      'province',
      'city',
      'barangay',
      'latitude',
      'longitude',
      'phone',
      'opening_hours',
      'services',
      'image',
      'description',
    ]),
    lab_name: row['name'] as string,
    is_open_now: isOpenNow(row['opening_hours'] as string | null),
  }),
})
