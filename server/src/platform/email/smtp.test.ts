import { passwordLinks } from '@botika/common/password-links/endpoints'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compose, type Composed } from '../../app/compose'
import { jobs as jobTable, mails } from '../../schema'
import { aMailServer, type MailServer } from '../../testing/mail-server'
import { anOffer, anOrder, aPharmacy, aUser } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let postOffice: MailServer
let world: World
let other: Composed

beforeAll(async () => {
  postOffice = await aMailServer()
  world = await makeWorld({ SMTP_URL: postOffice.url })
  other = await compose({ env: world.env, db: world.db })
})
afterAll(async () => {
  await other.app.close()
  await world.close()
  await postOffice.close()
})

/** What arrives once two servers have looked for work. */
async function post() {
  await Promise.all([world.jobs.runDue(), other.jobs.runDue()])
  return postOffice.arrived.splice(0)
}

describe('the way of an email', () => {
  const makeDue = () =>
    world.db.orm
      .update(jobTable)
      .set({ run_at: sql`now()` })
      .where(sql`done_at is null`)

  it('that the mail server would not take is gone again, and arrives once', async () => {
    postOffice.refuseNext(451, 'Come back later')
    postOffice.refuseNext(452, 'Still too full', 'recipient')
    const pharmacy = await aPharmacy(world, { email: 'shop@example.com' })
    const offer = await anOffer(world, { pharmacy_id: pharmacy.id })
    const order = await anOrder(world, { items: [{ inventory_id: offer.id, quantity: 1 }] })
    const came = await post()
    for (let tries = 0; tries < 4; tries++) {
      await makeDue()
      came.push(...(await post()))
    }
    const recipients = came.flatMap((received) => received.recipients)
    expect(recipients.sort()).toEqual(['ana.santos@example.com', 'shop@example.com'])
    const rows = await world.db.orm
      .select()
      .from(mails)
      .where(sql`${mails.text} like ${`%${order.order_number}%`}`)
    expect(rows.map((row) => row.sent_at !== null)).toEqual([true, true])
    expect(rows.reduce((all, row) => all + row.attempts, 0)).toBe(4)
  })

  it('to a mailbox that does not exist ends there', async () => {
    const { email } = await aUser(world)
    postOffice.refuseNext(550, 'No such user here', 'recipient')
    await world.call(passwordLinks.forgot, { body: { email } })
    await world.jobs.runDue()
    await makeDue()
    expect(await post()).toEqual([])
    const [row] = await world.db.orm.select().from(mails).where(eq(mails.recipient, email))
    expect(row).toMatchObject({
      sent_at: null,
      attempts: 1,
      last_error: expect.stringContaining('No such user'),
    })
  })

  it('keeps what people type out of headers, and links out of their names', async () => {
    const offer = await anOffer(world, {
      pharmacy_id: (
        await aPharmacy(world, { name: 'Botica\r\nBcc: all@example.com', email: 'b@example.com' })
      ).id,
    })
    await anOrder(world, {
      items: [{ inventory_id: offer.id, quantity: 1 }],
      facts: { guest_first_name: 'Win at http://evil.example <b>now</b>' },
    })
    const came = await post()
    expect(came).toHaveLength(2)
    for (const received of came) {
      expect(received.headers).not.toContain('bcc')
      expect(received.raw).not.toContain('evil.example')
      expect(received.html).not.toContain('<b>')
      expect(received.messageId).toMatch(/^<botika-mail-\d+@/)
      expect(received.recipients).not.toContain('all@example.com')
    }
  })
})
