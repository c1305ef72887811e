const QUERIES = [
  'paracetamol 500',
  'amoxicilin',
  'losartan potasium 50mg',
  'salbutamol',
  'antacids',
  'gout',
  'losartan zzzzqq',
  'rivotril',
]

interface Found {
  data: { name: string; brand: string | null; lowest_price: number | null; offers_count: number }[]
  total: number
  total_is_capped?: boolean
  search?: {
    searched: string
    corrections: { typed: string; searched: string; kind: string }[]
    suggestions: { keyword: string }[]
    unknown_words: string[]
    refused: { name: string }[]
  }
}

/** How the words were read, in a line. */
function saidOf(read: Found['search']): string {
  if (!read) return ''
  const said = [
    ['corrected', read.corrections.map((one) => `${one.typed} → ${one.searched} (${one.kind})`)],
    ['unknown', read.unknown_words],
    ['offered', read.suggestions.map(({ keyword }) => keyword)],
    ['not sold online', read.refused.map(({ name }) => name)],
  ] as const
  return said
    .flatMap(([what, words]) => (words.length > 0 ? [`; ${what}: ${words.join(', ')}`] : []))
    .join('')
}

/** What comes first for the words that shoppers type. */
export async function showQueries(url: string, queries: string[] = QUERIES): Promise<void> {
  for (const query of queries) {
    const path = `/api/products/search?keyword=${encodeURIComponent(query)}&per_page=10`
    const started = performance.now()
    const found = (await (await fetch(url + path)).json()) as Found
    const time = (performance.now() - started).toFixed(1)
    console.log(
      `\n“${query}”: ${found.total}${found.total_is_capped ? '+' : ''} found in ${time} ms${saidOf(found.search)}`,
    )
    for (const [index, { name, brand, lowest_price, offers_count }] of found.data.slice(0, 5).entries()) {
      const price = lowest_price === null ? '' : `from ₱${lowest_price.toFixed(2)}`
      console.log(
        `  ${index + 1}. ${name}${brand ? ` (${brand})` : ''} — ${price} in ${offers_count} pharmacies`,
      )
    }
  }
}
