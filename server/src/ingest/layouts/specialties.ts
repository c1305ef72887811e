import { slugOf } from '@botika/common/slug'
import { cleanOrNull, shorten } from './text'
import type { Layout } from './layout'

/** Specialties with a subspecialty on each row. */
export const specialtyRows: Layout<'specialties'> = {
  title: 'medical specialties',
  kind: 'specialties',
  columns: ['specialty'],
  read(row) {
    const name = cleanOrNull(row['specialty'])
    if (!name) return { skip: 'no name' }
    const subspecialty = cleanOrNull(row['subspecialty'])
    return {
      record: {
        name: shorten(name, 120),
        slug: slugOf(name),
        subspecialty: subspecialty ? shorten(subspecialty, 120) : null,
      },
    }
  },
}
