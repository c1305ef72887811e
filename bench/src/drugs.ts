// What the check for dangerous drugs says of whole price lists and registers, and how fast: `npx tsx bench/src/drugs.ts
// list.csv register.csv.gz`. Columns are known by their headings. Each name that was refused or held is printed with its
// count, for a person to look over: a lawful one among them is a false alarm.
import { type DrugFacts, judgeDrug } from '../../server/src/catalogue/dangerous-drugs/judge'
import { openTable } from '../../server/src/ingest/table'

const COLUMNS: Readonly<Record<string, keyof DrugFacts>> = {
  name: 'name',
  drug_name: 'name',
  product_name: 'name',
  generic_name: 'generic_name',
  brand: 'brand',
  brand_name: 'brand',
  strength: 'strength',
  dosage_form: 'dosage_form',
  pack_size: 'pack_size',
  manufacturer: 'manufacturer',
  description: 'description',
}

const factsOf = (row: Readonly<Record<string, string>>): DrugFacts =>
  Object.fromEntries(
    Object.entries(row).flatMap(([heading, text]) => (COLUMNS[heading] ? [[COLUMNS[heading], text]] : [])),
  )
const genericOf = (facts: DrugFacts) => (facts.generic_name || facts.name || '').trim().toLowerCase()
const oneIn = (part: number, all: number) => (part === 0 ? 'none' : `1 in ${Math.round(all / part)}`)

for (const file of process.argv.slice(2)) {
  const table = await openTable(file, new Map())
  const rows: DrugFacts[] = []
  for await (const { row } of table.rows) if (row) rows.push(factsOf(row))

  const start = performance.now()
  const verdicts = rows.map((facts) => judgeDrug(facts))
  const seconds = (performance.now() - start) / 1_000

  const generics = { all: new Set(rows.map(genericOf)), refused: new Set<string>(), held: new Set<string>() }
  const counts = { refused: 0, held: 0 }
  const words = new Map<string, number>()
  for (const [at, verdict] of verdicts.entries()) {
    if (!verdict) continue
    counts[verdict.outcome]++
    generics[verdict.outcome].add(genericOf(rows[at] ?? {}))
    const word = `${verdict.outcome.padEnd(8)}${verdict.field}: ${verdict.written} – ${verdict.drug.name} (${verdict.drug.schedule})`
    words.set(word, (words.get(word) ?? 0) + 1)
  }
  console.log(`${file}: ${rows.length} rows, ${Math.round(rows.length / seconds)} rows/s`)
  for (const outcome of ['refused', 'held'] as const)
    console.log(
      `  ${outcome}: ${counts[outcome]} rows (${oneIn(counts[outcome], rows.length)}), ` +
        `${generics[outcome].size} of ${generics.all.size} generic names (${oneIn(generics[outcome].size, generics.all.size)})`,
    )
  for (const [word, count] of [...words].sort((one, other) => other[1] - one[1]))
    console.log(`  ${String(count).padStart(6)}  ${word}`)
}
