import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditRepository } from '../audit/repository'
import { auditService } from '../audit/service'
import { captchaService } from '../captcha/service'
import { captchaRepository } from '../captcha/repository'
import { couriers } from '@botika/common/couriers/endpoints'
import { promotions } from '@botika/common/promotions/endpoints'
import { promotionCollection } from '../../catalogue/promotions/collection'
import { courierCollection } from '../../ordering/couriers/collection'
import { collectionsOn } from './collection'
import { contentModule } from '../../content'
import { directoryModule } from '../../directory'
import type { Platform } from '..'
import { createTestDatabase, type TestDatabase } from '../../testing/database'
import { appFor, makePharmacy } from '../../testing/visitors'

let store: TestDatabase
let house: Awaited<ReturnType<typeof appFor>>
let admin: typeof house.guest
let seller: typeof house.guest
let stranger: typeof house.guest
let customer: typeof house.guest
let mine: number
let theirs: number
const invited: string[] = []

beforeAll(async () => {
  store = await createTestDatabase()
  const { db } = store
  house = await appFor(db, (serve) => {
    const platform = {
      serve,
      db,
      audit: auditService(auditRepository, { record: async () => {} }),
      captcha: captchaService({ repository: captchaRepository(db), isRequired: false }),
      mail: { queue: async () => {} },
      jobs: { every: () => {} },
      env: { PAPERS_REQUIRED: [] },
      linkTo: (path: string) => `https://botika.example${path}`,
      // what the collections leave alone
    } as unknown as Platform
    directoryModule(platform, {
      isKnown: async () => true,
      invite: async (_tx, { email }) => void invited.push(email),
      queueRefresh: async () => {},
      freshFor: 0,
    })
    contentModule(platform)
    collectionsOn(platform)(couriers, courierCollection)
    collectionsOn(platform)(promotions, promotionCollection)
  })
  mine = await makePharmacy(db, 'botica ana')
  theirs = await makePharmacy(db, 'botica ben')
  admin = await house.signedIn('admin')
  seller = await house.signedIn('seller', mine)
  stranger = await house.signedIn('seller', theirs)
  customer = await house.signedIn('customer')
})
afterAll(async () => {
  await house.app.close()
  await store.close()
})

describe('an ordinary collection', () => {
  it('tells guests to sign in and refuses other roles before anything is written', async () => {
    const body = { name: 'Ospital ng Bayan', address: '1 Rizal St' }
    expect((await house.guest('POST', '/api/hospitals', body)).status).toBe(401)
    for (const visitor of [customer, seller]) {
      expect((await visitor('POST', '/api/hospitals', body)).status).toBe(403)
    }
    expect((await house.guest('GET', '/api/hospitals')).body.total).toBe(0)
  })

  it('creates with a slug and a place, answers where it is, and leaves a trace', async () => {
    const made = await admin('POST', '/api/clinics', {
      name: 'Klinika ni Dra. Peña',
      address: '2 Mabini St',
      city: 'Biñan',
      services: ['X-ray'],
      opening_hours: '24/7',
    })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ slug: 'klinika-ni-dra-pena', services: ['X-ray'], is_open_now: true })
    expect(made.headers['location']).toBe(`/api/clinics/${made.body.id}`)
    const { rows } = await store.db.sql.query(
      'select action, record_id from audit_entries where resource = $1',
      ['clinics'],
    )
    expect(rows).toEqual([{ action: 'create', record_id: made.body.id }])
    expect((await house.guest('GET', `/api/hospitals/${made.body.id}`)).status).toBe(404)
    expect((await house.guest('GET', `/api/clinics/${made.body.id}`)).body.city).toBe('Biñan')
  })

  it('finds by name and city, case and accents forgiven, and ignores what a wildcard would mean', async () => {
    for (const keyword of ['PENA', 'peña klinika', 'klinika binan']) {
      const { body } = await house.guest('GET', `/api/clinics?keyword=${encodeURIComponent(keyword)}`)
      expect({ keyword, total: body.total }).toEqual({ keyword, total: 1 })
    }
    for (const keyword of ['%', '_', 'klinika zzz', "' or 1=1"]) {
      const { body } = await house.guest('GET', `/api/clinics?keyword=${encodeURIComponent(keyword)}`)
      expect({ keyword, total: body.total }).toEqual({ keyword, total: 0 })
    }
    expect((await house.guest('GET', '/api/clinics?city=BINAN')).body.total).toBe(1)
  })

  it('finds a number in a title as it is typed', async () => {
    const title = 'Flu shots, 2027: 12 towns'
    const made = await admin('POST', '/api/news', {
      title,
      body: 'Soon.',
      published_at: '2026-01-05T00:00:00.000Z',
    })
    expect(made.status).toBe(201)
    for (const keyword of ['2027', 'shots 12', String(made.body['slug']).replaceAll('-', ' ')]) {
      const { body } = await house.guest('GET', `/api/news?keyword=${encodeURIComponent(keyword)}`)
      expect({ keyword, total: body.total }).toEqual({ keyword, total: 1 })
    }
    expect((await admin('DELETE', `/api/news/${made.body.id}`)).status).toBe(200)
  })

  it('pages without losing or repeating a row, and says 422 to other page sizes', async () => {
    await store.db.sql.query(
      `insert into facilities (kind, name, slug, name_sort) select 'veterinarian', 'Same name', 'same-name', 'same name' from generate_series(1, 23)`,
    )
    const ids: number[] = []
    for (const page of [1, 2, 3]) {
      const { body } = await house.guest('GET', `/api/veterinarians?per_page=10&page=${page}`)
      expect(body).toMatchObject({ total: 23, last_page: 3, current_page: page })
      ids.push(...body.data.map((row) => row.id))
    }
    expect(new Set(ids).size).toBe(23)
    expect((await house.guest('GET', '/api/veterinarians?page=9')).body.data).toEqual([])
    expect((await house.guest('GET', '/api/veterinarians?per_page=7')).status).toBe(422)
    const some = `${ids[0]},${ids[5]}`
    // an id that is not there is left out; one that no record can have is a mistake
    expect((await house.guest('GET', `/api/veterinarians?ids=${some},999999999`)).body.total).toBe(2)
    expect((await house.guest('GET', `/api/veterinarians?ids=${some},99999999999`)).status).toBe(422)
  })

  it('sorts by distance, those without a place last, and wants a position for it', async () => {
    const at = (name: string, place: object) =>
      admin('POST', '/api/laboratories', { lab_name: name, address: 'x', ...place })
    await at('Far lab', { latitude: 10.3157, longitude: 123.8854 })
    await at('Placeless lab', {})
    await at('Near lab', { latitude: 14.6, longitude: 121 })
    const { body } = await house.guest('GET', '/api/laboratories?filter=nearest&lat=14.5995&lng=120.9842')
    expect(body.data.map((row) => row['lab_name'])).toEqual(['Near lab', 'Far lab', 'Placeless lab'])
    expect(body.data[0]?.['distance_km']).toBeCloseTo(1.702, 2)
    expect(body.data[1]?.['distance_km']).toBeCloseTo(571.2, 0)
    expect(body.data[2]).not.toHaveProperty('distance_km')
    expect((await house.guest('GET', '/api/laboratories?filter=nearest')).status).toBe(422)
  })

  it('filters by who is open, those with unknown hours in neither', async () => {
    const at = (name: string, opening_hours: string | null) =>
      admin('POST', '/api/hospitals', { name, address: 'x', opening_hours })
    await at('Always', '24/7')
    await at('Never', 'off')
    await at('Nobody knows', null)
    const names = async (query: string) =>
      (await house.guest('GET', `/api/hospitals?${query}`)).body.data.map((row) => row['name'])
    expect(await names('open_now=true')).toEqual(['Always'])
    expect(await names('open_now=false')).toEqual(['Never'])
    expect(await names('open_now=true&keyword=never')).toEqual([])
  })

  it('refuses a change to what somebody else changed meanwhile, and shows the present record', async () => {
    const { body: made } = await admin('POST', '/api/specialties', { name: 'Cardiology' })
    const url = `/api/specialties/${made.id}`
    const first = await admin('PUT', url, {
      subspecialties: ['Echocardiography'],
      updated_at: made.updated_at,
    })
    expect(first.status).toBe(200)
    const late = await admin('PUT', url, { name: 'Heart', updated_at: made.updated_at })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({
      code: 'stale_record',
      extra: { name: 'Cardiology', subspecialties: ['Echocardiography'], updated_at: first.body.updated_at },
    })
    expect((await admin('PUT', url, { name: 'Heart care' })).body).toMatchObject({
      name: 'Heart care',
      slug: 'heart-care',
    })
  })

  it('says what is twice, what refers to nothing and what is still used', async () => {
    const { body: made } = await admin('POST', '/api/specialties', { name: 'Dermatology' })
    const twice = await admin('POST', '/api/specialties', { name: 'Dermatology' })
    expect(twice.status).toBe(409)
    expect(twice.body.errors).toEqual({ name: ['There is a specialty with this name already'] })
    const lost = await admin('POST', '/api/doctors', { name: 'Dr. Cruz', specialty_id: 9_999 })
    expect(lost.status).toBe(422)
    expect(lost.body.errors).toHaveProperty('specialty_id')
    await admin('POST', '/api/doctors', { name: 'Dr. Cruz', specialty_id: made.id })
    const used = await admin('DELETE', `/api/specialties/${made.id}`)
    expect(used.status).toBe(409)
    expect(used.body.detail).toBe('Dermatology still has doctors, so it can’t be deleted.')
    expect((await house.guest('GET', `/api/specialties/${made.id}`)).body.doctors_count).toBe(1)
  })
})

describe('what belongs to a pharmacy', () => {
  it('is the seller’s own alone: made for it, seen by it, changed by it', async () => {
    const made = await seller('POST', '/api/doctors', {
      name: 'Dr. Santos',
      pharmacy_id: theirs,
      consultation_fee: 500.5,
    })
    expect(made.body).toMatchObject({
      pharmacy_id: mine,
      pharmacy_name: 'botica ana',
      consultation_fee: 500.5,
    })
    const url = `/api/doctors/${made.body.id}`
    expect((await stranger('PUT', url, { name: 'Taken over' })).status).toBe(404)
    expect((await stranger('DELETE', url)).status).toBe(404)
    expect((await stranger('GET', `${url}?scope=manage`)).status).toBe(404)
    expect((await stranger('GET', `/api/doctors?scope=manage&pharmacy_id=${mine}`)).body.total).toBe(0)
    expect((await seller('GET', '/api/doctors?scope=manage')).body.data.map((row) => row['name'])).toEqual([
      'Dr. Santos',
    ])
    expect((await customer('GET', '/api/doctors?scope=manage')).status).toBe(403)
    expect((await house.guest('GET', '/api/doctors?scope=manage')).status).toBe(401)
    expect((await house.guest('GET', url)).status).toBe(200)
    const moved = await seller('PUT', url, { pharmacy_id: theirs, phone: '0917 123 4567' })
    expect(moved.body).toMatchObject({ pharmacy_id: mine, phone: '0917 123 4567' })
    expect((await seller('DELETE', url)).body).toEqual({ id: made.body.id })
    expect((await house.guest('GET', url)).status).toBe(404)
  })

  it('keeps couriers from the public, and from other pharmacies', async () => {
    const made = await seller('POST', '/api/couriers', { name: 'Mang Jun', vehicle: 'motorcycle' })
    expect(made.status).toBe(201)
    expect((await house.guest('GET', '/api/couriers')).status).toBe(401)
    expect((await customer('GET', '/api/couriers')).status).toBe(403)
    expect((await stranger('GET', '/api/couriers')).body.total).toBe(0)
    expect((await stranger('GET', `/api/couriers/${made.body.id}`)).status).toBe(404)
    expect((await seller('GET', '/api/couriers?sort=-name')).body.total).toBe(1)
    expect((await seller('GET', '/api/couriers?sort=password')).status).toBe(422)
    expect((await admin('GET', '/api/couriers')).body.total).toBe(1)
  })

  it('shows the public the promotions that run, and the seller all of the own', async () => {
    const base = { kind: 'percent', value: 20, starts_at: '2020-01-01T00:00:00Z' }
    const running = await seller('POST', '/api/promotions', { ...base, name: 'Now' })
    expect(running.body).toMatchObject({ value: 20, is_running: true, pharmacy_id: mine, applies_to: 'all' })
    await seller('POST', '/api/promotions', { ...base, name: 'Over', ends_at: '2020-02-01T00:00:00Z' })
    await seller('POST', '/api/promotions', { ...base, name: 'Off', is_active: false })
    await seller('POST', '/api/promotions', { ...base, name: 'Later', starts_at: '2999-01-01T00:00:00Z' })
    expect((await house.guest('GET', '/api/promotions')).body.data.map((row) => row['name'])).toEqual(['Now'])
    expect((await seller('GET', '/api/promotions?scope=manage')).body.total).toBe(4)
    expect((await stranger('GET', '/api/promotions?scope=manage')).body.total).toBe(0)
    const url = `/api/promotions/${running.body.id}`
    expect((await stranger('PUT', url, { value: 90 })).status).toBe(404)
    expect((await seller('PUT', url, { value: 101 })).body.errors).toHaveProperty('value')
    expect((await seller('PUT', url, { ends_at: '2019-01-01T00:00:00Z' })).body.errors).toHaveProperty(
      'ends_at',
    )
    const unknown = await seller('PUT', url, { applies_to: 'products', product_ids: [4_711] })
    expect(unknown.body.errors).toHaveProperty('product_ids')
    expect((await seller('PUT', url, { kind: 'amount', value: 12.34 })).body.value).toBe(12.34)
  })
})

describe('news and events', () => {
  it('hides drafts and scheduled articles from the public', async () => {
    const write = (title: string, published_at: string | null) =>
      admin('POST', '/api/news', { title, body: '## Heading\n\nFirst paragraph.\n\nSecond.', published_at })
    await write('Out', '2024-01-05T00:00:00Z')
    const draft = await write('Draft', null)
    await write('Later', '2999-01-01T00:00:00+08:00')
    const { body } = await house.guest('GET', '/api/news')
    expect(body.data.map((row) => row['title'])).toEqual(['Out'])
    expect(body.data[0]).toMatchObject({
      excerpt: 'First paragraph.',
      published_at: '2024-01-05T00:00:00.000Z',
    })
    expect((await house.guest('GET', `/api/news/${draft.body.id}`)).status).toBe(404)
    expect((await admin('GET', `/api/news/${draft.body.id}?scope=manage`)).status).toBe(200)
    expect((await admin('GET', '/api/news?scope=manage')).body.total).toBe(3)
    expect((await seller('GET', '/api/news?scope=manage')).status).toBe(403)
  })

  it('tells upcoming events from past ones by their last day', async () => {
    const hold = (name: string, date: string, ends_on: string | null = null) =>
      admin('POST', '/api/events', { name, date, ends_on })
    await hold('Past', '2020-01-01')
    await hold('Long', '2020-01-01', '2999-01-01')
    await hold('Next', '2998-05-05')
    const names = async (query: string) =>
      (await house.guest('GET', `/api/events?${query}`)).body.data.map((row) => [
        row['name'],
        row['is_upcoming'],
      ])
    expect(await names('when=upcoming')).toEqual([
      ['Long', true],
      ['Next', true],
    ])
    expect(await names('when=past')).toEqual([['Past', false]])
    expect(await names('')).toEqual([
      ['Long', true],
      ['Next', true],
      ['Past', false],
    ])
    expect((await hold('Backwards', '2025-02-02', '2025-02-01')).body.errors).toHaveProperty('ends_on')
  })
})

describe('what the public sends in', () => {
  const application = {
    pharmacy_name: 'Botika ni Cora',
    name: 'Cora Diaz',
    email: 'cora@example.com',
    contact_number: '0917 123 4567',
    address: '3 Luna St',
  }

  it('makes pharmacy and invitation when an admin approves, once', async () => {
    const made = await house.guest('POST', '/api/preregisters', { ...application, status: 'approved' })
    expect(made.status).toBe(201)
    expect(made.body.status).toBe('new')
    expect((await house.guest('GET', '/api/preregisters')).status).toBe(401)
    expect((await seller('GET', '/api/preregisters')).status).toBe(403)
    const url = `/api/preregisters/${made.body.id}`
    const approved = await admin('PUT', url, { status: 'approved' })
    expect(approved.status).toBe(200)
    expect(invited).toEqual(['cora@example.com'])
    const { rows } = await store.db.sql.query('select name, slug from pharmacies where email = $1', [
      'cora@example.com',
    ])
    expect(rows).toEqual([{ name: 'Botika ni Cora', slug: 'botika-ni-cora' }])
    const { rows: entries } = await store.db.sql.query(
      `select action, changes from audit_entries where resource = 'pharmacies' and record_id = (select id from pharmacies where email = $1)`,
      ['cora@example.com'],
    )
    expect(entries).toEqual([
      { action: 'create', changes: { name: 'Botika ni Cora', application: made.body.id } },
    ])
    // who sells is decided by the link
    const { rowCount } = await store.db.sql.query('select 1 from users where email = $1', [
      'cora@example.com',
    ])
    expect(rowCount).toBe(0)
    expect((await admin('PUT', url, { status: 'approved', remarks: 'again' })).status).toBe(200)
    expect((await admin('PUT', url, { status: 'rejected' })).status).toBe(409)
    expect(invited).toHaveLength(1)
  })

  it('keeps messages for admins alone', async () => {
    const sent = await house.guest('POST', '/api/contact-us', {
      name: 'Ana',
      email: 'ana@example.com',
      message: 'Hello',
    })
    expect(sent.status).toBe(201)
    expect((await house.guest('GET', '/api/contact-us')).status).toBe(401)
    expect((await seller('GET', '/api/contact-us')).status).toBe(403)
    expect((await admin('GET', '/api/contact-us?keyword=hello')).body.total).toBe(1)
    expect(
      (await house.guest('POST', '/api/contact-us', { name: ' ', email: 'nobody', message: 'x' })).status,
    ).toBe(422)
  })
})
