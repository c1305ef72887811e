import { paths } from '../lib/paths'
import { word } from '../lib/language/words'

/** A list of places that words ask for. */
export interface Place {
  name: string
  to: string
}

const PLACES: readonly { asked: RegExp; name: string; to: () => string }[] = [
  {
    asked: /\b(open|bukas|24 ?(hours?|hrs?|oras|7))\b/,
    name: word('Pharmacies open now'),
    to: () => paths.pharmacies({ open_now: 'true' }),
  },
  {
    asked:
      /\b(pharmac(y|ies)|botika|drug ?stores?|near( ?(me|by|est))?|malapit|open now|24 ?(hours?|hrs?|oras))\b/,
    name: word('All pharmacies'),
    to: () => paths.pharmacies(),
  },
  {
    asked: /\b(doctors?|doktora?|\w+logist|pediatrician|dentist|derma)\b/,
    name: word('All doctors'),
    to: () => paths.doctors(),
  },
  {
    asked: /\b(hospitals?|ospital|emergency)\b/,
    name: word('Hospitals'),
    to: () => paths.facilityList('hospitals'),
  },
  { asked: /\b(clinics?|klinika)\b/, name: word('Clinics'), to: () => paths.facilityList('clinics') },
  {
    asked: /\b(lab(orator(y|ies)|oratoryo)?|x-?rays?|ultrasound|cbc)\b/,
    name: word('Laboratories'),
    to: () => paths.facilityList('laboratories'),
  },
  {
    asked: /\b(vets?|veterinarians?|beterinaryo)\b/,
    name: word('Veterinarians'),
    to: () => paths.facilityList('veterinarians'),
  },
]

/** Lists of places that words such as "pharmacy near me" ask for, and no product has. */
export const placesIn = (keyword: string): Place[] =>
  PLACES.filter(({ asked }) => asked.test(keyword.toLowerCase())).map(({ name, to }) => ({ name, to: to() }))
