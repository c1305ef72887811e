/** One kind of work to measure, and what the design asks of it. */
export interface Work {
  name: string
  /** Addresses that are asked in turn. */
  paths: string[]
  /** True: each request differs, so that no kept answer serves it. */
  isFresh: boolean
  /** Requests a second at ten connections, and milliseconds at p95. */
  budget?: { rate: number; ms: number }
  /** Also measured with 200 connections. */
  isCrowded?: boolean
  accept?: string
  /** How the answer may travel; as it is where nothing is said. */
  encoding?: string
  headers?: Record<string, string>
  /** Work of more than one request; false when there is no more of it to do. */
  call?: () => Promise<boolean>
}

interface Card {
  id: number
  slug: string
  name: string
  generic_name: string | null
  strength: string | null
  dosage_form: string | null
}

interface Page {
  data: Card[]
  last_page: number
}

/** Pages of the catalogue that words are taken from: the most popular products, and some of every part. */
const POPULAR_PAGES = 4
const SPREAD_PAGES = 12

const NONSENSE = 200
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** 200 letters in words of three to nine, other ones each time. */
function nonsense(): string {
  let text = ''
  while (text.length < 200) {
    const length = 3 + Math.floor(Math.random() * 7)
    text += `${Array.from({ length }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join('')} `
  }
  return text.slice(0, 200).trim()
}

const TYPOS = [
  'amoxicilin',
  'losartan potasium',
  'metfromin',
  'ibuprofin',
  'atorvastatn',
  'omeprazol',
  'ceftriaxon',
  'amlodipin',
]

/** What shoppers do, with real names from the catalogue that is there. */
export async function worksOn(url: string): Promise<Work[]> {
  const read = async <T>(path: string) => (await (await fetch(url + path)).json()) as T
  const pageOf = (page: number) => read<Page>(`/api/products?per_page=100&page=${page}&filter=relevance`)
  const { last_page: last } = await pageOf(1)
  const popular = await Promise.all(counted(POPULAR_PAGES).map((page) => pageOf(page)))
  const cards = popular.flatMap(({ data }) => data)
  if (cards.length === 0)
    throw new Error('There is nothing to buy here: start with demo data, or import some.')
  const spread: Card[] = []
  // one after another: pages far down are the catalogue's slowest
  for (const part of counted(SPREAD_PAGES))
    spread.push(...(await pageOf(Math.max(1, Math.floor((part * last) / SPREAD_PAGES)))).data)
  const { data: categories } = await read<{ data: { id: number }[] }>('/api/categories?per_page=100')
  const firstWord = ({ generic_name: generic, name }: Card) => (generic ?? name).split(/[\s,(]/)[0] ?? ''
  const words = distinct([...cards, ...spread].map(firstWord)).filter((word) => word.length > 3)
  const typed = distinct(
    [...cards, ...spread]
      .filter(({ generic_name: generic, strength }) => generic && strength)
      .map((card) => [firstWord(card), card.strength, card.dosage_form].filter(Boolean).join(' ')),
  )
  const search = (keyword: string) =>
    `/api/products/search?keyword=${encodeURIComponent(keyword)}&per_page=50`
  const categoryPaths = categories.map(({ id }) => `/api/products/category-products?id=${id}&per_page=50`)
  const list = ['/api/products?per_page=50']
  const details = cards.map(({ id }) => `/api/products/${id}`)
  const fresh = (name: string, paths: string[], budget?: Work['budget'], isCrowded = false): Work => ({
    name,
    paths,
    isFresh: true,
    isCrowded,
    ...(budget && { budget }),
  })
  const kept = (name: string, paths: string[], budget?: Work['budget']): Work => ({
    ...fresh(name, paths, budget),
    isFresh: false,
  })
  const html = (name: string, paths: string[]): Work => ({ ...kept(name, paths), accept: 'text/html' })
  const pairs = words.map((word, at) => `${word} ${words[(at + 1) % words.length]?.slice(0, 6) ?? ''}`)
  const near = '&filter=nearest&lat=14.599&lng=120.984'
  const pharmacies = (await read<{ data: { id: number; slug: string }[] }>('/api/pharmacies?per_page=100'))
    .data
  return [
    fresh('product list of 50', list, { rate: 2_000, ms: 15 }, true),
    kept('product list of 50, kept', list, { rate: 15_000, ms: 15 }),
    { ...fresh('product list of 50, brotli', list), encoding: 'br' },
    fresh(
      'product list of 50, nearest',
      list.map((path) => path + near),
    ),
    fresh('category of 50 with facets', categoryPaths, { rate: 2_000, ms: 15 }, true),
    fresh('search, one word', words.map(search), { rate: 1_000, ms: 25 }, true),
    kept('search, one word, kept', words.slice(0, 20).map(search)),
    fresh('search, name, strength, form', typed.map(search), { rate: 1_000, ms: 25 }),
    fresh('search, two words', pairs.map(search)),
    fresh('search, typo', TYPOS.map(search), { rate: 670, ms: 38 }),
    fresh('search, broad word "tablet"', [search('tablet')], { rate: 400, ms: 50 }),
    fresh(
      'search, nonsense of 200 letters',
      counted(NONSENSE).map(() => search(nonsense())),
    ),
    fresh(
      'search, nearest',
      words.map((word) => search(word) + near),
    ),
    fresh(
      'suggestions',
      words.map((word) => `/api/products/suggest?keyword=${encodeURIComponent(word.slice(0, 4))}`),
    ),
    fresh('product', details, { rate: 4_000, ms: 15 }, true),
    fresh(
      'offers of a product',
      details.map((path) => `${path}/offers`),
    ),
    fresh(
      'pharmacy',
      pharmacies.map(({ id }) => `/api/pharmacies/${id}`),
    ),
    fresh(
      'products of a pharmacy',
      pharmacies.map(({ id }) => `/api/products/pharmacy-products/${id}?per_page=50`),
    ),
    html('home page, HTML', ['/']),
    html('product list, HTML', ['/browse/products']),
    html(
      'product pages, HTML',
      cards.slice(0, 200).map(({ id, slug }) => `/browse/products/${slug}/${id}`),
    ),
  ]
}

const counted = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const distinct = (texts: string[]) => [...new Set(texts)]
