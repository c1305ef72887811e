import type { ListedMedicine, MatchedRow } from '@botika/common/baskets/endpoints'
import { products } from '@botika/common/products/endpoints'
import { namesOf } from '../../catalogue/naming'
import { call } from '../../lib/api'
import { storedAtom } from '../../lib/store'

/** What is chosen for a line; it stays with the line's words when others change. */
export type Choice = Partial<Record<'any_equivalent' | 'may_exceed', boolean>> & {
  product_id?: number
  pieces?: string
}

interface Typed {
  text: string
  choices: Record<string, Choice>
}

const isTyped = (value: unknown): value is Typed => typeof (value as Typed | null)?.text === 'string'

/** Kept until the tab is closed: it tells of somebody's health. */
export const typedAtom = storedAtom<Typed>('medicineList', { text: '', choices: {} }, isTyped, 'session')

export function chosen(row: MatchedRow, choice: Choice = {}) {
  const { product_id, pieces = String(row.pieces ?? '') } = choice
  const medicine = row.medicine ?? row.candidates.find((one) => one.product_id === product_id) ?? null
  const { any_equivalent = false, may_exceed = false } = choice
  return { ...row, medicine, pieces, any_equivalent, may_exceed }
}
export type Row = ReturnType<typeof chosen>

export type Bought = readonly { id: number; name: string; quantity: number }[]

/** What was bought, written as a list: pieces instead of packs. */
export async function listOf(bought: Bought) {
  const { data } = await call(products.list, {
    query: { ids: bought.map(({ id }) => id).join(), per_page: 100 },
  })
  return bought.map(({ id, name, quantity }) => {
    const { generic_name, brand, strength, dosage_form, unit_count } = data.find((one) => one.id === id) ?? {}
    const facts = generic_name ? [generic_name, brand, strength, dosage_form] : [name]
    return `${facts.filter(Boolean).join(' ')} ${quantity * (unit_count ?? 1)} pcs`
  })
}

export function medicineName(medicine: ListedMedicine) {
  const { first, second } = namesOf({ ...medicine, pack_size: null })
  return second ? `${first} (${second})` : first
}
