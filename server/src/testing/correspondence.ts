import { orders } from '@botika/common/orders/endpoints'
import type { Order } from '@botika/common/orders/schema'
import { sellerOrders } from '@botika/common/seller-orders/endpoints'
import type { SellerAction } from '@botika/common/orders/steps'
import { expect } from 'vitest'
import { compose } from '../app/compose'
import { aMailServer } from './mail-server'
import { anOffer, anOrder, aPharmacy, aProduct, aSeller, aUser, nextNumber } from './makers'
import { makeWorld } from './world'

const ID_NUMBER = 'OSCA-55-1234567'
export const MEDICINE = 'Zidovudine'
export const SHOPPER = 'ana.santos@example.com'

interface Wish {
  as?: string
  isPrescription?: boolean
  isPickUp?: boolean
  quantity?: number
}

/** Two servers on one database that send their emails over SMTP, and somebody who reads all of them. */
export async function aCorrespondence() {
  const postOffice = await aMailServer()
  const world = await makeWorld({
    SMTP_URL: postOffice.url,
    BOTIKA_URL: 'https://botika.example',
    // admins here need no second factor
    BOTIKA_DEMO_OPEN: '1',
  })
  const clock = { now: new Date() }
  const other = await compose({ env: world.env, db: world.db, now: () => clock.now })

  /** What arrives once both servers have looked for work. */
  async function post() {
    await Promise.all([world.jobs.runDue(), other.jobs.runDue()])
    return postOffice.arrived.splice(0).sort((a, b) => a.recipients.join().localeCompare(b.recipients.join()))
  }

  return {
    world,
    other,
    clock,

    /** Throws away what has arrived and nobody has read. */
    forget: () => void postOffice.arrived.splice(0),

    /** Whom, about what: the emails that a deed brought, after looking at what every email must heed. */
    async emails() {
      const came = await post()
      for (const received of came) {
        expect(received.recipients).toHaveLength(1)
        expect(received.text).toMatch(/^Hello/)
        expect(received.text).toContain('Botika')
        expect(received.html).toContain('<!doctype html>')
        expect(received.html).toContain('Hello')
        for (const secret of [ID_NUMBER, MEDICINE, 'diabetes', 'prescription.pdf'])
          expect(received.raw + received.text + received.html).not.toContain(secret)
        for (const [, href] of received.text.matchAll(/: (https?:\S+)/g))
          expect(href).toMatch(/^https:\/\/botika.example\//)
      }
      return came.map(({ recipients, subject, text }) => ({ to: recipients[0], subject, text }))
    },

    /** An order at one pharmacy that has an address, with the steps that can be taken on it. */
    async aSale({ as, isPrescription = false, isPickUp = false, quantity = 3 }: Wish = {}) {
      const shopMail = `shop${nextNumber()}@example.com`
      const pharmacy = await aPharmacy(world, { name: `Botica ${nextNumber()}`, email: shopMail })
      const product = await aProduct(world, {
        name: MEDICINE,
        generic_name: MEDICINE,
        is_prescription: isPrescription,
      })
      const offer = await anOffer(world, { pharmacy_id: pharmacy.id, product_id: product.id })
      const picture = new File(['%PDF-1.4\n<< /Type /Page >>\n%%EOF'], 'prescription.pdf', {
        type: 'application/pdf',
      })
      const order = await anOrder(world, {
        items: [{ inventory_id: offer.id, quantity }],
        as,
        facts: {
          discount_type: 'senior_citizen',
          senior_citizen_name: 'Ana Santos',
          senior_citizen_id: ID_NUMBER,
          ...(isPickUp ? { delivery_option: 'pick_up' } : {}),
          ...(isPrescription ? { prescription_image: picture } : {}),
        },
      })
      const seller = await world.signIn(await aSeller(world, pharmacy))
      const id = (order.parts[0] as Order['parts'][number]).id
      return {
        offer,
        order,
        id,
        shopMail,
        pharmacy,
        step: (action: SellerAction, body: object = {}) =>
          world.call(sellerOrders[action], { params: { id }, body }, { as: seller }),
        update: (body: object) => world.call(sellerOrders.update, { params: { id }, body }, { as: seller }),
        open: () => world.call(orders.prescriptionImage, { params: { id: order.id } }, { as: seller }),
        cancel: (remarks: string) =>
          world.call(
            sellerOrders.cancel,
            { params: { id }, body: { cancel_remarks: remarks } },
            { as: seller },
          ),
      }
    },

    async aCustomer() {
      const user = await aUser(world)
      return { email: user.email, as: await world.signIn(user) }
    },

    async close() {
      await other.app.close()
      await world.close()
      await postOffice.close()
    },
  }
}
export type Correspondence = Awaited<ReturnType<typeof aCorrespondence>>
