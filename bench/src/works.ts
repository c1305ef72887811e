/** One kind of work to measure, and what the design asks of it. */
export interface Work {
  name: string
  /** Addresses that are asked in turn. */
  paths: string[]
  /** True: each request differs, so that no kept answer serves it. */
  isFresh: boolean
  /** Requests a second at ten connections, and milliseconds at p97.5. */
  budget?: { rate: number; ms: number }
  accept?: string
  /** How the answer may travel; as it is where nothing is said. */
  encoding?: string
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
  return [
    { name: 'product list of 50', paths: list, isFresh: true, budget: { rate: 2_000, ms: 15 } },
    {
      name: 'product list of 50, kept answer',
      paths: list,
      isFresh: false,
      budget: { rate: 15_000, ms: 15 },
    },
    // what browsers ask for: the client reads a tenth of the bytes
    { name: 'product list of 50, brotli', paths: list, isFresh: true, encoding: 'br' },
    { name: 'the same, kept answer', paths: list, isFresh: false, encoding: 'br' },
    { name: 'category list of 50', paths: categoryPaths, isFresh: true, budget: { rate: 1_000, ms: 25 } },
    {
      name: 'keyword search with facets',
      paths: words.map(search),
      isFresh: true,
      budget: { rate: 400, ms: 40 },
    },
    { name: 'search by name, strength and form', paths: typed.map(search), isFresh: true },
    {
      name: 'search with a typing mistake',
      paths: TYPOS.map(search),
      isFresh: true,
      budget: { rate: 1, ms: 60 },
    },
    // what nobody has: the most that a search can cost
    {
      name: 'search of 200 random letters',
      paths: counted(NONSENSE).map(() => search(nonsense())),
      isFresh: true,
    },
    {
      name: 'the broad word "tablet"',
      paths: [search('tablet')],
      isFresh: true,
      budget: { rate: 200, ms: 70 },
    },
    { name: 'product detail', paths: details, isFresh: true, budget: { rate: 2_000, ms: 15 } },
    { name: 'offers of a product', paths: details.map((path) => `${path}/offers`), isFresh: true },
    {
      name: 'suggestions',
      paths: words.map((word) => `/api/products/suggest?keyword=${encodeURIComponent(word.slice(0, 4))}`),
      isFresh: true,
    },
    { name: 'home page, HTML', paths: ['/'], isFresh: false, accept: 'text/html' },
    { name: 'product list, HTML', paths: ['/browse/products'], isFresh: false, accept: 'text/html' },
    {
      name: 'product pages, HTML',
      paths: cards.slice(0, 200).map(({ id, slug }) => `/browse/products/${slug}/${id}`),
      isFresh: false,
      accept: 'text/html',
    },
  ]
}

const counted = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const distinct = (texts: string[]) => [...new Set(texts)]
