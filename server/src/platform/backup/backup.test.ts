import { images } from '@botika/common/images/endpoints'
import { orders } from '@botika/common/orders/endpoints'
import { session } from '@botika/common/session/endpoints'
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database'
import { anAdmin, anOffer, anOrder, aProduct, aUser, PASSWORD } from '../../testing/makers'
import { anS3Server } from '../../testing/s3-server'
import { makeWorld, type World } from '../../testing/world'
import { worldOn } from '../../testing/world-on'
import { makeSchema, migrate, migrations, versionOf } from '../db/startup/migrate'
import { makeFileStores } from '../files/stores'
import { readEnv } from '../lib/env'
import { sha256Of } from './archive'
import { writeBackup } from './back-up'
import { restoreBackup } from './restore'

let world: World
let target: TestDatabase
let place: string
const open: (() => Promise<unknown>)[] = []
beforeEach(async () => {
  world = await makeWorld()
  target = await createTestDatabase({ isBare: true })
  place = mkdtempSync(path.join(tmpdir(), 'botika-backup-'))
})
afterEach(async () => {
  for (const close of open.splice(0)) await close()
  await world.close()
  await target.close()
  rmSync(place, { recursive: true, force: true })
})

const say = () => {}
const storesIn = (data: string) => makeFileStores(readEnv({ BOTIKA_DATA: path.join(place, data) }))

async function backedUp(from: { db: World['db']; env?: World['env'] } = world, name = 'backup') {
  const folder = path.join(place, name)
  const stores = from.env ? makeFileStores(from.env) : null
  return { folder, ...(await writeBackup({ db: from.db, stores, folder, say })) }
}

const restored = (
  folder: string,
  facts: { mayReplace?: boolean; stores?: ReturnType<typeof storesIn> } = {},
) => restoreBackup({ db: target.db, stores: storesIn('restored'), folder, mayReplace: false, say, ...facts })

/** Asks on a connection that is gone again: a restore wants to be alone. */
async function ask<Row extends pg.QueryResultRow>(
  { connectionString }: { connectionString: string },
  text: string,
) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** Every table with the count of its rows and a sum over them, generated columns and all. */
async function sumsOf(database: { connectionString: string }) {
  const tables = await ask<{ name: string }>(
    database,
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  )
  const sums: Record<string, unknown> = {}
  for (const { name } of tables)
    [sums[name]] = await ask(
      database,
      `select count(*)::int, md5(string_agg(t::text, chr(10) order by t::text collate "C")) from "${name}" t`,
    )
  return sums
}

const GUARDS = `select pg_get_constraintdef(oid) as text, convalidated::text as state from pg_constraint where connamespace = 'public'::regnamespace
  union all select pg_get_triggerdef(oid), tgenabled::text from pg_trigger where not tgisinternal
  union all select indexdef, '' from pg_indexes where schemaname = 'public' order by 1`

/** Somebody with a prescription, and a picture on a product. */
async function aShop() {
  const admin = await anAdmin(world)
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#2a7f62' } })
    .png()
    .toBuffer()
  const upload = new File([new Uint8Array(bytes)], 'photo.png', { type: 'image/png' })
  const { image } = await world.call(
    images.upload,
    { body: { image: upload } },
    { as: await world.signIn(admin) },
  )
  const product = await aProduct(world, { is_prescription: true, image })
  const offer = await anOffer(world, { product_id: product.id, quantity: 1_000 })
  const customer = await aUser(world)
  const as = await world.signIn(customer)
  const prescription_image = new File(['%PDF-1.4\n<< /Type /Page >>\n%%EOF'], 'rx.pdf', {
    type: 'application/pdf',
  })
  const order = await anOrder(world, {
    items: [{ inventory_id: offer.id, quantity: 1 }],
    as,
    facts: { prescription_image },
  })
  return { admin, image, offer, customer, order }
}

describe('a backup', () => {
  it('of a shop under checkouts is one moment of it, and the shop goes on where it is restored', async () => {
    const { image, customer, order } = await aShop()
    const { id } = await anOffer(world, { quantity: 1_000 })
    let isOver = false
    let placed = 0
    const buying = Promise.all(
      Array.from({ length: 4 }, async () => {
        for (; !isOver; placed++) await anOrder(world, { items: [{ inventory_id: id, quantity: 1 }] })
      }),
    )
    while (placed < 4) await new Promise((resolve) => setTimeout(resolve, 10))
    const before = placed
    const { folder, files, missing } = await backedUp()
    const during = placed - before
    while (placed < before + during + 4) await new Promise((resolve) => setTimeout(resolve, 10))
    isOver = true
    await buying
    expect([files, missing]).toEqual([2, []])
    expect(await restored(folder)).toMatchObject({ files: 2 })

    const [sold] = await ask<{ left: number; lines: number; parts: number }>(
      target,
      `select quantity as left, (select count(*)::int from order_items where inventory_id = i.id) as lines,
        (select count(*)::int from orders o where exists (select from seller_orders s where s.order_id = o.id)
          and exists (select from order_events e where e.order_id = o.id)) as parts from inventories i where id = ${id}`,
    )
    expect(sold?.lines).toBeGreaterThanOrEqual(before)
    expect(sold?.lines).toBeLessThan(placed)
    expect(sold).toEqual({
      left: 1_000 - (sold?.lines ?? 0),
      lines: sold?.lines,
      parts: (sold?.lines ?? 0) + 1,
    })

    const beside = await worldOn(target, { BOTIKA_DATA: path.join(place, 'restored') })
    open.push(() => beside.app.close())
    const login = await beside.call(session.login, { body: { email: customer.email, password: PASSWORD } })
    const as = login.access_token
    const read = await beside.ask(orders.prescriptionImage, { params: { id: order.id } }, { as })
    expect(read.body.toString()).toBe('%PDF-1.4\n<< /Type /Page >>\n%%EOF')
    expect(await beside.app.inject(`/img/${image}?w=160`)).toMatchObject({ statusCode: 200 })
    const next = await anOrder(beside, { items: [{ inventory_id: id, quantity: 1 }] })
    expect(next.id).toBeGreaterThan(order.id)
  })

  it('restored is the same to the row, with every key, trigger and index', async () => {
    await aShop()
    await world.db.sql.query(`update products set suspended_at = now(), hold_reason = 'near' where id = 1`)
    await world.app.close()
    const { folder, rows } = await backedUp()
    expect(await restored(folder)).toMatchObject({ rows })
    const sums = await sumsOf(world)
    expect(await sumsOf(target)).toEqual(sums)
    expect(sums['orders']).toMatchObject({ count: 1 })
    expect(await ask(target, GUARDS)).toEqual(await ask(world, GUARDS))
    await expect(ask(target, 'update order_events set kind = kind')).rejects.toThrow('only ever added')
  })

  it('is its owner’s alone, and can be checked without us', async () => {
    await aShop()
    const { folder } = await backedUp()
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    for (const entry of entries)
      expect(statSync(path.join(entry.parentPath, entry.name)).mode & 0o777).toBe(
        entry.isFile() ? 0o600 : 0o700,
      )
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    const parts = entries.filter((entry) => entry.isFile() && entry.name !== 'SHA256SUMS')
    const lines = readFileSync(path.join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n')
    expect(lines).toHaveLength(parts.length)
    for (const line of lines) {
      const [sum, part = ''] = line.split('  ')
      expect(sha256Of(readFileSync(path.join(folder, part)))).toBe(sum)
    }
    expect(entries.map(({ name }) => name)).not.toContain('secret')
  })

  it('tells of files that the database names and nobody has', async () => {
    await aShop()
    rmSync(path.join(world.env.BOTIKA_DATA, 'private'), { recursive: true })
    const { folder, missing } = await backedUp()
    expect(missing).toEqual([expect.stringMatching(/^private\/[0-9a-f]{2}\//)])
    expect(await restored(folder)).toMatchObject({ files: 1 })
  })

  it('takes files from S3, and puts them there', async () => {
    const s3 = await anS3Server()
    open.push(s3.close)
    const image = 'a'.repeat(32)
    const stores = makeFileStores(readEnv({ ...s3.settings, BOTIKA_DATA: path.join(place, 'data') }))
    for (const end of ['1', '2', '3'])
      await stores.pictures.put(`${image}${end}.webp`, Buffer.from(end), 'image/webp')
    const folder = path.join(place, 'backup')
    expect(await writeBackup({ db: world.db, stores, folder, say })).toMatchObject({ files: 3 })
    s3.files.clear()
    await restored(folder, { stores })
    expect(s3.files.get(`images/${image}2.webp`)).toMatchObject({
      bytes: Buffer.from('2'),
      mime: 'image/webp',
    })
  })

  it('is not begun where its folder is taken or can’t be made, and leaves none half done', async () => {
    const { folder } = await backedUp()
    await expect(backedUp()).rejects.toThrow('is there already')
    await expect(backedUp(world, 'backup/SHA256SUMS/inside')).rejects.toThrow(
      /can't be written to .* \((ENOTDIR|EEXIST)\)/,
    )
    const stores = makeFileStores(world.env)
    stores.pictures.list = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
    const second = path.join(place, 'second')
    await expect(writeBackup({ db: world.db, stores, folder: second, say })).rejects.toThrow('full')
    expect(readdirSync(place)).toEqual([path.basename(folder)])
    await expect(backedUp(target, 'empty')).rejects.toThrow('has no tables yet')
  })
})

describe('a restore', () => {
  const isUntouched = async () =>
    expect(
      await ask(
        target,
        `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
      ),
    ).toEqual([])

  it('throws away what a database holds only when told so, and the files that were named there', async () => {
    await aShop()
    const { folder } = await backedUp()
    await restored(folder)
    const [old] = await ask<{ path: string }>(target, 'select path from private_files')
    await world.db.sql.query('update users set first_name = $1', ['Another'])
    await world.db.sql.query('update private_files set path = $1', ['ab/another.pdf'])
    await makeFileStores(world.env).privateFiles.put('ab/another.pdf', Buffer.from('x'), 'application/pdf')
    const second = (await backedUp(world, 'second')).folder
    await expect(restored(second)).rejects.toThrow('--replace')
    const names = () => ask(target, 'select distinct first_name from users')
    expect(await names()).toEqual([{ first_name: 'Ana' }])
    await restored(second, { mayReplace: true })
    expect(await names()).toEqual([{ first_name: 'Another' }])
    const kept = storesIn('restored').privateFiles
    expect(await kept.get('ab/another.pdf')).not.toBeNull()
    expect(await kept.get(old?.path ?? '')).toBeNull()
  })

  it('takes a database that a server was started on once, and none of another program', async () => {
    const { folder } = await backedUp()
    await ask(target, 'create table theirs (id int)')
    await expect(restored(folder, { mayReplace: true })).rejects.toThrow('something else')
    await ask(target, 'drop table theirs')
    await migrate(target.db)
    await restored(folder)
  })

  it.each<[string, (folder: string) => void]>([
    ['a byte that fell over', (folder) => appendFileSync(path.join(folder, 'tables/users.copy.gz'), 'x')],
    ['a part that is gone', (folder) => rmSync(path.join(folder, 'tables/orders.copy.gz'))],
    ['a manifest that somebody edited', (folder) => appendFileSync(path.join(folder, 'manifest.json'), ' ')],
    [
      'a list of sums that was cut off',
      (folder) => {
        const file = path.join(folder, 'SHA256SUMS')
        writeFileSync(file, readFileSync(file, 'utf8').replace(/^.*files\/images.*\n/m, ''))
      },
    ],
    [
      'a list of sums that leads out',
      (folder) =>
        appendFileSync(path.join(folder, 'SHA256SUMS'), `${'0'.repeat(64)}  files/images/../../../x\n`),
    ],
  ])('refuses %s, before it changes anything', async (_, damage) => {
    await aShop()
    const { folder } = await backedUp()
    damage(folder)
    await expect(restored(folder)).rejects.toThrow(/damaged.*Nothing was changed/)
    await isUntouched()
    expect(existsSync(path.join(place, 'restored'))).toBe(false)
  })

  it('refuses a backup that was not finished', async () => {
    const { folder } = await backedUp()
    rmSync(path.join(folder, 'SHA256SUMS'))
    await expect(restored(folder)).rejects.toThrow('no backup that was finished')
  })

  /** Changes what a backup says of itself, sums and all. */
  function rewrite(folder: string, change: (manifest: Record<string, unknown>) => void) {
    const file = path.join(folder, 'manifest.json')
    const before = readFileSync(file, 'utf8')
    const manifest = JSON.parse(before)
    change(manifest)
    writeFileSync(file, JSON.stringify(manifest))
    const sums = path.join(folder, 'SHA256SUMS')
    writeFileSync(sums, readFileSync(sums, 'utf8').replace(sha256Of(before), sha256Of(readFileSync(file))))
  }

  it.each<[string, RegExp, (manifest: Record<string, unknown>) => void]>([
    [
      'a newer version',
      /newer version .* bring Botika up to date/,
      (told) => (told['version'] = 9_999_999_999_999),
    ],
    ['an unknown version', /can’t follow/, (told) => (told['version'] = 1)],
    ['another format', /another format/, (told) => (told['format'] = 2)],
    [
      'other rows',
      /came out otherwise/,
      (told) => Object.assign((told['tables'] as object[])[0] ?? {}, { rows: 7 }),
    ],
    ['other tables', /changed them by hand/, (told) => (told['tables'] as object[]).pop()],
  ])('refuses a backup of %s', async (_, sentence, change) => {
    const { folder } = await backedUp()
    rewrite(folder, change)
    await expect(restored(folder)).rejects.toThrow(sentence)
    await isUntouched()
  })

  it('brings an older version to this one', async () => {
    const [first] = migrations()
    const old = await createTestDatabase({ isBare: true })
    open.push(old.close)
    await makeSchema(old.db.sql, first?.folderMillis ?? 0)
    await old.db.sql.query(
      `insert into users (email, first_name, last_name) values ('old@example.com', 'Old', 'One')`,
    )
    const { folder } = await backedUp(old)
    await restored(folder)
    expect(await ask(target, 'select email from users')).toEqual([{ email: 'old@example.com' }])
    expect(await ask(target, GUARDS)).toEqual(await ask(world, GUARDS))
    expect(await versionOf(target.db.sql)).toBe(migrations().at(-1)?.folderMillis)
  })

  it('leaves the database as it was where a file can’t be put', async () => {
    await aShop()
    const { folder } = await backedUp()
    const stores = storesIn('restored')
    stores.privateFiles.put = () => Promise.reject(Object.assign(new Error('no room'), { code: 'ENOSPC' }))
    await expect(restored(folder, { stores })).rejects.toMatchObject({ code: 'ENOSPC' })
    await isUntouched()
  })

  it('refuses a database that a server is connected to', async () => {
    const { folder } = await backedUp()
    await target.db.sql.query('select 1')
    await expect(restored(folder)).rejects.toThrow('stop every server')
  })
})
