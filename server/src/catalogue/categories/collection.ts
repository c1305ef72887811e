import { PRESCRIPTION_SUBCATEGORY } from '@botika/common/products/prescription'
import { plain } from '@botika/common/products/words'
import { CATEGORY_TREE_LOCK } from '../category-tree/lock'
import { prescriptions } from '../medicines/prescription-repository'
import type { CollectionDefinition, Fields, Row, Writing } from '../../platform'
import { over } from '../../platform/db/query'

/** What a write of a category answers before it is read anew from the tree. */
interface Written {
  id: number
}

/** Products know all levels above them; what is put under another parent takes its products along. */
const TAKE_ALONG = {
  category_id: `update products set category_id = c.id, updated_at = now() from categories c
    where c.id = $2 and subcategory_id = $1`,
  subcategory_id: `update products p set subcategory_id = s.id, category_id = s.category_id, updated_at = now()
    from subcategories s where s.id = $2 and p.subsubcategory_id = $1`,
} as const

async function takeAlong(parent: keyof typeof TAKE_ALONG, to: unknown, { tx, before, person }: Writing) {
  if (!before || to === undefined || to === before[parent]) return
  await tx.sql.query('select pg_advisory_xact_lock($1)', [CATEGORY_TREE_LOCK])
  await tx.sql.query(TAKE_ALONG[parent], [before['id'], to])
  await prescriptions.raiseOnShelf(tx.sql, changedBy(person))
}

const changedBy = (person: Writing['person']) => ({
  userId: person?.id ?? null,
  pharmacyId: person?.pharmacyId ?? null,
})

/** What stands under a subcategory that is called Prescription from now on needs one. */
async function raiseRenamed(fields: Fields, { tx, before, person }: Writing) {
  const isNamed = plain(String(fields['name'] ?? '')).trim() === PRESCRIPTION_SUBCATEGORY
  if (!before || !isNamed) return
  const { rows } = await tx.sql.query<{ id: number }>(
    'select id from products where subcategory_id = $1 and archived_at is null',
    [before['id']],
  )
  await prescriptions.raise(
    tx.sql,
    rows.map(({ id }) => id),
    changedBy(person),
  )
}

const level = (
  resource: 'categories' | 'subcategories' | 'subsubcategories',
  noun: string,
  parent?: keyof typeof TAKE_ALONG,
): CollectionDefinition<Written> => ({
  resource,
  table: resource,
  noun,
  title: 'name',
  hasSlug: true,
  hasNameSort: false,
  columns: {
    name: 'name',
    image: 'image',
    position: 'position',
    ...(parent ? { [parent]: parent } : {}),
  },
  sorts: {},
  settle: async (fields, writing) => {
    if (parent) await takeAlong(parent, fields[parent], writing)
    if (resource === 'subcategories') await raiseRenamed(fields, writing)
    return fields
  },
  order: over<{ t: 'categories' }>().ref('t.id'),
  present: (row: Row) => ({ id: row['id'] as number }),
})

/** The three levels of the tree, as admins keep them. */
export const CATEGORY_COLLECTIONS = {
  category: level('categories', 'category'),
  subcategory: level('subcategories', 'subcategory', 'category_id'),
  subsubcategory: level('subsubcategories', 'sub-subcategory', 'subcategory_id'),
} as const
