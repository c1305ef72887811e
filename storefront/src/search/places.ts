import type { Label } from '@botika/common/messages/message'
import * as search from '@botika/common/messages/search'
import * as ui from '@botika/common/messages/ui'
import { paths } from '../lib/paths'

/** A list of places that words ask for. */
export interface Place {
  name: Label
  to: string
}

const PLACES: readonly { asked: RegExp; name: Label; to: () => string }[] = [
  {
    asked: /\b(open|bukas|24 ?(hours?|hrs?|oras|7))\b/,
    name: search.pharmaciesOpenNow,
    to: () => paths.pharmacies({ open_now: 'true' }),
  },
  {
    asked:
      /\b(pharmac(y|ies)|botika|drug ?stores?|near( ?(me|by|est))?|malapit|open now|24 ?(hours?|hrs?|oras))\b/,
    name: ui.allPharmacies,
    to: () => paths.pharmacies(),
  },
  {
    asked: /\b(doctors?|doktora?|\w+logist|pediatrician|dentist|derma)\b/,
    name: ui.allDoctors,
    to: () => paths.doctors(),
  },
  {
    asked: /\b(hospitals?|ospital|emergency)\b/,
    name: ui.hospitals,
    to: () => paths.facilityList('hospitals'),
  },
  { asked: /\b(clinics?|klinika)\b/, name: ui.clinics, to: () => paths.facilityList('clinics') },
  {
    asked: /\b(lab(orator(y|ies)|oratoryo)?|x-?rays?|ultrasound|cbc)\b/,
    name: ui.laboratories,
    to: () => paths.facilityList('laboratories'),
  },
  {
    asked: /\b(vets?|veterinarians?|beterinaryo)\b/,
    name: ui.veterinarians,
    to: () => paths.facilityList('veterinarians'),
  },
]

/** Lists of places that words such as "pharmacy near me" ask for, and no product has. */
export const placesIn = (keyword: string): Place[] =>
  PLACES.filter(({ asked }) => asked.test(keyword.toLowerCase())).map(({ name, to }) => ({ name, to: to() }))
