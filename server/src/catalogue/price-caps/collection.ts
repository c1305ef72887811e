import { toCentavos, toPesos } from '@botika/common/money'
import { Problem } from '@botika/common/http/problem'
import type { PriceCap } from '@botika/common/price-caps/endpoints'
import { equivalenceKey } from '@botika/common/products/keys'
import { type CollectionDefinition, type Fields, pick, type Row, stampsOf } from '../../platform'

const OFFERS_ABOVE = `(select count(*)::int from inventories i join products p on p.id = i.product_id
  where p.equivalence_key = t.equivalence_key and i.status = 'live' and i.archived_at is null
    and i.price > t.cap * greatest(1, p.unit_count))`

/** Maximum retail prices (EO 104 and EO 155): whoever lists a medicine is held to them. */
export const priceCapCollection: CollectionDefinition<PriceCap> = {
  resource: 'price-caps',
  table: 'price_caps',
  noun: 'price cap',
  title: 'generic_name',
  hasSlug: false,
  hasNameSort: false,
  columns: {
    generic_name: 'generic_name',
    strength: 'strength',
    dosage_form: 'dosage_form',
    cap: { column: 'cap', keep: (value) => toCentavos(value as number) },
    source: 'source',
    effective_on: 'effective_on',
    equivalence_key: 'equivalence_key',
  },
  selects: `${OFFERS_ABOVE} as offers_above`,
  alsoSearched: `concat_ws(' ', t.strength, t.dosage_form, t.source)`,
  sorts: {
    id: 't.id',
    generic_name: 'lower(t.generic_name)',
    strength: 't.strength',
    dosage_form: 't.dosage_form',
    cap: 't.cap',
    source: 't.source',
    effective_on: 't.effective_on',
    offers_above: OFFERS_ABOVE,
    created_at: 't.created_at',
    updated_at: 't.updated_at',
  },
  order: 'lower(t.generic_name), t.strength',
  settle: (fields, { before }) => ({ ...fields, equivalence_key: keyOf({ ...before, ...fields }) }),
  taken: {
    equivalence_key: {
      field: 'generic_name',
      text: 'There is a price cap for this medicine in this strength and form already',
    },
  },
  present: (row) => ({
    ...stampsOf(row),
    ...pick<
      Pick<PriceCap, 'generic_name' | 'strength' | 'dosage_form' | 'source' | 'effective_on' | 'offers_above'>
    >(row, ['generic_name', 'strength', 'dosage_form', 'source', 'effective_on', 'offers_above']),
    cap: toPesos(row['cap'] as number),
  }),
}

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
