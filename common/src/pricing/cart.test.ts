import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CartLine, type CartTerms, priceCart, type PricedLine, type Sums } from './cart'

const promotion = fc.oneof(
  fc.record({
    id: fc.nat(),
    kind: fc.constant('percent' as const),
    value: fc.integer({ min: 1, max: 10_000 }),
  }),
  fc.record({
    id: fc.nat(),
    kind: fc.constant('amount' as const),
    value: fc.integer({ min: 1, max: 100_000 }),
  }),
)

const anyLine = fc.record({
  inventoryId: fc.nat(),
  pharmacyId: fc.integer({ min: 1, max: 5 }),
  price: fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 2_000_000 })),
  quantity: fc.integer({ min: 1, max: 300 }),
  isScDiscountable: fc.boolean(),
  isVatExempt: fc.boolean(),
  isVatRegistered: fc.boolean(),
  promotions: fc.array(promotion, { maxLength: 3 }),
})

const tariffs = fc
  .dictionary(
    fc.constantFrom('1', '2', '3', '4', '5'),
    fc.record({
      fee: fc.integer({ min: 0, max: 50_000 }),
      freeFrom: fc.option(fc.integer({ min: 0, max: 5_000_000 })),
    }),
  )
  .map((some) => new Map(Object.entries(some).map(([id, tariff]) => [Number(id), tariff])))

const terms = fc.record({
  tariffs,
  isClaimed: fc.boolean(),
  deliveryFee: fc.integer({ min: 0, max: 20_000 }),
  feeBasis: fc.constantFrom('order' as const, 'pharmacy' as const),
  rates: fc.constantFrom(
    { scDiscountFraction: 0.2, vatRate: 0.12 },
    { scDiscountFraction: 0.2, vatRate: 0 },
    { scDiscountFraction: 0.05, vatRate: 0.12 },
  ),
})

const NAMES = ['subtotal', 'vatRemoved', 'discount', 'promotionDiscount', 'deliveryFee', 'total'] as const

/** Half up, in whole numbers of any size. */
const rounded = (numerator: bigint, denominator: bigint) =>
  (2n * numerator + denominator) / (2n * denominator)

/** What a line pays, worked out once more, straight from the rules and without the code under test. */
function paysByTheRules(one: CartLine, { isClaimed, rates }: CartTerms): bigint {
  const gross = BigInt(one.price) * BigInt(one.quantity)
  const promoted = (one.promotions ?? []).reduce((best, { kind, value }) => {
    const off = BigInt(value)
    const unit = BigInt(one.price) - off
    const reduced =
      kind === 'percent'
        ? rounded(gross * (10_000n - off), 10_000n)
        : (unit < 0n ? 0n : unit) * BigInt(one.quantity)
    return reduced < best ? reduced : best
  }, gross)
  if (!isClaimed || !one.isScDiscountable) return promoted
  const percent = (fraction = 0) => BigInt(Math.round(fraction * 100))
  const vat = one.isVatExempt || !one.isVatRegistered ? 0n : percent(rates?.vatRate)
  const net = (amount: bigint) => rounded(amount * 100n, 100n + vat)
  const lawful = net(gross) - rounded(net(gross) * percent(rates?.scDiscountFraction), 100n)
  const b = net(promoted)
  return promoted < gross && b < lawful ? b : lawful
}

const add = (all: Sums, one: Sums): Sums =>
  Object.fromEntries(NAMES.map((name) => [name, all[name] + one[name]])) as unknown as Sums
const NOTHING = Object.fromEntries(NAMES.map((name) => [name, 0])) as unknown as Sums

const isAmount = (amount: number) => Number.isSafeInteger(amount) && amount >= 0

const isRight = (one: PricedLine, line: CartLine, how: CartTerms) =>
  one.total === one.gross - one.vatRemoved - one.discount - one.promotionDiscount &&
  [one.net, one.vatRemoved, one.discount, one.promotionDiscount, one.total].every(isAmount) &&
  (one.discount === 0 || one.promotionDiscount === 0) &&
  BigInt(one.total) === paysByTheRules(line, how)

describe('any cart', () => {
  it('has parts that sum to it, no amount below zero, and what the rules say each line pays', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 12 }), terms, (lines, how) => {
        const cart = priceCart(lines, how)
        const sums = Object.fromEntries(NAMES.map((name) => [name, cart[name]]))
        expect(cart.parts.reduce<Sums>(add, NOTHING)).toEqual(sums)
        for (const one of [cart, ...cart.parts]) {
          expect(one.total).toBe(
            one.subtotal - one.vatRemoved - one.discount - one.promotionDiscount + one.deliveryFee,
          )
          expect(NAMES.filter((name) => !isAmount(one[name]))).toEqual([])
        }
        // one expectation for all lines: ten thousand carts have many
        expect(cart.lines.filter((one, at) => !isRight(one, lines[at] as CartLine, how))).toEqual([])
        expect(cart.parts.flatMap((part) => part.lines)).toHaveLength(lines.length)
        const sharing = cart.parts.filter(({ pharmacyId }) => !how.tariffs.has(pharmacyId)).length
        const own = cart.parts.map(({ pharmacyId, subtotal }) => {
          const { fee = 0, freeFrom = null } = how.tariffs.get(pharmacyId) ?? {}
          return freeFrom !== null && freeFrom <= subtotal ? 0 : fee
        })
        const shared = how.deliveryFee * (how.feeBasis === 'pharmacy' ? sharing : Math.min(1, sharing))
        expect(cart.deliveryFee).toBe(own.reduce((all, fee) => all + fee, shared))
      }),
      { numRuns: 10_000 },
    )
  }, 120_000)

  it('is never dearer for a holder, nor with a promotion', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 6 }), terms, (lines, how) => {
        const paid = (isClaimed: boolean, of: readonly CartLine[] = lines) =>
          priceCart(of, { ...how, isClaimed }).total
        expect(paid(true)).toBeLessThanOrEqual(paid(false))
        const plain = lines.map((one) => ({ ...one, promotions: [] }))
        expect(paid(how.isClaimed)).toBeLessThanOrEqual(paid(how.isClaimed, plain))
      }),
      { numRuns: 2_000 },
    )
  }, 60_000)
})
