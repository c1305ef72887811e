import { moderation } from '@botika/common/moderation/endpoints'
import { captcha } from '@botika/common/captcha/endpoints'
import { products } from '@botika/common/products/endpoints'
import { session } from '@botika/common/session/endpoints'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Ask } from './caller'

export interface Actor {
  id: number
  email: string
  token: string
  pharmacyId: number | null
}

/** What every walk works with: people, products of their own, and what is to be cleared away at the end. */
export interface Stage {
  ask: Ask
  /** Different in every run, so that names never collide. */
  mark: string
  admin: Actor
  seller: Actor
  customer: Actor
  /** Offers of the seller: by prescription, and not. */
  rx: Ware
  plain: Ware
  /** Somebody else's offer that can be bought. */
  stranger: Ware
  solveCaptcha(): Promise<string>
  /** Runs at the end, the last one first; what fails is told and changes nothing. */
  later(words: string, work: () => Promise<unknown>): void
}

export interface Ware {
  product_id: number
  inventory_id: number
  pharmacy_id: number
}

export interface Accounts {
  admin: string
  seller: string
  customer: string
  password: string
}

/** Signs everybody in and puts two products of the seller on the shelf. */
export async function setStage(ask: Ask, accounts: Accounts, later: Stage['later']): Promise<Stage> {
  const mark = Date.now().toString(36)
  const { password } = accounts
  const enter = async (email: string): Promise<Actor> => {
    const { access_token: token } = await ask(session.login, { body: { email, password } })
    const user = await ask(session.user, { body: {} }, { as: token })
    return { id: user.id, email, token, pharmacyId: user.pharmacy_id }
  }
  const admin = await enter(accounts.admin)
  const seller = await enter(accounts.seller)
  const customer = await enter(accounts.customer)

  async function shelve(name: string, is_prescription: boolean): Promise<Ware> {
    const body = {
      name: `${name} ${mark}`,
      // what nobody knows needs a prescription; this one the demo knows to need none
      generic_name: is_prescription ? `Conformatol ${mark}` : 'Paracetamol',
      brand: name,
      strength: '500 mg',
      dosage_form: 'Tablet',
      is_prescription,
      is_sc_discountable: true,
      selling_price: 100,
      quantity: 50,
      status: 'live' as const,
    }
    const made = await ask(products.create, { body }, { as: seller.token })
    later(`take ${body.name} off the shelf`, async () => {
      await ask(products.remove, { params: { id: made.id } }, { as: seller.token })
      await ask(products.remove, { params: { id: made.id } }, { as: admin.token }).catch(() => {})
    })
    await ask(moderation.review, { body: { ids: [made.id], decision: 'approve' } }, { as: admin.token })
    return {
      product_id: made.id,
      inventory_id: made.inventory_id ?? 0,
      pharmacy_id: made.pharmacy_id ?? 0,
    }
  }

  const list = await ask(products.list, { query: { in_stock: true, is_prescription: false, per_page: 100 } })
  const other = list.data.find(
    ({ pharmacy_id, quantity }) => pharmacy_id !== seller.pharmacyId && quantity > 5,
  )
  if (!other?.inventory_id || !other.pharmacy_id)
    throw new Error('No other pharmacy offers anything: start the server with demo data.')
  return {
    ask,
    mark,
    admin,
    seller,
    customer,
    rx: await shelve('Rexiform', true),
    plain: await shelve('Planiform', false),
    stranger: {
      product_id: other.id,
      inventory_id: other.inventory_id,
      pharmacy_id: other.pharmacy_id,
    },
    later,
    async solveCaptcha() {
      const challenge = await ask(captcha.challenge, {})
      const solution = await solveChallenge({ challenge, deriveKey })
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
    },
  }
}

/** A small picture. */
export const picture = (name: string) =>
  new File([Buffer.from(PNG, 'base64')], `${name}.png`, { type: 'image/png' })

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
