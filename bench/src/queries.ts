const QUERIES = ['paracetamol 500', 'amoxicilin', 'losartan potasium 50mg', 'salbutamol']

interface Found {
  data: { name: string; brand: string | null; lowest_price: number | null; offers_count: number }[]
  total: number
  total_is_capped?: boolean
  corrected_keyword?: string
}

/** What comes first for the words that shoppers type. */
export async function showQueries(url: string, queries: string[] = QUERIES): Promise<void> {
  for (const query of queries) {
    const path = `/api/products/search?keyword=${encodeURIComponent(query)}&per_page=10`
    const started = performance.now()
    const found = (await (await fetch(url + path)).json()) as Found
    const time = (performance.now() - started).toFixed(1)
    const instead = found.corrected_keyword ? `, showing “${found.corrected_keyword}”` : ''
    console.log(
      `\n“${query}”: ${found.total}${found.total_is_capped ? '+' : ''} found in ${time} ms${instead}`,
    )
    for (const [index, { name, brand, lowest_price, offers_count }] of found.data.slice(0, 5).entries()) {
      const price = lowest_price === null ? '' : `from ₱${lowest_price.toFixed(2)}`
      console.log(
        `  ${index + 1}. ${name}${brand ? ` (${brand})` : ''} — ${price} in ${offers_count} pharmacies`,
      )
    }
  }
}
