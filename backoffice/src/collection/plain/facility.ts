import type { Spec } from '../spec'

interface FacilityWords {
  one: string
  many: string
  /** Laboratories call their name `lab_name`. */
  naming?: 'name' | 'lab_name'
}

/** The fields that hospitals, clinics, laboratories and veterinarians share. */
export const facilitySpec = ({ one, many, naming = 'name' }: FacilityWords): Spec => ({
  one,
  many,
  about: `People look for ${many.toLowerCase()} near them under Facilities.`,
  nameOf: (record) => record[naming] ?? record['name'],
  sort: { field: 'name', order: 'ASC' },
  parts: [
    {
      title: one,
      fields: [
        { source: naming, label: 'Name', kind: 'text', isRequired: true, isListed: true },
        { source: 'image', label: 'Picture', kind: 'picture' },
        { source: 'description', label: 'About', kind: 'long' },
        { source: 'services', label: 'Services', kind: 'lines', isListed: true },
        { source: 'phone', label: 'Phone', kind: 'phone', isListed: true },
        { source: 'opening_hours', label: 'Opening hours', kind: 'hours' },
      ],
    },
    {
      title: 'Place',
      fields: [
        { source: 'address', label: 'Address', kind: 'place', isRequired: true },
        { source: 'city', label: 'City', kind: 'text', isListed: true, isReadOnly: true },
      ],
    },
  ],
})
