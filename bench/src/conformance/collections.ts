import { categories, subcategories, subsubcategories } from '@botika/common/categories/endpoints'
import { contact } from '@botika/common/contact/endpoints'
import { couriers } from '@botika/common/couriers/endpoints'
import { doctors } from '@botika/common/doctors/endpoints'
import { events } from '@botika/common/events/endpoints'
import { clinics, hospitals, laboratories, veterinarians } from '@botika/common/facilities/endpoints'
import type { Endpoint, InputOf } from '@botika/common/http/endpoint'
import { locations } from '@botika/common/locations/endpoints'
import { news } from '@botika/common/news/endpoints'
import { pharmacies } from '@botika/common/pharmacies/endpoints'
import { preregisters } from '@botika/common/preregisters/endpoints'
import { priceCaps } from '@botika/common/price-caps/endpoints'
import { promotions } from '@botika/common/promotions/endpoints'
import { specialties } from '@botika/common/specialties/endpoints'
import type { Stage } from './stage'

interface Five<Create extends Endpoint> {
  list: Endpoint
  one: Endpoint
  create: Create
  update: Endpoint
  remove: Endpoint
}

/** Adds a record, reads it both ways, changes it and deletes it. */
async function walk<Create extends Endpoint>(
  { ask, admin }: Stage,
  five: Five<Create>,
  body: InputOf<Create>['body'],
  changes: object,
  between: (id: number) => Promise<unknown> = async () => {},
) {
  const as = { as: admin.token }
  const isManaged = five.list.isPublicRead ? { scope: 'manage' } : {}
  const made = (await ask(five.create, { body } as InputOf<Create>, as)) as { id: number }
  const one = { params: { id: made.id } }
  try {
    if (five.list.isPublicRead) await ask(five.list, { query: {} } as InputOf<Endpoint>)
    await ask(five.list, { query: { ...isManaged, per_page: 10 } } as InputOf<Endpoint>, as)
    await ask(five.one, { ...one, query: isManaged } as InputOf<Endpoint>, as)
    await ask(five.update, { ...one, body: changes } as InputOf<Endpoint>, as)
    await between(made.id)
  } finally {
    await ask(five.remove, one as InputOf<Endpoint>, as)
  }
}

export async function walkCategories(stage: Stage) {
  const { ask, mark } = stage
  const named = { body: { name: `Conformance ${mark}` }, changes: { position: 5 } }
  await walk(stage, categories, named.body, named.changes, (category_id) =>
    walk(stage, subcategories, { ...named.body, category_id }, named.changes, async (subcategory_id) => {
      await walk(stage, subsubcategories, { ...named.body, subcategory_id }, named.changes)
      await ask(categories.search, { query: { keyword: 'a' } })
      await ask(subcategories.listByCategory, { params: { id: category_id }, query: {} })
      await ask(subsubcategories.listBySubcategory, { params: { id: subcategory_id }, query: {} })
    }),
  )
}

export async function walkDirectory(stage: Stage) {
  const { mark } = stage
  const place = { address: '12 Rizal Avenue', city: 'City of Manila', latitude: 14.6, longitude: 120.98 }
  const house = { ...place, opening_hours: 'Mo-Sa 08:00-17:00', services: ['X-ray'] }
  const changes = { description: 'Open to all.' }
  const name = `Conformance ${mark}`
  await walk(stage, hospitals, { name, ...house }, changes)
  await walk(stage, clinics, { name, ...house }, changes)
  await walk(stage, veterinarians, { name, ...house }, changes)
  await walk(stage, laboratories, { lab_name: name, ...house }, changes)
  await walk(stage, specialties, { name }, { subspecialties: ['Of the heart'] })
  await walk(stage, doctors, { name: `Dr. ${name}`, consultation_fee: 500 }, changes)
  await walk(stage, pharmacies, { name, ...place, opening_hours: '24/7' }, changes)
  await walk(stage, couriers, { name, vehicle: 'Motorcycle' }, { is_active: false })
}

export async function walkPapers(stage: Stage) {
  const { ask, admin, mark, solveCaptcha } = stage
  const name = `Conformance ${mark}`
  await walk(stage, news, { title: name, body: 'All is well.' }, { excerpt: 'Well.' })
  await walk(stage, events, { name, date: '2099-01-05' }, { venue: 'Town hall' })
  const promotion = { kind: 'percent' as const, value: 10, starts_at: '2099-01-05T08:00:00Z' }
  await walk(stage, promotions, { name, ...promotion }, { is_active: false })
  const cap = { generic_name: name, strength: '500 mg', dosage_form: 'Tablet' }
  await walk(
    stage,
    priceCaps,
    { ...cap, cap: 10, source: 'Conformance', effective_on: '2099-01-05' },
    { cap: 12 },
  )
  await walk(
    stage,
    preregisters,
    {
      pharmacy_name: name,
      name: 'Ana Reyes',
      email: `new-${mark}@example.com`,
      contact_number: '0917 123 4567',
      altcha: await solveCaptcha(),
    },
    { status: 'rejected', remarks: 'Only a test' },
  )
  const message = { name: 'Ana Reyes', email: `ana-${mark}@example.com`, message: 'Only a test.' }
  await ask(contact.send, { body: { ...message, altcha: await solveCaptcha() } })
  await ask(contact.list, { query: { per_page: 10 } }, { as: admin.token })
}

export async function walkLocations({ ask }: Stage) {
  const { data } = await ask(locations.provinces, { query: {} })
  const cities = await ask(locations.cities, { query: { province_code: data[0]?.code ?? '' } })
  await ask(locations.barangays, { query: { city_code: cities.data[0]?.code ?? '' } })
}
