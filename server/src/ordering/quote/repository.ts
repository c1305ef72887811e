import type { PricePromotion } from '@botika/common/pricing/line'
import type { Database, Tx } from '../../platform'
import { licensed } from '../../directory'

export type { Tx }

/** An offer with all that pricing and an order's snapshot need; amounts are centavos. */
export interface Offer {
  inventory_id: number
  product_id: number
  pharmacy_id: number
  sku: string | null
  price: number
  current_quantity: number
  is_live: boolean
  product_name: string
  generic_name: string | null
  brand: string | null
  strength: string | null
  dosage_form: string | null
  image: string | null
  subcategory_name: string | null
  is_prescription: boolean
  is_sc_discountable: boolean
  is_vat_exempt: boolean
  pharmacy_name: string
  pharmacy_address: string
  pharmacy_phone: string | null
  pharmacy_email: string | null
  license_number: string | null
  is_licensed: boolean
  is_vat_registered: boolean
  /** The most that the law allows for it, where its price is above that; centavos. */
  broken_cap: number | null
  promotions: PricePromotion[]
}

// a plan for the very numbers asked takes ten times as long to make as to carry out: behind a select the planner sees
// none, and keeps one plan for all
const OFFERS = `select i.id as inventory_id, i.product_id, i.pharmacy_id, i.sku, i.price, i.quantity as current_quantity,
    (i.status = 'live' and i.archived_at is null and p.archived_at is null and p.drug_class <> 'dangerous'
      and ph.status = 'active') as is_live,
    p.name as product_name, p.generic_name, p.brand, p.strength, p.dosage_form, p.image, s.name as subcategory_name,
    p.is_prescription, p.is_sc_discountable, p.is_vat_exempt,
    ph.name as pharmacy_name, concat_ws(', ', nullif(ph.address, ''), ph.city) as pharmacy_address,
    ph.phone as pharmacy_phone, ph.email as pharmacy_email, ph.license_number,
    ${licensed('ph', '$2::date')} as is_licensed, ph.is_vat_registered,
    case when i.price > c.cap * greatest(1, p.unit_count) then c.cap * greatest(1, p.unit_count) end as broken_cap,
    coalesce((select json_agg(json_build_object('id', r.id, 'kind', r.kind, 'value', r.value) order by r.id)
      from promotions r
      where r.is_active and r.starts_at <= now() and (r.ends_at is null or r.ends_at > now())
        and (r.pharmacy_id is null or r.pharmacy_id = i.pharmacy_id)
        and (r.applies_to = 'all' or (r.applies_to = 'category' and r.category_id = p.category_id)
          or (r.applies_to = 'products' and p.id = any(r.product_ids)))), '[]') as promotions
  from inventories i
  join products p on p.id = i.product_id
  join pharmacies ph on ph.id = i.pharmacy_id
  left join subcategories s on s.id = p.subcategory_id
  left join price_caps c on c.equivalence_key = p.equivalence_key and c.effective_on <= $2::date::text
  where i.id = any((select $1::int[])::int[])
  order by i.id`

export function quoteRepository(db: Database) {
  return {
    async find(ids: number[], today: string): Promise<Offer[]> {
      const { rows } = await db.sql.query<Offer & Record<string, unknown>>({
        name: 'quote_offers',
        text: OFFERS,
        values: [ids, today],
      })
      return rows
    },

    /** The same, locked in the one order that all who change stock keep to: by id. */
    async findLocked(tx: Tx, ids: number[], today: string): Promise<Offer[]> {
      const { rows } = await tx.sql.query<Offer & Record<string, unknown>>({
        name: 'quote_offers_locked',
        text: `${OFFERS} for no key update of i`,
        values: [ids, today],
      })
      return rows
    },
  }
}
export type QuoteRepository = ReturnType<typeof quoteRepository>
