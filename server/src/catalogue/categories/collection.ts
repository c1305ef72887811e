import type { Label } from '@botika/common/messages/message'
import * as nouns from '@botika/common/messages/office/fields'
import { PRESCRIPTION_SUBCATEGORY } from '@botika/common/products/prescription'
import { plain } from '@botika/common/products/words'
import { takeAlong, takeTreeTurn } from '../category-tree/repository'
import { prescriptions } from '../medicines/prescription-repository'
import type { CollectionDefinition, Fields, Row, Writing } from '../../platform'
import { build, over, rowsOf } from '../../platform/db/query'

interface Written {
  id: number
}

const LEVEL = { category_id: 'subcategory', subcategory_id: 'subsubcategory' } as const

async function moveAlong(parent: keyof typeof LEVEL, to: unknown, { tx, before, person }: Writing) {
  if (!before || to === undefined || to === before[parent]) return
  await takeTreeTurn(tx)
  await takeAlong(tx, LEVEL[parent], before['id'] as number, to as number)
  await prescriptions.raiseInCategory(tx.sql, changedBy(person))
}

const changedBy = (person: Writing['person']) => ({
  userId: person?.id ?? null,
  pharmacyId: person?.pharmacyId ?? null,
})

/** Products under a subcategory that is renamed to Prescription need one from now on. */
async function raiseRenamed(fields: Fields, { tx, before, person }: Writing) {
  const isNamed = plain(String(fields['name'] ?? '')).trim() === PRESCRIPTION_SUBCATEGORY
  if (!before || !isNamed) return
  const rows = await rowsOf(
    tx,
    build
      .selectFrom('products')
      .select('id')
      .where('subcategory_id', '=', before['id'] as number)
      .where('archived_at', 'is', null),
  )
  await prescriptions.raise(
    tx.sql,
    rows.map(({ id }) => id),
    changedBy(person),
  )
}

const level = (
  resource: 'categories' | 'subcategories' | 'subsubcategories',
  noun: Label,
  parent?: keyof typeof LEVEL,
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
    if (parent) await moveAlong(parent, fields[parent], writing)
    if (resource === 'subcategories') await raiseRenamed(fields, writing)
    return fields
  },
  order: over<{ t: 'categories' }>().ref('t.id'),
  present: (row: Row) => ({ id: row['id'] as number }),
})

export const CATEGORY_COLLECTIONS = {
  category: level('categories', nouns.category),
  subcategory: level('subcategories', nouns.subcategory, 'category_id'),
  subsubcategory: level('subsubcategories', nouns.subSubcategory, 'subcategory_id'),
} as const
