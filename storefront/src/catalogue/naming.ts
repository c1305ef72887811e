import type { ProductCard } from '@botika/common/products/schema'

type Names = Pick<ProductCard, 'name' | 'generic_name' | 'brand' | 'strength' | 'dosage_form' | 'pack_size'>

const has = (text: string, fact: string) => text.toLowerCase().includes(fact.toLowerCase())

/** A medicine's generic name and strength come first, its brand second (RA 6675). */
export function namesOf({ name, generic_name, brand, strength, dosage_form, pack_size }: Names) {
  const unlessNamed = (fact: string | null) => (fact && has(name, fact) ? null : fact)
  if (!generic_name) return named(name, unlessNamed(brand), unlessNamed(pack_size))
  const withStrength = strength && !has(generic_name, strength) ? `${generic_name} ${strength}` : generic_name
  const first =
    dosage_form && !has(withStrength, dosage_form)
      ? `${withStrength} ${dosage_form.toLowerCase()}`
      : withStrength
  return named(first, brand, pack_size)
}

const named = (first: string, brand: string | null, pack: string | null) => ({
  first,
  second: [brand, pack].filter(Boolean).join(' · '),
  brand,
  pack,
})
