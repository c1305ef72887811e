import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database'
import { settleExisting } from '../../catalogue/medicines/settle-existing-repository'
import { readEnv } from '../../platform/lib/env'
import { isPassword } from '../../platform/sessions/passwords'
import { type DemoAccount, prepareDemo } from './demo'

describe('filling an empty database', () => {
  let world: TestDatabase
  let folder: string
  let accounts: DemoAccount[]
  const said: string[] = []
  const prepare = () =>
    prepareDemo({
      env: readEnv({ BOTIKA_DEMO: '1', BOTIKA_DATA: folder }),
      db: world.db,
      say: (line) => said.push(line),
    })

  const one = async <Row extends Record<string, unknown>>(query: string, values?: unknown[]) =>
    (await world.db.sql.query<Row>(query, values)).rows[0]

  beforeAll(async () => {
    world = await createTestDatabase()
    folder = await mkdtemp(join(tmpdir(), 'botika-demo-'))
    accounts = await prepare()
  })
  afterAll(async () => {
    await world.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('is told as it goes, and happens once', async () => {
    const count = said.length
    expect(count).toBeGreaterThan(2)
    expect(await prepare()).toEqual(accounts)
    expect(said).toHaveLength(count)
  })

  it('makes the accounts, with the password that is printed', async () => {
    expect(accounts.map(({ email }) => email)).toEqual([
      'admin@botika.test',
      'seller@botika.test',
      'pharmacist@botika.test',
      'clerk@botika.test',
      'customer@botika.test',
    ])
    for (const { email, password } of accounts) {
      const user = await one<{ password_hash: string }>('select password_hash from users where email = $1', [
        email,
      ])
      expect(password).toBe('botika-demo')
      expect(await isPassword(user?.password_hash, password)).toBe(true)
    }
  })

  it('agrees with the rule for prescriptions and discounts, decided on anew as after an upgrade', async () => {
    const undecided = await one<{ n: number }>(
      'select count(*)::int as n from products where prescription_basis is null or discount_basis is null',
    )
    expect(undecided?.n).toBe(0)
    await world.db.sql.query('update products set prescription_basis = null, discount_basis = null')
    expect(await settleExisting(world.db.sql)).toEqual({ prescription: 0, discount: 0 })
    const believed = await one<{ rx: number; without: number }>(
      `select count(*) filter (where p.is_prescription)::int as rx,
         count(*) filter (where c.name = 'Medicines' and not p.is_sc_discountable)::int as without
       from products p join categories c on c.id = p.category_id`,
    )
    expect(believed?.rx).toBeGreaterThan(150)
    expect(believed?.without).toBe(0)
  })

  it('derives the status of each seller order from its flags', async () => {
    const { rows } = await world.db.sql.query('select distinct status from seller_orders')
    expect(rows).toHaveLength(7)
  })

  it('writes every picture that a row names', async () => {
    const files = new Set(await readdir(join(folder, 'images')))
    const { rows } = await world.db.sql.query<{ image: string }>(
      'select unnest(images) as image from products union select image from pharmacies union select image from news',
    )
    expect(rows.length).toBeGreaterThan(600)
    expect(rows.filter(({ image }) => !files.has(image))).toEqual([])
  })

  it('keeps prescriptions among the private files alone', async () => {
    const open = await one<{ path: string }>(
      'select f.path from orders o join private_files f on f.id = o.prescription_file_id limit 1',
    )
    expect(await readdir(join(folder, 'private', 'demo'))).toContain(open?.path.split('/').at(-1))
  })

  it('leaves the counters where new rows can follow', async () => {
    const made = await one<{ id: number }>(
      "insert into categories (name, slug) values ('New', 'new') returning id",
    )
    expect(made?.id).toBeGreaterThan(7)
  })
})
