import { binding, type Database, sortingOf, sqlStateOf, type Tx } from '../../platform'

export type { Tx }

export type OfferStatus = 'draft' | 'live' | 'suspended'
export type OfferGroup = OfferStatus | 'sold_out' | 'all'

/** An offer with what its product and pharmacy are called. */
export interface InventoryRow {
  id: number
  product_id: number
  product_name: string
  pharmacy_id: number
  pharmacy_name: string
  sku: string | null
  price: number
  quantity: number
  status: OfferStatus
  created_at: Date
  updated_at: Date
}

/** What an offer of a product must heed. */
export interface OfferedProduct {
  id: number
  name: string
  generic_name: string | null
  brand: string | null
  strength: string | null
  hold_reason: string | null
  unit_count: number
  drug_class: 'ordinary' | 'dangerous'
  /** Centavos that one unit may cost at most by law. */
  cap: number | null
  cap_source: string | null
}

export interface NewOffer {
  product_id: number
  pharmacy_id: number
  sku: string | null
  price: number
  quantity: number
  status: OfferStatus
}

export interface InventoryAsked {
  page: number
  perPage: number
  /** Only this pharmacy's. */
  pharmacyId?: number | undefined
  productId?: number | undefined
  group?: OfferGroup | undefined
  keyword?: string | undefined
  ids?: string | undefined
  sort?: string | undefined
}

const SELECT = `select i.id, i.product_id, p.name as product_name, i.pharmacy_id, ph.name as pharmacy_name, i.sku, i.price,
    i.quantity, i.status, i.created_at, i.updated_at
  from inventories i join products p on p.id = i.product_id join pharmacies ph on ph.id = i.pharmacy_id`

const SORTS: Readonly<Record<string, string>> = {
  id: 'i.id',
  product_name: 'lower(p.name)',
  pharmacy_name: 'ph.name_sort',
  sku: 'i.sku',
  selling_price: 'i.price',
  quantity: 'i.quantity',
  status: 'i.status',
  created_at: 'i.created_at',
  updated_at: 'i.updated_at',
}

/** Which offers belong to one of the seller's tabs; sold out is live with nothing left. */
export const groupCondition = (group: OfferGroup): string | null =>
  ({
    all: null,
    draft: `i.status = 'draft'`,
    live: `i.status = 'live' and i.quantity > 0`,
    sold_out: `i.status = 'live' and i.quantity = 0`,
    suspended: `i.status = 'suspended'`,
  })[group]

/** Every word must occur in one of the texts. */
export function wordConditions(
  keyword: string | undefined,
  texts: string,
  bind: (value: unknown) => string,
): string[] {
  const words = (keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10)
  return words.map((word) => {
    const pattern = bind(`%${word.replace(/[\\%_]/g, '\\$&')}%`)
    return `unaccent(lower(concat_ws(' ', ${texts}))) like unaccent(${pattern})`
  })
}

/** Offers as the back office keeps them. What belongs to somebody else is not found. */
export function inventoryRepository(db: Database) {
  return {
    transaction: db.transaction,

    async list(asked: InventoryAsked): Promise<{ rows: InventoryRow[]; total: number }> {
      const { values, bind } = binding()
      const group = groupCondition(asked.group ?? 'all')
      const conditions = [
        'i.archived_at is null',
        ...(asked.pharmacyId === undefined ? [] : [`i.pharmacy_id = ${bind(asked.pharmacyId)}`]),
        ...(asked.productId === undefined ? [] : [`i.product_id = ${bind(asked.productId)}`]),
        ...(asked.ids ? [`i.id = any(${bind(asked.ids.split(',').map(Number))}::bigint[])`] : []),
        ...(group ? [group] : []),
        ...wordConditions(asked.keyword, 'p.name, p.generic_name, p.brand, i.sku, ph.name', bind),
      ]
      const where = `where ${conditions.join(' and ')}`
      const { by: field, isDown } = sortingOf(SORTS, asked.sort) ?? { by: 'lower(p.name)', isDown: false }
      const direction = isDown ? 'desc nulls last' : 'asc nulls last'
      const from = SELECT.slice(SELECT.indexOf('from inventories'))
      const [{ rows: totals }, { rows }] = await Promise.all([
        db.sql.query<{ total: number }>(`select count(*)::int as total ${from} ${where}`, values),
        db.sql.query<InventoryRow & object>(
          `${SELECT} ${where} order by ${field} ${direction}, i.id limit ${asked.perPage} offset ${(asked.page - 1) * asked.perPage}`,
          values,
        ),
      ])
      return { rows, total: totals[0]?.total ?? 0 }
    },

    async find(id: number, pharmacyId?: number): Promise<InventoryRow | null> {
      const { rows } = await db.sql.query<InventoryRow & object>(
        `${SELECT} where i.id = $1 and i.archived_at is null and ($2::int is null or i.pharmacy_id = $2)`,
        [id, pharmacyId ?? null],
      )
      return rows[0] ?? null
    },

    /** The offer, held until the transaction ends. */
    async hold(tx: Tx, id: number, pharmacyId?: number): Promise<InventoryRow | null> {
      const { rows } = await tx.sql.query<InventoryRow & object>(
        `${SELECT} where i.id = $1 and i.archived_at is null and ($2::int is null or i.pharmacy_id = $2) for update of i`,
        [id, pharmacyId ?? null],
      )
      return rows[0] ?? null
    },

    /** A pharmacy's offer of a product, held. */
    async holdOf(tx: Tx, productId: number, pharmacyId: number): Promise<InventoryRow | null> {
      const { rows } = await tx.sql.query<InventoryRow & object>(
        `${SELECT} where i.product_id = $1 and i.pharmacy_id = $2 and i.archived_at is null for update of i`,
        [productId, pharmacyId],
      )
      return rows[0] ?? null
    },

    /** A product that may be offered, and the cap on its price. */
    async product(tx: Tx, id: number, lock = ''): Promise<OfferedProduct | null> {
      const { rows } = await tx.sql.query<OfferedProduct & object>(
        `select p.id, p.name, p.generic_name, p.brand, p.strength, p.hold_reason, p.unit_count, p.drug_class, c.cap, c.source as cap_source
         from products p left join price_caps c on c.equivalence_key = p.equivalence_key
           and c.effective_on <= to_char(now() at time zone 'Asia/Manila', 'YYYY-MM-DD')
         where p.id = $1 and p.archived_at is null ${lock}`,
        [id],
      )
      return rows[0] ?? null
    },

    /** The same, kept from being merged or archived until the transaction ends. */
    heldProduct(tx: Tx, id: number): Promise<OfferedProduct | null> {
      return this.product(tx, id, 'for key share of p')
    },

    async hasPharmacy(tx: Tx, id: number): Promise<boolean> {
      const { rows } = await tx.sql.query('select 1 from pharmacies where id = $1', [id])
      return rows.length > 0
    },

    async insert(tx: Tx, offer: NewOffer): Promise<number> {
      const { rows } = await tx.sql.query<{ id: number }>(
        `insert into inventories (product_id, pharmacy_id, sku, price, quantity, status)
         values ($1, $2, $3, $4, $5, $6) returning id`,
        [offer.product_id, offer.pharmacy_id, offer.sku, offer.price, offer.quantity, offer.status],
      )
      return rows[0]?.id ?? 0
    },

    async update(
      tx: Tx,
      id: number,
      { sku, price, quantity, status }: Pick<NewOffer, 'sku' | 'price' | 'quantity' | 'status'>,
    ): Promise<void> {
      await tx.sql.query(
        'update inventories set sku = $2, price = $3, quantity = $4, status = $5, updated_at = now() where id = $1',
        [id, sku, price, quantity, status],
      )
    },

    async archive(tx: Tx, id: number): Promise<void> {
      await tx.sql.query('update inventories set archived_at = now(), updated_at = now() where id = $1', [id])
    },
  }
}
export type InventoryRepository = ReturnType<typeof inventoryRepository>

/** What a unique key says: the pharmacy offers this already, or uses the SKU elsewhere. */
export function takenBy(error: unknown): 'offer' | 'sku' | null {
  if (sqlStateOf(error) !== '23505') return null
  return JSON.stringify(error, ['constraint', 'cause', 'detail', 'message']).includes('inventories_sku')
    ? 'sku'
    : 'offer'
}
