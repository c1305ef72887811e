import { FACTS, isWithinCap, type ProductRow } from '../../catalogue'
import type { Database } from '../../platform'
import { licensed } from '../../directory'

/** An offer that shoppers see. */
export interface OfferRow {
  id: number
  product_id: number
  category_id: number | null
  pharmacy_id: number
  price: number
  quantity: number
}

/** What the shop reads of products beside lists. */
export function productRepository(db: Database) {
  return {
    /**
     * A product that can be bought, with the offer to show; also one whose pharmacies only lack a valid licence, without
     * an offer.
     */
    async find(id: number): Promise<ProductRow | null> {
      const { rows } = await db.sql.query<ProductRow & object>({
        name: 'product_find',
        text: `select ${FACTS}, s.min_price, s.max_price, coalesce(s.offers_count, 0) as offers_count, i.id as inventory_id, i.pharmacy_id,
            i.price, i.quantity
          from products p left join product_search s on s.product_id = p.id left join inventories i on i.id = s.inventory_id
          where p.id = $1 and p.archived_at is null and p.drug_class <> 'dangerous' and (s.product_id is not null or exists (
            select from inventories x join pharmacies ph on ph.id = x.pharmacy_id
            where x.product_id = p.id and x.status = 'live' and x.archived_at is null and ph.status = 'active'
              and not ${licensed('ph')}))`,
        values: [id],
      })
      return rows[0] ?? null
    },

    /** The product that a merged one is now. */
    async movedTo(id: number): Promise<{ id: number; name: string; slug: string } | null> {
      const { rows } = await db.sql.query<{ id: number; name: string; slug: string }>(
        `select k.id, k.name, k.slug from products d join products k on k.id = d.merged_into_id and k.archived_at is null
         where d.id = $1`,
        [id],
      )
      return rows[0] ?? null
    },

    /** Live offers of a product; whether their pharmacies may sell is for the service to say. */
    async offers(id: number): Promise<OfferRow[]> {
      const { rows } = await db.sql.query<OfferRow & object>({
        name: 'product_offers',
        text: `select i.id, i.product_id, p.category_id, i.pharmacy_id, i.price, i.quantity
          from inventories i join products p on p.id = i.product_id and p.archived_at is null
          where i.product_id = $1 and i.status = 'live' and i.archived_at is null and ${isWithinCap('i', 'p')}
          order by i.quantity > 0 desc, i.price, i.id`,
        values: [id],
      })
      return rows
    },

    /** Products that RA 6675 calls equivalent to this one. */
    async equivalents(id: number): Promise<number[]> {
      const { rows } = await db.sql.query<{ id: number }>({
        name: 'product_equivalents',
        text: `select e.id from products p
          join products e on e.equivalence_key = p.equivalence_key and e.id <> p.id and e.archived_at is null
          join product_search s on s.product_id = e.id
          where p.id = $1 order by s.in_stock desc, s.min_price::float8 / greatest(1, e.unit_count), e.id limit 50`,
        values: [id],
      })
      return rows.map((row) => row.id)
    },

    /** Addresses of the most popular products in the storefront. */
    async routes(limit: number): Promise<string[]> {
      const { rows } = await db.sql.query<{ route: string }>(
        `select '/browse/products/' || coalesce(nullif(p.slug, ''), 'product') || '/' || p.id as route
         from product_search s join products p on p.id = s.product_id
         order by s.popularity desc nulls last, s.product_id limit $1`,
        [limit],
      )
      return rows.map((row) => row.route)
    },

    /** Products for the front page: those chosen for it, then the most popular. */
    async featured(limit: number): Promise<number[]> {
      const { rows } = await db.sql.query<{ id: number }>({
        name: 'products_featured',
        text: `(select p.id, 1 as first, p.popularity from products p join product_search s on s.product_id = p.id
            where p.is_featured order by p.popularity desc nulls last limit $1)
          union all
          (select s.product_id, 0, s.popularity from product_search s join products p on p.id = s.product_id
            where s.in_stock and not p.is_featured order by s.popularity desc nulls last, s.product_id limit $1)
          order by first desc, popularity desc, id limit $1`,
        values: [limit],
      })
      return rows.map((row) => row.id)
    },
  }
}
export type ProductRepository = ReturnType<typeof productRepository>
