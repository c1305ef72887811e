import { preregisters } from '@botika/common/preregisters/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '../../schema'
import { anAdmin, aUser } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

describe('the book of changes', () => {
  it('names what was changed of an application, and nothing that somebody says of themselves', async () => {
    const as = await world.signIn(await aUser(world))
    const said = {
      name: 'Cora Cruz',
      email: 'cora.cruz@example.com',
      contact_number: '0917 123 4567',
      address: '5 Mabini Street',
      message: 'I am a widow.',
    }
    const { id } = await world.call(
      preregisters.create,
      { body: { pharmacy_name: 'Botika Cora', ...said } },
      { as },
    )
    const admin = await world.signIn(await anAdmin(world))
    const body = { contact_number: '0918 765 4321', remarks: 'Called back', status: 'rejected' as const }
    await world.call(preregisters.update, { params: { id }, body }, { as: admin })
    const entries = await world.db.orm.select().from(auditEntries).where(eq(auditEntries.record_id, id))
    const update = entries.find(({ action }) => action === 'update')
    expect(update?.changes).toMatchObject({ status: { from: 'new', to: 'rejected' } })
    expect(JSON.stringify(entries)).not.toMatch(/Cora Cruz|cora\.cruz|0917|0918|Mabini|widow/)
  })
})
