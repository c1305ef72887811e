import { emailLinks } from '@botika/common/email-links/endpoints'
import { passwordLinks } from '@botika/common/password-links/endpoints'
import { session } from '@botika/common/session/endpoints'
import { users } from '@botika/common/users/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emailLinks as links, users as table } from '../../schema'
import { hashPassword } from '../../platform/sessions/passwords'
import { emailsTo, tokenTo } from '../../testing/emails-to'
import { anAdmin, aUser, nextNumber, PASSWORD } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const CHOSEN = 'tall green mango'
const names = { first_name: 'Liza', last_name: 'Cruz' }

const register = (email: string, password = CHOSEN) =>
  world.ask(users.create, { body: { ...names, email, password } })
const login = (email: string, password = CHOSEN) => world.ask(session.login, { body: { email, password } })
const tokenOf = async (email: string, password = CHOSEN) =>
  ((await login(email, password)).json as { access_token: string }).access_token
const confirm = (token: string, body: object = {}, as?: string) =>
  world.ask(emailLinks.confirm, { body: { token, ...body } }, { as })
const whoIs = (as: string) => world.call(session.user, {}, { as })
const kindsTo = async (email: string) => (await emailsTo(world, email)).map(({ kind }) => kind)
const anAddress = () => `liza${nextNumber()}@example.com`
const change = (id: number, body: object, as: string) =>
  world.ask(users.update, { params: { id }, body }, { as })

describe('registering', () => {
  it('is answered alike whether the address has an account or not, and so is what follows; the email says which', async () => {
    const known = await aUser(world)
    const fresh = anAddress()
    const seen = []
    for (const email of [known.email, fresh]) {
      const made = await register(email)
      const signedIn = await login(email)
      const as = (signedIn.json as { access_token: string }).access_token
      const again = await world.ask(emailLinks.send, {}, { as })
      const { id, ...person } = await whoIs(as)
      expect(id).toBe((made.json as { id: number }).id)
      seen.push({
        statuses: [made.status, signedIn.status, again.status],
        fields: Object.keys(made.json as object),
        person: { ...person, email: '', created_at: '', updated_at: '' },
        said: (again.json as { message: string }).message.replace(email, ''),
        wrong: (await login(email, 'not the password')).status,
      })
    }
    expect(seen[0]).toEqual(seen[1])
    expect(await kindsTo(known.email)).toEqual(['email_known', 'email_known'])
    expect((await emailsTo(world, known.email))[0]?.text).not.toContain('#token')
    expect(await kindsTo(fresh)).toEqual(['email_confirm', 'email_confirm'])
    // the account that was there is as it was
    expect((await login(known.email, PASSWORD)).status).toBe(200)
  })

  it('takes nothing from an account that has the address already, confirmed or not, however often it is done', async () => {
    const known = await aUser(world)
    const fresh = anAddress()
    const passwords = ['the password of the first', 'the password of the second', 'the password of the third']
    const seen = []
    for (const email of [known.email, fresh]) {
      for (const password of passwords) await register(email, password)
      const statuses = []
      for (const password of passwords) statuses.push((await login(email, password)).status)
      seen.push(statuses)
    }
    expect(seen[1]?.[0]).toBe(200)
    // nor does it tell whether the address had an account
    expect(seen[0]).toEqual(seen[1])
    expect((await login(known.email, PASSWORD)).status).toBe(200)
    // who comes late signs in once the link is followed
    const token = await tokenTo(world, fresh)
    expect((await confirm(token, { password: passwords[2] })).status).toBe(200)
    expect((await login(fresh, passwords[2])).status).toBe(200)
  })

  it('shops at once, and is confirmed by the link, once', async () => {
    const email = anAddress()
    await register(email)
    const as = await tokenOf(email)
    expect(await whoIs(as)).toMatchObject({ email_confirmed_at: null, pending_email: null })
    const token = await tokenTo(world, email)
    expect((await confirm(token, {}, as)).status).toBe(200)
    expect(await whoIs(as)).toMatchObject({ email, email_confirmed_at: expect.any(String) })
    // sent again because the answer was lost
    expect((await confirm(token, {}, as)).status).toBe(200)
    expect((await confirm('made-up', {}, as)).status).toBe(422)
    // somebody else is told nothing of the kind
    const other = anAddress()
    await register(other)
    expect((await confirm(token, {}, await tokenOf(other))).status).toBe(422)
  })

  it('in somebody else’s name gives no hold on the address: they register too, and confirm theirs', async () => {
    const email = anAddress()
    await register(email, 'the password of a thief')
    const thief = await tokenOf(email, 'the password of a thief')
    const stolen = await tokenTo(world, email)
    await register(email.toUpperCase(), 'a password of her own')
    const token = await tokenTo(world, email)
    // the link of the thief's account is no use to whoever gets the mail and does not know the password
    expect(await confirm(stolen)).toMatchObject({
      status: 422,
      json: { errors: { password: expect.anything() } },
    })
    expect((await confirm(stolen, { password: 'a password of her own' })).status).toBe(422)
    expect((await confirm(token, { password: 'a password of her own' })).status).toBe(200)
    // and the thief can't confirm any more, nor be sent a link
    expect((await confirm(stolen, {}, thief)).status).toBe(409)
    await world.call(emailLinks.send, {}, { as: thief })
    expect(await kindsTo(email)).toEqual(['email_confirm', 'email_confirm', 'email_known'])
  })

  it('is confirmed as well by the link of a forgotten password, which goes to the account that has the address', async () => {
    const email = anAddress()
    await register(email)
    await register(email, 'the newer of the two')
    const newest = await whoIs(await tokenOf(email, 'the newer of the two'))
    await world.call(passwordLinks.forgot, { body: { email } })
    const token = await tokenTo(world, email)
    await world.call(passwordLinks.reset, { body: { token, password: 'a third one for all' } })
    expect(await whoIs(await tokenOf(email, 'a third one for all'))).toMatchObject({
      id: newest.id,
      email_confirmed_at: expect.any(String),
    })
  })

  it.each(['password', '12345678', 'aaaaaaaa', '        ', 'botika-demo'])(
    'refuses %j, as any change of a password does',
    async (password) => {
      const refused = { status: 422, json: { errors: { password: [expect.any(String)] } } }
      expect(await register(anAddress(), password)).toMatchObject(refused)
      const user = await aUser(world)
      const as = await world.signIn(user)
      const body = { current_password: PASSWORD, password }
      const changed = world.ask(users.changePassword, { params: { id: user.id }, body }, { as })
      expect(await changed).toMatchObject(refused)
      await world.call(passwordLinks.forgot, { body: { email: user.email } })
      const token = await tokenTo(world, user.email)
      expect(await world.ask(passwordLinks.reset, { body: { token, password } })).toMatchObject(refused)
    },
  )
})

describe('changing one’s own address', () => {
  it('takes the password, happens by the link, tells the old address and ends other sessions', async () => {
    const user = await aUser(world)
    const [here, there] = [await world.signIn(user), await world.signIn(user)]
    const email = anAddress()
    for (const body of [{ email }, { email, current_password: 'a guess of mine' }])
      expect(await change(user.id, body, here)).toMatchObject({
        status: 422,
        json: { errors: { current_password: [expect.any(String)] } },
      })
    expect(await kindsTo(user.email)).toEqual([])
    const asked = await change(user.id, { email, current_password: PASSWORD, last_name: 'Santos' }, here)
    expect(asked).toMatchObject({
      status: 200,
      json: { email: user.email, pending_email: email, last_name: 'Santos' },
    })
    expect(await kindsTo(user.email)).toEqual(['email_changing'])
    const token = await tokenTo(world, email)
    expect((await confirm(token, {}, here)).status).toBe(200)
    expect(await whoIs(here)).toMatchObject({ email, pending_email: null })
    expect((await world.ask(session.user, {}, { as: there })).status).toBe(401)
    expect(await kindsTo(user.email)).toEqual(['email_changing', 'email_changed'])
    expect((await login(email, PASSWORD)).status).toBe(200)
    expect((await login(user.email, PASSWORD)).status).toBe(401)
  })

  it('is answered alike whether another account has the address or not; the email says which', async () => {
    const other = await aUser(world)
    const answers = []
    for (const email of [other.email, anAddress()]) {
      const user = await aUser(world)
      const as = await world.signIn(user)
      const { status, json } = await change(user.id, { email, current_password: PASSWORD }, as)
      const again = await world.call(emailLinks.send, {}, { as })
      const { pending_email, email: kept } = json as { pending_email: string; email: string }
      answers.push({
        status,
        isPending: pending_email === email,
        isKept: kept === user.email,
        said: again.message.replace(email, ''),
      })
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ status: 200, isPending: true, isKept: true })
    expect(await kindsTo(other.email)).toEqual(['email_known', 'email_known'])
  })

  it('stops when the password is changed or set anew, and by a newer change', async () => {
    const user = await aUser(world)
    const as = await world.signIn(user)
    const ask = async () => {
      const email = anAddress()
      const { current_password } = { current_password: PASSWORD }
      expect((await change(user.id, { email, current_password }, as)).status).toBe(200)
      return tokenTo(world, email)
    }
    const [first, second] = [await ask(), await ask()]
    expect((await confirm(first, {}, as)).status).toBe(422)
    const body = { current_password: PASSWORD, password: 'another one of mine' }
    await world.call(users.changePassword, { params: { id: user.id }, body }, { as })
    expect((await confirm(second, {}, as)).status).toBe(422)
    expect(await whoIs(as)).toMatchObject({ email: user.email, pending_email: null })
  })

  it('brings nobody’s account under the address of whoever follows the link without its password', async () => {
    const thief = await aUser(world)
    const as = await world.signIn(thief)
    const victim = anAddress()
    await change(thief.id, { email: victim, current_password: PASSWORD }, as)
    const token = await tokenTo(world, victim)
    expect((await confirm(token)).status).toBe(422)
    const other = await world.signIn(await aUser(world))
    expect((await confirm(token, {}, other)).status).toBe(422)
    expect(await whoIs(as)).toMatchObject({ email: thief.email })
  })

  it('works no more after its days, and not once another account has the address', async () => {
    const user = await aUser(world)
    const as = await world.signIn(user)
    const email = anAddress()
    await change(user.id, { email, current_password: PASSWORD }, as)
    const token = await tokenTo(world, email)
    const taken = await aUser(world, { email })
    expect((await confirm(token, {}, as)).status).toBe(409)
    await world.db.orm.update(table).set({ email: anAddress() }).where(eq(table.id, taken.id))
    await world.db.orm
      .update(links)
      .set({ expires_at: new Date(0) })
      .where(eq(links.user_id, user.id))
    expect((await confirm(token, {}, as)).status).toBe(422)
  })
})

describe('an address that an admin changes', () => {
  it('holds at once, is not confirmed until its link is followed, and the old one is told', async () => {
    const user = await aUser(world)
    const as = await world.signIn(user)
    const email = anAddress()
    const changed = await change(user.id, { email }, await world.signIn(await anAdmin(world)))
    expect(changed).toMatchObject({ status: 200, json: { email, email_confirmed_at: null } })
    expect(await kindsTo(user.email)).toEqual(['email_changed'])
    expect((await world.ask(session.user, {}, { as })).status).toBe(401)
    const token = await tokenTo(world, email)
    expect((await confirm(token, { password: PASSWORD })).status).toBe(200)
    expect(await whoIs(await tokenOf(email, PASSWORD))).toMatchObject({
      email_confirmed_at: expect.any(String),
    })
  })

  it('is their own only with their password', async () => {
    const admin = await anAdmin(world)
    const as = await world.signIn(admin)
    expect((await change(admin.id, { email: anAddress() }, as)).status).toBe(422)
  })
})

describe('changing the password', () => {
  it('sends an email, and refuses the one that is there already', async () => {
    const user = await aUser(world)
    const as = await world.signIn(user)
    const set = (password: string) =>
      world.ask(
        users.changePassword,
        { params: { id: user.id }, body: { current_password: PASSWORD, password } },
        { as },
      )
    const own = await aUser(world, { password_hash: await hashPassword('four green words') })
    const same = await world.ask(
      users.changePassword,
      {
        params: { id: own.id },
        body: { current_password: 'four green words', password: 'four green words' },
      },
      { as: await world.signIn(own) },
    )
    expect(same).toMatchObject({
      status: 422,
      json: { errors: { password: [expect.stringContaining('already')] } },
    })
    expect(await kindsTo(own.email)).toEqual([])
    expect((await set('another one of mine')).status).toBe(200)
    expect(await kindsTo(user.email)).toEqual(['password_changed'])
  })

  it('by an admin sends one as well', async () => {
    const user = await aUser(world)
    const as = await world.signIn(await anAdmin(world))
    const body = { password: 'another one of mine' }
    await world.call(users.changePassword, { params: { id: user.id }, body }, { as })
    expect(await kindsTo(user.email)).toEqual(['password_changed'])
  })
})

it('links are limited, for each address and account', async () => {
  const limited = await makeWorld({ BOTIKA_RATE_LIMIT: '1' })
  try {
    const user = await aUser(limited, { email_confirmed_at: null })
    const as = await limited.signIn(user)
    const statuses = async (ask: (time: number) => Promise<{ status: number }>) => {
      const seen = []
      for (let time = 0; time < 6; time++) seen.push((await ask(time)).status)
      return seen
    }
    const fiveOf = (status: number) => [...Array.from({ length: 5 }, () => status), 429]
    expect(await statuses(() => limited.ask(emailLinks.send, {}, { as }))).toEqual(fiveOf(200))
    const move = (time: number) =>
      limited.ask(
        users.update,
        { params: { id: user.id }, body: { email: `next${time}@example.com`, current_password: 'a guess' } },
        { as },
      )
    expect(await statuses(move)).toEqual(fiveOf(422))
    const body = { ...names, email: 'often@example.com', password: CHOSEN }
    expect(await statuses(() => limited.ask(users.create, { body }))).toEqual(fiveOf(201))
  } finally {
    await limited.close()
  }
})
