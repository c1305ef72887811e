import { binding, type Database, sortingOf, type Tx } from '../../platform'
import type { RatingRow } from './repository'

export type { Tx }

export interface ModeratedRow extends RatingRow {
  product_name: string
  user_id: number
  hidden_at: Date | null
  hidden_reason: string | null
}

type Status = 'shown' | 'hidden'

export interface ModeratedAsked {
  page: number
  per_page: number
  keyword?: string | undefined
  status?: Status | undefined
  stars?: number | undefined
  product_id?: number | undefined
  sort?: string | undefined
}

const IS: Record<Status, string> = { shown: 'r.hidden_at is null', hidden: 'r.hidden_at is not null' }

const SORTS = { updated_at: 'r.updated_at' }

const FROM = 'from ratings r join users u on u.id = r.user_id join products p on p.id = r.product_id'
const SELECT = `select r.id, r.created_at, r.updated_at, r.product_id, r.stars, r.comment, u.first_name, u.last_name,
    u.deleted_at is not null as is_former, p.name as product_name, r.user_id, r.hidden_at, r.hidden_reason ${FROM}`

/** Ratings of all products, for those who read what is said in them. */
export function ratingModerationRepository(db: Database) {
  return {
    transaction: db.transaction,

    async list(asked: ModeratedAsked) {
      const { values, bind } = binding()
      const words = (asked.keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 5)
      const conditions = [
        ...(asked.stars === undefined ? [] : [`r.stars = ${bind(asked.stars)}`]),
        ...(asked.product_id === undefined ? [] : [`r.product_id = ${bind(asked.product_id)}`]),
        ...words.map((word) => {
          const pattern = bind(`%${word.replace(/[\\%_]/g, '\\$&')}%`)
          return `unaccent(lower(concat_ws(' ', r.comment, p.name, u.first_name, u.last_name))) like unaccent(${pattern})`
        }),
      ]
      const where = (more?: string) => {
        const all = more ? [...conditions, more] : conditions
        return all.length > 0 ? `where ${all.join(' and ')}` : ''
      }
      const { isDown } = sortingOf(SORTS, asked.sort) ?? { isDown: true }
      const direction = isDown ? 'desc' : 'asc'
      const [{ rows }, { rows: counts }] = await Promise.all([
        db.sql.query<ModeratedRow & object>(
          `${SELECT} ${where(asked.status && IS[asked.status])} order by r.updated_at ${direction}, r.id ${direction}
           limit ${asked.per_page} offset ${(asked.page - 1) * asked.per_page}`,
          values,
        ),
        db.sql.query<Record<Status | 'all', number>>(
          `select count(*)::int as all, count(*) filter (where ${IS.shown})::int as shown,
             count(*) filter (where ${IS.hidden})::int as hidden ${FROM} ${where()}`,
          values,
        ),
      ])
      return { rows, counts: counts[0] ?? { all: 0, shown: 0, hidden: 0 } }
    },

    /** The rating, with its product held, since average and count follow. */
    async hold(tx: Tx, id: number): Promise<ModeratedRow | null> {
      await tx.sql.query(
        'select 1 from products where id = (select product_id from ratings where id = $1) for no key update',
        [id],
      )
      const { rows } = await tx.sql.query<ModeratedRow & object>(`${SELECT} where r.id = $1`, [id])
      return rows[0] ?? null
    },

    /** A reason hides it, none shows it. */
    async hide(tx: Tx, { id, product_id }: Pick<ModeratedRow, 'id' | 'product_id'>, reason: string | null) {
      await tx.sql.query(
        `update ratings set hidden_at = case when $2::text is null then null else coalesce(hidden_at, now()) end,
           hidden_reason = $2 where id = $1`,
        [id, reason],
      )
      await tx.sql.query(
        `update products set (rating_average, rating_count) =
           (select round(avg(stars), 2)::real, count(*) from ratings where product_id = $1 and hidden_at is null)
         where id = $1`,
        [product_id],
      )
    },
  }
}
export type RatingModerationRepository = ReturnType<typeof ratingModerationRepository>
