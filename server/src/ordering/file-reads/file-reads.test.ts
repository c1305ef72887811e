import { complaints, ownComplaints } from '@botika/common/complaints/endpoints'
import { fileReads } from '@botika/common/file-reads/endpoints'
import { orders } from '@botika/common/orders/endpoints'
import type { Order } from '@botika/common/orders/schema'
import { securityLog } from '@botika/common/security-log/endpoints'
import { ownData } from '@botika/common/users/own-data-endpoints'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAdmin, anOffer, anOrderBody, aPharmacy, aProduct, aSeller, aUser } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

async function picture() {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'rx.jpg', { type: 'image/jpeg' })
}

/** An order with a prescription at a pharmacy, by a customer or else by a guest. */
async function anOrderWithPrescription(as?: string) {
  const pharmacy = await aPharmacy(world)
  const product = await aProduct(world, { is_prescription: true })
  const offer = await anOffer(world, { product_id: product.id, pharmacy_id: pharmacy.id })
  const body = await anOrderBody(world, [{ inventory_id: offer.id, quantity: 1 }])
  const placed = await world.ask(
    orders.place,
    { body: { ...body, is_guest: as === undefined, prescription_image: await picture() } },
    { as },
  )
  const { orders: order } = placed.json as { orders: Order }
  return { order, pharmacy, email: body.guest_email as string }
}

const open = (order: Order, as: string) =>
  world.ask(orders.prescriptionImage, { params: { id: order.id } }, { as })
const readsOf = async (as: string, query: object = {}) =>
  (await world.call(fileReads.list, { query }, { as })).data.map(({ id: _, opened_at, ...read }) => {
    expect(Math.abs(Date.now() - Date.parse(opened_at))).toBeLessThan(600_000)
    return read
  })
const track = (order_number: string, email: string) =>
  world.ask(fileReads.track, { body: { order_number, email } })

describe('whose prescription it is', () => {
  it('sees who opened it, when and as what, the latest first; administrators have no name', async () => {
    const customer = await aUser(world)
    const as = await world.signIn(customer)
    const { order, pharmacy } = await anOrderWithPrescription(as)
    expect(await readsOf(as)).toEqual([])
    const seller = await aSeller(world, pharmacy)
    for (const user of [customer, seller, await anAdmin(world)]) await open(order, await world.signIn(user))
    const about = { order_number: order.order_number, file: 'prescription' }
    const nobody = { pharmacy_name: null, name: null }
    const expected = [
      { ...about, opened_as: 'admin', ...nobody },
      {
        ...about,
        opened_as: 'owner',
        pharmacy_name: pharmacy.name,
        name: `${seller.first_name} ${seller.last_name}`,
      },
      { ...about, opened_as: 'you', ...nobody },
    ]
    expect(await readsOf(as)).toEqual(expected)
    expect(await readsOf(as, { order_id: order.id })).toEqual(expected)
    expect(await readsOf(as, { order_id: order.id + 1 })).toEqual([])
  })

  it('sees as what it was opened then, whatever that person is today', async () => {
    const as = await world.signIn(await aUser(world))
    const { order, pharmacy } = await anOrderWithPrescription(as)
    const seller = await aSeller(world, pharmacy)
    await open(order, await world.signIn(seller))
    await world.db.sql.query(
      "update users set roles = '{customer,admin}', position = null, pharmacy_id = null where id = $1",
      [seller.id],
    )
    expect(await readsOf(as)).toMatchObject([{ opened_as: 'owner', pharmacy_name: pharmacy.name }])
  })

  it('sees nobody’s but their own, not even as an admin', async () => {
    const { order, pharmacy } = await anOrderWithPrescription(await world.signIn(await aUser(world)))
    await open(order, await world.signIn(await aSeller(world, pharmacy)))
    for (const stranger of [await aUser(world), await anAdmin(world), await aSeller(world, pharmacy)])
      expect(await readsOf(await world.signIn(stranger), { order_id: order.id })).toEqual([])
    expect((await world.ask(fileReads.list, { query: {} })).status).toBe(401)
  })

  it('has the readings in the copy of their data, as before', async () => {
    const as = await world.signIn(await aUser(world))
    const { order, pharmacy } = await anOrderWithPrescription(as)
    await open(order, await world.signIn(await aSeller(world, pharmacy)))
    const { files } = (await world.ask(ownData.read, {}, { as })).json as { files: { opened: unknown[] }[] }
    expect(files[0]?.opened).toMatchObject([{ by: 'the pharmacy' }])
  })
})

describe('the picture of a complaint', () => {
  it('is among what a customer sees, and a guest, who opened it themselves', async () => {
    const guest = await anOrderWithPrescription()
    const report = { reason: 'other', message: 'Broken', picture_1: await picture() } as const
    const proof = { order_number: guest.order.order_number, email: guest.email }
    const made = await world.call(ownComplaints.openAsGuest, {
      body: { ...report, ...proof, part_id: guest.order.parts[0]?.id ?? 0 },
    })
    const pictureId = made.messages[0]?.pictures[0]?.id ?? 0
    const shown = { params: { id: made.id }, body: { ...proof, picture_id: pictureId } }
    expect((await world.ask(ownComplaints.pictureAsGuest, shown)).status).toBe(200)
    const seller = await world.signIn(await aSeller(world, guest.pharmacy))
    const params = { id: made.id, pictureId }
    expect((await world.ask(complaints.picture, { params }, { as: seller })).status).toBe(200)
    expect((await track(proof.order_number, proof.email)).json).toMatchObject({
      data: [
        { file: 'complaint', opened_as: 'owner', pharmacy_name: guest.pharmacy.name },
        { file: 'complaint', opened_as: 'you', pharmacy_name: null, name: null },
      ],
    })
  })
})

describe('a guest', () => {
  it('sees it with order number and email address, and with neither alone', async () => {
    const { order, pharmacy, email } = await anOrderWithPrescription()
    expect((await track(order.order_number, email)).json).toEqual({ data: [] })
    await open(order, await world.signIn(await aSeller(world, pharmacy)))
    const answer = await track(order.order_number.toLowerCase(), email.toUpperCase())
    expect(answer.json).toMatchObject({ data: [{ file: 'prescription', pharmacy_name: pharmacy.name }] })
    const wrong = await track(order.order_number, 'somebody.else@example.com')
    const unknown = await track('BTK-0000AAAA1111', email)
    expect([wrong.status, unknown.status]).toEqual([404, 404])
    expect((wrong.json as { detail: string }).detail).toBe((unknown.json as { detail: string }).detail)
  })

  it('does not see a customer’s order', async () => {
    const customer = await aUser(world)
    const { order } = await anOrderWithPrescription(await world.signIn(customer))
    expect((await track(order.order_number, customer.email)).status).toBe(404)
  })
})

describe('the security log', () => {
  it('has each opened file with order, role and network, and not twice', async () => {
    const admin = await anAdmin(world)
    const as = await world.signIn(admin)
    const { order } = await anOrderWithPrescription()
    await open(order, as)
    const { data, total } = await world.call(securityLog.list, { query: { user_id: admin.id } }, { as })
    expect(total).toBe(1)
    expect(data).toMatchObject([
      {
        kind: 'file-opened',
        what: 'prescription',
        order_id: order.id,
        role: 'admin',
        pharmacy_name: null,
        network: '127.0.0.0/24',
        count: 1,
      },
    ])
  })

  it('keeps readings until they are old and their file is gone', async () => {
    const { order } = await anOrderWithPrescription()
    await open(order, await world.signIn(await anAdmin(world)))
    const { sql } = world.db
    const left = async () =>
      (await sql.query('select 1 from private_file_reads where order_id = $1', [order.id])).rowCount
    await expect(sql.query('delete from private_file_reads where order_id = $1', [order.id])).rejects.toThrow(
      'only ever added',
    )
    await sql.query('alter table private_file_reads disable trigger user')
    await sql.query(
      "update private_file_reads set created_at = now() - interval '400 days' where order_id = $1",
      [order.id],
    )
    await sql.query('alter table private_file_reads enable trigger user')
    await world.files.deleteOldReads(365)
    expect(await left()).toBe(1)
    await sql.query(
      'update private_files set deleted_at = now() where id in (select private_file_id from private_file_reads where order_id = $1)',
      [order.id],
    )
    await world.files.deleteOldReads(365)
    expect(await left()).toBe(0)
  })
})
