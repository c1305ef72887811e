import type { BOOKMARK_KINDS } from '@botika/common/bookmarks/endpoints'
import type { Database } from '../../platform'
import { isWithinCap } from '../../catalogue'
import { licensed } from '../../directory'

type Kind = (typeof BOOKMARK_KINDS)[number]

/** A bookmark beside what it points to; the price is centavos. */
export interface BookmarkRow {
  id: number
  created_at: Date
  updated_at: Date
  kind: Kind
  target_id: number
  name: string
  slug: string
  image: string | null
  detail: string | null
  lowest_price: number | null
  is_available: boolean
}

interface Asked {
  kind?: Kind | undefined
  target_id?: number | undefined
  page: number
  per_page: number
}

const TARGETS: Record<Kind, string> = {
  product: `select p.id, p.name, p.slug, p.image, coalesce(p.generic_name, p.brand) as detail, o.price as lowest_price,
      p.archived_at is null and o.price is not null as is_available
    from products p left join lateral (
      select min(i.price) as price from inventories i join pharmacies ph on ph.id = i.pharmacy_id
      where i.product_id = p.id and i.status = 'live' and i.archived_at is null and p.drug_class <> 'dangerous'
        and ph.status = 'active' and ${licensed('ph')} and ${isWithinCap('i', 'p')}) o on true`,
  pharmacy: `select ph.id, ph.name, ph.slug, ph.image, nullif(concat_ws(', ', nullif(ph.address, ''), ph.city), '') as detail,
      null::int as lowest_price, ph.status = 'active' as is_available from pharmacies ph`,
  doctor: `select d.id, d.name, d.slug, d.image, s.name as detail, null::int as lowest_price, true as is_available
    from doctors d left join specialties s on s.id = d.specialty_id`,
}

const SELECT = `select b.id, b.created_at, b.updated_at, b.kind, b.target_id, t.name, t.slug, t.image, t.detail,
    t.lowest_price, t.is_available
  from bookmarks b join lateral (
    ${Object.entries(TARGETS)
      .map(
        ([kind, target]) => `(select * from (${target}) x where b.kind = '${kind}' and x.id = b.target_id)`,
      )
      .join(' union all ')}) t on true`

/** Bookmarks of customers. What was deleted meanwhile is not listed. */
export function bookmarkRepository(db: Database) {
  async function find(userId: number, id: number): Promise<BookmarkRow | null> {
    const { rows } = await db.sql.query<BookmarkRow & Record<string, unknown>>(
      `${SELECT} where b.id = $1 and b.user_id = $2`,
      [id, userId],
    )
    return rows[0] ?? null
  }

  return {
    async list(userId: number, { kind, target_id, page, per_page }: Asked) {
      const where = `where b.user_id = $1 and ($2::text is null or b.kind = $2) and ($3::int is null or b.target_id = $3)`
      const asked = [userId, kind ?? null, target_id ?? null]
      const [{ rows }, counted] = await Promise.all([
        db.sql.query<BookmarkRow & Record<string, unknown>>(
          `${SELECT} ${where} order by b.id desc limit $4 offset $5`,
          [...asked, per_page, (page - 1) * per_page],
        ),
        db.sql.query<{ total: number }>(`select count(*)::int as total from (${SELECT} ${where}) x`, asked),
      ])
      return { rows, total: counted.rows[0]?.total ?? 0 }
    },

    /** Null when there is nothing such to bookmark. Doing it twice gives the same row. */
    async insert(userId: number, kind: Kind, targetId: number): Promise<BookmarkRow | null> {
      const { rows } = await db.sql.query<{ id: number }>(
        `insert into bookmarks (user_id, kind, target_id)
         select $1, $2, t.id from (${TARGETS[kind]}) t where t.id = $3 and t.is_available
         on conflict (user_id, kind, target_id) do update set updated_at = now() returning id`,
        [userId, kind, targetId],
      )
      return rows[0] ? find(userId, rows[0].id) : null
    },

    async remove(userId: number, id: number): Promise<boolean> {
      const { rowCount } = await db.sql.query(`delete from bookmarks where id = $1 and user_id = $2`, [
        id,
        userId,
      ])
      return rowCount === 1
    },
  }
}
export type BookmarkRepository = ReturnType<typeof bookmarkRepository>
