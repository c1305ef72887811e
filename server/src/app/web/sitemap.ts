import { LISTED_PAGES } from '@botika/common/pages'
import { slugOf } from '@botika/common/slug'
import type { Extent, Kind, Listed, SitemapRepository } from './sitemap-repository'

type Names = Listed['names']

// names without a letter or digit have an empty slug; an address still needs its part
const part = ({ id, name }: Names[number]) => `${encodeURIComponent(slugOf(name) || '-')}/${id}`

const under = (folder: string) => (names: Names) => `${folder}/${names.map(part).join('/')}`
const CATEGORIES = '/browse/products/categories'

const ADDRESSES: Record<Kind, (names: Names) => string> = {
  categories: under(CATEGORIES),
  subcategories: (names) => `${CATEGORIES}/${names.map(part).join('/subcategories/')}`,
  products: under('/browse/products'),
  pharmacies: under('/browse/pharmacies'),
  doctors: under('/browse/doctors'),
  hospitals: under('/browse/facilities/hospitals'),
  clinics: under('/browse/facilities/clinics'),
  laboratories: under('/browse/facilities/laboratories'),
  veterinarians: under('/browse/facilities/veterinarians'),
  news: under('/news'),
  events: under('/events'),
}
const KINDS = Object.keys(ADDRESSES) as Kind[]

const PAGES = [
  '/',
  '/browse/products',
  '/browse/pharmacies',
  '/browse/doctors',
  '/browse/facilities',
  '/browse/facilities/hospitals',
  '/browse/facilities/clinics',
  '/browse/facilities/laboratories',
  '/browse/facilities/veterinarians',
  '/news',
  '/events',
  '/about-us',
  '/my-medicines',
  '/track-your-order',
  ...LISTED_PAGES,
]

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const MOST_ID = 2_147_483_647

interface Needs {
  repository: SitemapRepository
  /** Public address of the site, without a slash at its end. */
  origin: string
  /** Ids that one file spans, so that it lists no more than the 50,000 that the format allows. */
  perFile?: number
  perRead?: number
}

/** Lists every public page for search engines, in files by kind that are written while they are read. */
export function sitemaps({ repository, origin, perFile = 50_000, perRead = 1_000 }: Needs) {
  const entry = (tag: 'url' | 'sitemap', path: string, changedAt: Date | null) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<${tag}><loc>${escaped(origin + path)}</loc>${changed}</${tag}>\n`
  }

  async function* index(): AsyncGenerator<string> {
    const entries = [entry('sitemap', '/sitemaps/pages.xml', null)]
    for (const kind of KINDS) {
      const { highest } = await repository.extent(kind, { above: 0, upTo: MOST_ID })
      for (let file = 1; (file - 1) * perFile < highest; file++) {
        const { changedAt, highest: there }: Extent = await repository.extent(kind, rangeOf(file))
        if (there > 0) entries.push(entry('sitemap', `/sitemaps/${kind}-${file}.xml`, changedAt))
      }
    }
    // whole or not at all: what was sent as 200 could only be cut off where the database goes away
    yield `${HEAD}<sitemapindex ${SPACE}>\n${entries.join('')}</sitemapindex>\n`
  }

  async function* records(kind: Kind, file: number): AsyncGenerator<string> {
    yield `${HEAD}<urlset ${SPACE}>\n`
    const { above, upTo } = rangeOf(file)
    for (let last = above; ;) {
      const rows = await repository.rows(kind, { above: last, upTo, limit: perRead })
      if (rows.length > 0)
        yield rows.map(({ names, changedAt }) => entry('url', ADDRESSES[kind](names), changedAt)).join('')
      last = rows.at(-1)?.id ?? upTo
      if (rows.length < perRead) break
    }
    yield '</urlset>\n'
  }

  const rangeOf = (file: number) => ({ above: (file - 1) * perFile, upTo: file * perFile })

  async function* pages(): AsyncGenerator<string> {
    yield `${HEAD}<urlset ${SPACE}>\n${PAGES.map((path) => entry('url', path, null)).join('')}</urlset>\n`
  }

  return {
    index,
    pages,
    /** The file of that name, for example `products-2`; null where there is no such file. */
    file(name: string): AsyncGenerator<string> | null {
      const [, kind, number] = /^([a-z]+)-([1-9]\d{0,4})$/.exec(name) ?? []
      return isKind(kind) && Number(number) * perFile <= MOST_ID ? records(kind, Number(number)) : null
    },
  }
}

const isKind = (name: string | undefined): name is Kind =>
  name !== undefined && Object.hasOwn(ADDRESSES, name)

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
