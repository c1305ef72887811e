import { t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/catalogue'
import { Problem } from '@botika/common/http/problem'
import { priceCap } from '@botika/common/price-caps/entity'
import { equivalenceKey } from '@botika/common/products/keys'
import { collectionOf, type Fields, type Row } from '../../platform'
import { countRows, over, plainText, sql, withSpaces } from '../../platform/db/query'

const e = over<{ t: 'price_caps' }>()
const genericName = e.fn('lower', ['t.generic_name'])
const offersAbove = e
  .selectFrom('inventories as i')
  .innerJoin('products as p', 'p.id', 'i.product_id')
  .select(countRows.as('n'))
  .whereRef('p.equivalence_key', '=', 't.equivalence_key')
  .where('i.status', '=', 'live')
  .where('i.archived_at', 'is', null)
  .where((i) => i('i.price', '>', sql<number>`${i.ref('t.cap')} * greatest(1, ${i.ref('p.unit_count')})`))

/** Maximum retail prices (EO 104 and EO 155): whoever lists a medicine is held to them. */
export const priceCapCollection = collectionOf(priceCap, {
  columns: { equivalence_key: 'equivalence_key' },
  selects: [offersAbove.as('offers_above')],
  alsoSearched: plainText(withSpaces(e.ref('t.strength'), e.ref('t.dosage_form'), e.ref('t.source'))),
  sorts: { generic_name: genericName, offers_above: offersAbove },
  order: sql`${genericName}, ${e.ref('t.strength')}`,
  settle: (fields, { before }) => ({ ...fields, equivalence_key: keyOf({ ...before, ...fields }) }),
  taken: {
    equivalence_key: {
      field: 'generic_name',
      text: messages.thereIsPriceCapForThisMedicine,
    },
  },
})

/** The key by which offers are found; a cap that fits no medicine would never bind. */
function keyOf(facts: Fields & Row): string {
  const key = equivalenceKey({
    generic_name: facts['generic_name'] as string,
    strength: facts['strength'] as string,
    dosage_form: facts['dosage_form'] as string,
  })
  if (key) return key
  throw Problem.invalid('strength', t(messages.aCapNeedsGenericNameStrengthAnd))
}
