import { Problem } from '@botika/common/http/problem'
import { passwordLinks } from '@botika/common/password-links/endpoints'
import { pharmacies } from '@botika/common/pharmacies/endpoints'
import { type PREREGISTER_STATUSES, preregisters } from '@botika/common/preregisters/endpoints'
import { users } from '@botika/common/users/endpoints'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCorrespondence, type Correspondence } from '../../testing/correspondence'
import { anAdmin, aPharmacy, aSeller, papersOf } from '../../testing/makers'

let here: Correspondence
beforeAll(async () => void (here = await aCorrespondence()))
afterAll(() => here.close())
beforeEach(() => here.forget())

describe('an account', () => {
  it('gets a link for a new password, and word that it was changed; a stranger’s address gets nothing', async () => {
    const { email } = await here.aCustomer()
    await here.world.call(passwordLinks.forgot, { body: { email } })
    await here.world.call(passwordLinks.forgot, { body: { email: 'nobody@example.com' } })
    await here.world.jobs.runDue()
    const [received, ...rest] = await here.emails()
    expect(rest).toEqual([])
    expect(received).toMatchObject({ to: email, subject: 'Set a new password' })
    const token = /#token=([\w-]+)/.exec(received?.text ?? '')?.[1] as string
    await here.world.call(passwordLinks.reset, { body: { token, password: 'a new one for me' } })
    expect(await here.emails()).toMatchObject([{ to: email, subject: 'Your password was changed' }])
  })

  it('of a pharmacy that applies is told: received, approved with a link, or rejected', async () => {
    const as = await here.world.signIn(await anAdmin(here.world))
    const apply = (email: string) =>
      here.world.call(preregisters.create, {
        body: {
          pharmacy_name: `Botika ni ${email}`,
          name: 'Cora Cruz',
          email,
          contact_number: '0917 123 4567',
        },
      })
    const decide = (id: number, status: (typeof PREREGISTER_STATUSES)[number], rejection_reason?: string) =>
      here.world.call(
        preregisters.update,
        { params: { id }, body: { status, rejection_reason, remarks: 'internal' } },
        { as },
      )

    const first = await apply('cora@example.com')
    expect(await here.emails()).toMatchObject([
      { to: 'cora@example.com', subject: 'We have your application to sell with us' },
    ])
    await papersOf(here.world, first.id)
    await decide(first.id, 'approved')
    expect(await here.emails()).toMatchObject([
      { to: 'cora@example.com', text: expect.stringContaining('#token=') },
    ])
    const second = await apply('dora@example.com')
    await here.emails()
    const reason = 'No licence to operate was shown.'
    expect(await decide(second.id, 'rejected', reason)).toMatchObject({ rejection_reason: reason })
    // what was told stays what is known
    expect(await decide(second.id, 'rejected', 'Another one')).toMatchObject({ rejection_reason: reason })
    expect(await decide(second.id, 'new', 'A third one')).toMatchObject({ rejection_reason: reason })
    const rejected = await here.emails()
    expect(rejected).toMatchObject([
      {
        to: 'dora@example.com',
        subject: 'About your application to sell with us',
        text: expect.stringContaining(`Why: ${reason}`),
      },
    ])
    expect(rejected[0]?.text).not.toContain('internal')
  })
})

describe('a pharmacy', () => {
  it('is told that it is suspended and why, and that it is let in again: its sellers and its own address, once each', async () => {
    const { world } = here
    const as = await world.signIn(await anAdmin(world))
    const pharmacy = await aPharmacy(world, { name: 'Botica Fe', email: 'counter@example.com' })
    const first = await aSeller(world, pharmacy)
    const second = await aSeller(world, pharmacy)
    await aSeller(world, await aPharmacy(world))
    const everybody = [first.email, second.email, 'counter@example.com'].sort()
    const change = (body: object) =>
      world.call(pharmacies.update, { params: { id: pharmacy.id }, body }, { as })
    const reason = 'Your licence could not be verified.'

    expect((await change({ status: 'suspended', suspension_reason: reason })).suspension_reason).toBe(reason)
    const told = await here.emails()
    expect(told.map(({ to }) => to).sort()).toEqual(everybody)
    for (const { subject, text } of told) {
      expect(subject).toBe('Botica Fe is suspended')
      expect(text).toContain(reason)
    }
    await change({ status: 'suspended', phone: '0917 123 4567' })
    expect(await here.emails()).toEqual([])

    expect((await change({ status: 'active', suspension_reason: reason })).suspension_reason).toBeUndefined()
    const back = await here.emails()
    expect(back.map(({ to }) => to).sort()).toEqual(everybody)
    for (const { subject, text } of back) {
      expect(subject).toBe('Botica Fe can sell again')
      expect(text).not.toContain(reason)
    }
  })

  it('that has no address but its seller’s gets one email, and none about a reason that nobody gave', async () => {
    const { world } = here
    const as = await world.signIn(await anAdmin(world))
    const pharmacy = await aPharmacy(world)
    const seller = await aSeller(world, pharmacy)
    const change = (body: object) =>
      world.call(pharmacies.update, { params: { id: pharmacy.id }, body }, { as })
    await change({ email: seller.email.toUpperCase(), status: 'suspended' })
    const told = await here.emails()
    expect(told.map(({ to }) => to)).toEqual([seller.email])
    expect(told[0]?.text).not.toContain('reason')
  })

  it('may not change the reason for which it is suspended', async () => {
    const { world } = here
    const pharmacy = await aPharmacy(world, { status: 'suspended' })
    const seller = await world.signIn(await aSeller(world, pharmacy))
    await expect(
      world.call(
        pharmacies.update,
        { params: { id: pharmacy.id }, body: { suspension_reason: 'None' } },
        { as: seller },
      ),
    ).rejects.toThrow(Problem)
  })
})

describe('an account that an admin makes', () => {
  const person = (email: string) => ({ email, first_name: 'Gina', last_name: 'Reyes' })

  it('gets a link with which a first password is set, where the admin gives none', async () => {
    const { world } = here
    const as = await world.signIn(await anAdmin(world))
    const made = await world.call(
      users.create,
      { body: { ...person('gina@example.com'), send_link: true } },
      { as },
    )
    const [received, ...rest] = await here.emails()
    expect(rest).toEqual([])
    expect(received).toMatchObject({ to: 'gina@example.com', subject: 'Set your password' })
    const token = /#token=([\w-]+)/.exec(received?.text ?? '')?.[1] as string
    await world.call(passwordLinks.reset, { body: { token, password: 'my very first one' } })
    await here.emails()
    expect(made.email).toBe('gina@example.com')
  })

  it.each([
    ['neither a password nor a link', {}, true],
    ['a link for an account that may not sign in', { send_link: true, is_active: false }, true],
    ['no password from somebody who registers', { send_link: true }, false],
  ])('is refused: %s', async (_why, more, isAdmin) => {
    const { world } = here
    const as = isAdmin ? await world.signIn(await anAdmin(world)) : undefined
    await expect(
      world.call(users.create, { body: { ...person('nobody.yet@example.com'), ...more } }, { as }),
    ).rejects.toThrow(Problem)
    expect(await here.emails()).toEqual([])
  })
})
