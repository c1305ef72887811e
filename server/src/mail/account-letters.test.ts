import { passwordLinks } from '@botika/common/password-links/endpoints'
import { preregisters } from '@botika/common/preregisters/endpoints'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCorrespondence, type Correspondence } from '../testing/correspondence'
import { anAdmin } from '../testing/makers'

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
    const [letter, ...rest] = await here.letters()
    expect(rest).toEqual([])
    expect(letter).toMatchObject({ to: email, subject: 'Set a new password' })
    const token = /#token=([\w-]+)/.exec(letter?.text ?? '')?.[1] as string
    await here.world.call(passwordLinks.reset, { body: { token, password: 'a new one for me' } })
    expect(await here.letters()).toMatchObject([{ to: email, subject: 'Your password was changed' }])
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
    const decide = (id: number, status: 'approved' | 'rejected', rejection_reason?: string) =>
      here.world.call(
        preregisters.update,
        { params: { id }, body: { status, rejection_reason, remarks: 'internal' } },
        { as },
      )

    const first = await apply('cora@example.com')
    expect(await here.letters()).toMatchObject([
      { to: 'cora@example.com', subject: 'We have your application to sell with us' },
    ])
    await decide(first.id, 'approved')
    expect(await here.letters()).toMatchObject([
      { to: 'cora@example.com', text: expect.stringContaining('#token=') },
    ])
    const second = await apply('dora@example.com')
    await here.letters()
    const reason = 'No licence to operate was shown.'
    expect(await decide(second.id, 'rejected', reason)).toMatchObject({ rejection_reason: reason })
    await decide(second.id, 'rejected', reason)
    const rejected = await here.letters()
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
