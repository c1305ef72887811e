// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server'
import { createPath } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { App } from '../../app/App'
import { Document } from '../../app/Document'
import { routes } from '../../app/routes'
import { ErrorPage } from '../../app/error/page'
import { Layout } from '../../app/layout/Layout'
import type { LoaderContext } from '../api'
import { Site } from '../router/Site'
import { visit } from '../router/visit'
import { createStore } from '../store'
import { inFilipino } from './server'

const row = {
  id: 1,
  name: 'Biogesic 500 mg',
  generic_name: 'Paracetamol',
  brand: 'Biogesic',
  strength: '500 mg',
  dosage_form: 'Tablet',
  pack_size: '20s',
  unit_count: 20,
  image: null,
  is_prescription: true,
  is_sc_discountable: true,
  inventory_id: 4,
  pharmacy_id: 2,
  pharmacy_name: 'Aling Nena Drug',
  selling_price: 80,
  original_price: 100,
  discount_percent: 20,
  quantity: 3,
  offers_count: 2,
  address: 'Rizal St.',
  city: 'Pasig',
  latitude: null,
  longitude: null,
  is_open_now: true,
  services: [],
  specialty_name: 'Cardiology',
  subspecialty: null,
  products_count: 12,
  date: '2026-12-01',
  ends_on: null,
}
const price = { min: 1, max: 900 }
const facets = {
  categories: [{ id: 1, name: 'Vitamins', count: 3 }],
  brands: [{ name: 'Biogesic', count: 3 }],
  is_prescription: { yes: 1, no: 2 },
  in_stock: { yes: 3, no: 0 },
  price,
}
const counts = {
  products: 3,
  pharmacies: 1,
  doctors: 0,
  hospitals: 0,
  clinics: 0,
  laboratories: 0,
  veterinarians: 0,
}
const answer = { data: [row], total: 3, current_page: 1, last_page: 2, facets, ...counts }

/** Answers every call of a loader with one row that fits all lists. */
const context: LoaderContext = { call: (() => Promise.resolve(answer)) as unknown as LoaderContext['call'] }

async function page(path: string) {
  const found = await visit(routes, { url: `http://shop.test${path}`, context })
  if (found.kind === 'redirect') throw new Error(`${path} leads elsewhere`)
  const nothing = () => {}
  return renderToStaticMarkup(
    <Document css="" state="{}">
      <App store={createStore()} origin="http://shop.test">
        <Site
          location={{ pathname: path, search: '', hash: '', state: null, key: 'default' }}
          navigator={{
            createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
            push: nothing,
            replace: nothing,
            go: nothing,
          }}
          page={found.kind === 'page' ? found : { error: found.error }}
          Layout={Layout}
          ErrorPage={ErrorPage}
        />
      </App>
    </Document>,
  )
}

const decoded = (text: string) =>
  text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&').trim()

/** What people read or hear: texts and the attributes that are said. */
function readIn(html: string): string[] {
  const shown = html.replace(/<(script|style|noscript)[\s\S]*?<\/\1>/g, '')
  return [
    ...[...shown.matchAll(/>([^<>]+)</g)].map(([, text]) => text ?? ''),
    ...[...shown.matchAll(/ (?:aria-label|title|placeholder|alt)="([^"]*)"/g)].map(([, text]) => text ?? ''),
  ].map(decoded)
}

const PAGES = [
  '/browse/products',
  '/browse/pharmacies',
  '/browse/doctors',
  '/browse/facilities',
  '/browse/facilities/clinics',
  '/search/products/paracetamol',
  '/login',
  '/register',
  '/forgot-password',
  '/how-it-works',
  '/become-a-seller',
  '/register/pre-register',
  '/contact-us',
  '/faq',
  '/events',
  '/track-your-order',
  '/my-medicines',
  '/cart',
  '/no/such/page',
]
const areas = import.meta.glob<Record<string, unknown>>('../../../../common/src/messages/*.ts', {
  eager: true,
})
const declared = Object.values(areas)
  .flatMap((area) => Object.values(area) as { texts?: { en: string; fil: string } }[])
  .flatMap(({ texts }) => texts ?? [])
const filipino = new Set(declared.map(({ fil }) => fil))
const english = new Set(declared.map(({ en }) => en).filter((text) => !filipino.has(text)))

describe('pages rendered on the server', () => {
  it('are compared with all messages', () => expect(english.size).toBeGreaterThan(900))

  it.each(PAGES)('%s in Filipino shows no text in English that has a Filipino', async (path) => {
    const html = await inFilipino(() => page(path))
    expect(html).toContain('<html lang="fil-PH">')
    expect(html).toContain('Lumaktaw sa nilalaman')
    expect(readIn(html).filter((text) => english.has(text))).toEqual([])
  })

  it('keeps two pages that are made at the same time apart', async () => {
    const [fil, en] = await Promise.all([inFilipino(() => page('/login')), page('/login')])
    expect(fil).toContain('Nakalimutan ang password?')
    expect(en).toContain('Forgot your password?')
    expect(en).toContain('<html lang="en-PH">')
    expect(readIn(en).filter((text) => text === 'Mag-log in')).toEqual([])
  })

  it('offers the other language on both', async () => {
    expect(await page('/login')).toMatch(/<form action="\/language"><button [^>]*lang="fil"/)
    expect(await inFilipino(() => page('/login'))).toMatch(/<form action="\/language"><button [^>]*lang="en"/)
  })
})
