import { Problem } from '@botika/common/http/problem'
import { priceCap } from '@botika/common/price-caps/entity'
import { equivalenceKey } from '@botika/common/products/keys'
import { collectionOf, type Fields, type Row } from '../../platform'

const OFFERS_ABOVE = `(select count(*)::int from inventories i join products p on p.id = i.product_id
  where p.equivalence_key = t.equivalence_key and i.status = 'live' and i.archived_at is null
    and i.price > t.cap * greatest(1, p.unit_count))`

/** Maximum retail prices (EO 104 and EO 155): whoever lists a medicine is held to them. */
export const priceCapCollection = collectionOf(priceCap, {
  columns: { equivalence_key: 'equivalence_key' },
  selects: `${OFFERS_ABOVE} as offers_above`,
  alsoSearched: `concat_ws(' ', t.strength, t.dosage_form, t.source)`,
  sorts: { generic_name: 'lower(t.generic_name)', offers_above: OFFERS_ABOVE },
  order: 'lower(t.generic_name), t.strength',
  settle: (fields, { before }) => ({ ...fields, equivalence_key: keyOf({ ...before, ...fields }) }),
  taken: {
    equivalence_key: {
      field: 'generic_name',
      text: 'There is a price cap for this medicine in this strength and form already',
    },
  },
})

/** Offers are found by what makes medicines equivalent; a cap that fits none would never bind. */
function keyOf(facts: Fields & Row): string {
  const key = equivalenceKey({
    generic_name: facts['generic_name'] as string,
    strength: facts['strength'] as string,
    dosage_form: facts['dosage_form'] as string,
  })
  if (key) return key
  throw Problem.invalid(
    'strength',
    'A cap needs generic name, strength and dosage form, so that offers can be held to it.',
  )
}
