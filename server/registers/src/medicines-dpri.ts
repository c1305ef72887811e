import { formatPesos } from '@botika/common/centavos'
import { plain } from '@botika/common/products/words'
import { shelfOf } from './shelves'
import { sentenceCase } from './titles'
import type { CsvRow, Register } from './register'

const AMOUNT = '\\d[\\d,.]*\\s*(?:mg|mcg|g|kg|ml|l|iu|%|meq|mmol|units?|ku|mu|u|cfu|pfu|mbq|mci|kcal|lf)\\b'
// the generic ends where the first amount, or words that lead to one, begin
const STRENGTH = new RegExp(`(?:\\(?equiv[.,]? to |elemental )?(?:${AMOUNT}|\\d[\\d.,]*\\s*%)`, 'i')
const PIECES: Readonly<Record<string, string>> = { tablet: 'tablet', capsule: 'capsule', sachet: 'sachet' }
const WITHOUT_PRESCRIPTION =
  /^(paracetamol|ibuprofen|cetirizine|loratadine|lagundi|sambong|ascorbic|oral rehydration|zinc|aluminum hydroxide|loperamide|carbocisteine|povidone|calamine|bisacodyl|multivitamin|mebendazole|guaifenesin)/i

/** The Drug Price Reference Index of the Department of Health: generic names with strength and form in one. */
export const medicinesDpri: Register<'products'> = {
  title: 'Drug Price Reference Index (DOH)',
  kind: 'products',
  columns: ['drug_name', 'price_median_php'],
  read(row) {
    const text = row['drug_name']
    if (!text) return { skip: 'no name' }
    const { generic, strength, form, pack } = parts(text)
    const isPrescription = !WITHOUT_PRESCRIPTION.test(generic) || /inject|infus|vial|ampul/i.test(form ?? '')
    const facts = {
      importKey: `dpri:${plain(text)}`,
      generic: sentenceCase(generic),
      brand: null,
      strength,
      form,
      maker: null,
      pack,
      unitCount: 1,
      registration: null,
      isPrescription,
      isRegisteredWithout: !isPrescription,
      description: pricesOf(row),
      path: shelfOf({ classes: '', generic, form: form ?? '', route: '', isPrescription }),
    }
    return { facts }
  },
}

/** `Acetylcysteine 200 mg/mL, 25 mL Solution for Injection Bottle` in its parts. */
function parts(text: string) {
  const at = STRENGTH.exec(text)?.index ?? -1
  if (at <= 0) return { generic: text, strength: null, form: null, pack: null }
  const generic = text.slice(0, at).replace(/[\s,(]+$/, '')
  const rest = text.slice(at)
  // where the last amount, with what it is counted by and its brackets, has ended
  const form =
    /(?:^|[\s,)])((?:[A-Z][a-z]|tablet|capsule|chewable|oral|eye|ear|nasal|enteric|solution|suspension|for |film|powder|syrup|cream|vial|ampul)[^\d]*)$/.exec(
      rest,
    )
  const amounts = (form ? rest.slice(0, rest.length - (form[1]?.length ?? 0)) : rest).replace(/[\s,]+$/, '')
  const [strength = '', ...sizes] = amounts.split(/,\s+/)
  const formName = form?.[1]?.trim() ?? null
  const piece = Object.keys(PIECES).find((name) => formName?.toLowerCase().includes(name))
  return {
    generic,
    strength: balanced(strength) || null,
    form: formName,
    pack: sizes.length > 0 ? sizes.join(', ') : piece ? `1 ${piece}` : null,
  }
}

/** Without a bracket that was opened or closed elsewhere. */
const balanced = (text: string) => (/^\(.*\)$/.test(text) ? text.slice(1, -1) : text)

function pricesOf(row: CsvRow): string {
  const [lowest, median, highest] = ['price_lowest_php', 'price_median_php', 'price_highest_php'].map(
    (name) => Number.parseFloat(row[name] ?? ''),
  )
  if (!median || !Number.isFinite(median)) return ''
  const range = lowest && highest ? ` (${formatPesos(lowest)} to ${formatPesos(highest)})` : ''
  return `Hospitals paid ${formatPesos(median)} a piece in the Drug Price Reference Index${range}.`
}
